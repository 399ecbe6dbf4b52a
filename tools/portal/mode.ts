import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Which mode the portal is in on this machine. At real hosts the settings say it. Offline mode is none of them: it is a build of its own, which
 * only `npm run dev:offline` makes.
 */
const portalModes = ['development', 'test', 'end-to-end'] as const;
export type PortalMode = (typeof portalModes)[number];

/** Reads `PORTAL_MODE`; throws a UserFacingError on any word that is not a mode. */
export const modeFrom = (value: string | undefined): PortalMode | undefined => {
  if (value === undefined || value === '') return undefined;
  const mode = portalModes.find(each => each === value);
  if (mode) return mode;
  throw new UserFacingError(`PORTAL_MODE is "${value}", but it has to be one of ${portalModes.join(', ')}.`);
};
