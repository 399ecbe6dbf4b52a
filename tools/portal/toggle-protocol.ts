import { UserFacingError } from 'shared/node/user-facing-error';
import { toggleProtocols, type ToggleProtocol } from 'shared/settings/toggle-protocol';

/**
 * Reads `PORTAL_TOGGLE_PROTOCOL`: which of the protocols the portal speaks on this machine. Not set means http. At real hosts
 * the settings alone say it. Throws a UserFacingError on any word that is not a protocol.
 */
export const toggleProtocolFrom = (value: string | undefined): ToggleProtocol | undefined => {
  if (value === undefined || value === '') return undefined;
  const protocol = toggleProtocols.find(each => each === value);
  if (protocol) return protocol;
  throw new UserFacingError(
    `PORTAL_TOGGLE_PROTOCOL is "${value}", but it has to be one of ${toggleProtocols.join(', ')}.`,
  );
};
