import { isPortalError } from './portal-error.ts';

/**
 * The code of a backend refusal: the domain code if there is one; undefined for any other error. Use it to
 * explain the code within a form.
 */
export const refusalOf = (error: unknown): string | undefined => {
  if (!isPortalError(error) || error.kind !== 'self-service') return undefined;
  const { code, subCode } = error as { code?: string; subCode?: string };
  return subCode ?? code;
};

/** Whether an error's message is complete on its own, because a retry would fail again. */
export const saysAll = (error: object): boolean => 'saysAll' in error && error.saysAll === true;

/**
 * Whether a retry would fail again: a missing right, a missing record, or a refusal whose message is complete
 * on its own.
 */
export const isFinal = (error: Error & { readonly status?: unknown }): boolean =>
  [403, 404].includes(Number(error.status)) || saysAll(error);
