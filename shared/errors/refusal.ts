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

/** Whether an error is a response with one of these HTTP statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof Error && 'status' in error && statuses.includes(Number(error.status));

/** Whether an error's message is complete on its own, because a retry would fail again. */
export const saysAll = (error: object): boolean => 'saysAll' in error && error.saysAll === true;

/**
 * Whether a retry would fail again: a missing right, a missing record, or a refusal whose message is complete
 * on its own.
 */
export const isFinal = (error: Error): boolean => hasStatus(error, 403, 404) || saysAll(error);
