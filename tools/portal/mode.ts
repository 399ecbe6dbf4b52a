import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * The mode of the portal on this machine. On real hosts the settings define it. Offline mode is not included: it is a
 * separate build, made only by `npm run dev:offline`.
 */
const portalModes = ['development', 'test', 'end-to-end'] as const;
export type PortalMode = (typeof portalModes)[number];

/** Reads `PORTAL_MODE`; throws a UserFacingError on an unknown mode. */
export const modeFrom = (value: string | undefined): PortalMode | undefined => {
  if (value === undefined || value === '') return undefined;
  const mode = portalModes.find(each => each === value);
  if (mode) return mode;
  throw new UserFacingError(`PORTAL_MODE is "${value}", but it has to be one of ${portalModes.join(', ')}.`);
};
