import { isPortalError } from './portal-error.ts';

/**
 * The code by which the backend refused a call: the domain code where there is one; undefined for any other error. Use
 * it where a form has a place to say what the code means.
 */
export const refusalOf = (error: unknown): string | undefined => {
  if (!isPortalError(error) || error.kind !== 'self-service') return undefined;
  const { code, subCode } = error as { code?: string; subCode?: string };
  return subCode ?? code;
};

/** Whether a refusal's sentence is all there is to say: nothing is gained by trying the same again. */
export const saysAll = (error: object): boolean => 'saysAll' in error && error.saysAll === true;

/** Whether the same again would fail again: a missing right, what is not there, and a refusal whose sentence says all. */
export const isFinal = (error: Error & { readonly status?: unknown }): boolean =>
  [403, 404].includes(Number(error.status)) || saysAll(error);
