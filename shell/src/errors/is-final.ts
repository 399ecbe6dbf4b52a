import { saysAll } from 'shared/errors/error-texts';
import { refusalOf } from 'shared/errors/refusal';

/** Whether the same again would fail again: a missing right, what is not there, and a refusal whose sentence says all. */
export const isFinal = (error: Error & { readonly status?: unknown }): boolean =>
  [403, 404].includes(Number(error.status)) || saysAll(refusalOf(error) ?? '');
