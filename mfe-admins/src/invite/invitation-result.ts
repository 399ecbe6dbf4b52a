import type { Invitation } from 'shared/contracts/invitation';
import type { RecipientResult } from './recipients.ts';

const outcomes = {
  Unknown: 'created',
  Created: 'created',
  Resent: 'resent',
  Unchanged: 'unchanged',
} as const;

/** Error codes that mean that the person already has access. */
export const existingCodes: readonly string[] = [
  'SelfserviceUserAlreadyExists',
  'ExistingSuperadminCannotBeDowngraded',
];

export const resultOf = ({ outcome }: Pick<Invitation, 'outcome'>): RecipientResult => ({
  state: 'sent',
  outcome: outcomes[outcome],
});

/**
 * The result for one of several addresses. Rethrows what concerns all of them: the expired session, which the shell's
 * dialog handles, and errors of the portal itself.
 */
export const resultOfRefusal = (error: unknown): RecipientResult => {
  if (!(error instanceof Error) || !('kind' in error) || error.kind === 'unauthorized') throw error;
  if ('subCode' in error && existingCodes.some(code => code === error.subCode)) return { state: 'exists' };
  return { state: 'refused', reason: error.message };
};
