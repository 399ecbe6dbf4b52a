import { isPortalError, type PortalError } from '../errors/portal-error.ts';

/** What a page can say about a read that failed. */
export type FailureKind = 'forbidden' | 'not-found' | 'failed';

const statusOf = (error: PortalError): number | undefined =>
  'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Tells the answers that trying again does not change (403, 404) from the rest. */
export const failureKindOf = (error: unknown): FailureKind => {
  const status = isPortalError(error) ? statusOf(error) : undefined;
  if (status === 403) return 'forbidden';
  return status === 404 ? 'not-found' : 'failed';
};

/** The names of the properties that a data-parsing error could not understand (ERR-014). */
export const propertiesOf = (error: unknown): readonly string[] =>
  isPortalError(error) && 'properties' in error && Array.isArray(error.properties)
    ? error.properties.map(String)
    : [];
