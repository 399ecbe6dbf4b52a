import { isPortalError } from 'shared/errors/portal-error';

/** The code by which the backend refused a call: the domain code where there is one; undefined for any other error. */
export const refusalOf = (error: unknown): string | undefined => {
  if (!isPortalError(error) || error.kind !== 'self-service') return undefined;
  const { code, subCode } = error as { code?: string; subCode?: string };
  return subCode ?? code;
};

/** For the end of a call: tells of one refusal that the page has an answer to, and passes every error on. */
export const tellIf =
  (code: string, onRefused: () => void) =>
  (error: unknown): never => {
    if (refusalOf(error) === code) onRefused();
    throw error;
  };
