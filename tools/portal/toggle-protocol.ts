import { UserFacingError } from 'shared/node/user-facing-error';
import { toggleProtocols, type ToggleProtocol } from 'shared/settings/toggle-protocol';

/**
 * Reads `PORTAL_TOGGLE_PROTOCOL`: the toggle protocol of the portal on this machine; default http. On real hosts only
 * the settings define it. Throws a UserFacingError on an unknown protocol.
 */
export const toggleProtocolFrom = (value: string | undefined): ToggleProtocol | undefined => {
  if (value === undefined || value === '') return undefined;
  const protocol = toggleProtocols.find(each => each === value);
  if (protocol) return protocol;
  throw new UserFacingError(
    `PORTAL_TOGGLE_PROTOCOL is "${value}", but it has to be one of ${toggleProtocols.join(', ')}.`,
  );
};
