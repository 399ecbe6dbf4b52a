/** Where everything listens on this machine: the platform's settings say the base and the offsets. */

/** The application sub-path: every address of the portal starts with it. */
export const applicationPath = '/selvbetjening';

/** The origin of whatever listens at the base plus an offset on this machine. */
export const localOrigin = (base: number, offset: number): string =>
  `http://localhost:${String(base + offset)}`;
