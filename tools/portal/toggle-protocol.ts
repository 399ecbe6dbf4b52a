import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Which of the toggle server's two protocols the portal speaks on this machine. Not set means http. At real hosts the
 * settings alone say it.
 */
const toggleProtocols = ['http', 'ws'] as const;
export type ToggleProtocol = (typeof toggleProtocols)[number];

/** Reads `PORTAL_TOGGLE_PROTOCOL`; throws a UserFacingError on any word that is not a protocol. */
export const toggleProtocolFrom = (value: string | undefined): ToggleProtocol | undefined => {
  if (value === undefined || value === '') return undefined;
  const protocol = toggleProtocols.find(each => each === value);
  if (protocol) return protocol;
  throw new UserFacingError(
    `PORTAL_TOGGLE_PROTOCOL is "${value}", but it has to be one of ${toggleProtocols.join(', ')}.`,
  );
};
