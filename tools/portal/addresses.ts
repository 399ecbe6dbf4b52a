/** Addresses on this machine; the platform's settings define port base and offsets. */

/** The application sub-path: every address of the portal starts with it. */
export const applicationPath = '/selvbetjening';

/** The origin on this machine at the port base plus an offset. */
export const localOrigin = (base: number, offset: number): string =>
  `http://localhost:${String(base + offset)}`;
