/**
 * Where everything listens. One number, `PORTAL_PORT_BASE`, moves all of it, so that two instances run side by
 * side on one machine.
 */
import { UserFacingError } from 'platform/user-facing-error';

/** The application sub-path: every address of the portal starts with it. */
export const applicationPath = '/selvbetjening';

/** Offsets of the platform's services from the base. */
export const serviceOffsets = {
  identity: 100,
  api: 200,
  toggles: 300,
  payments: 400,
  collector: 500,
  control: 900,
} as const;

const highestOffset = 900;
const defaultBase = 4000;

/** Reads `PORTAL_PORT_BASE`; not set means 4000. Throws a UserFacingError when it is not a usable port. */
export const portBaseFrom = (value: string | undefined): number => {
  if (value === undefined || value === '') return defaultBase;
  const base = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  const highest = 65_535 - highestOffset;
  if (base >= 1024 && base <= highest) return base;
  throw new UserFacingError(
    `PORTAL_PORT_BASE is "${value}", but it has to be a whole number from 1024 to ${String(highest)}.`,
  );
};

/** The origin of whatever listens at the base plus an offset on this machine. */
export const localOrigin = (base: number, offset: number): string =>
  `http://localhost:${String(base + offset)}`;
