import type { Invitation } from 'shared/contracts/invitation';
import type { RecipientResult } from './recipients.ts';

const outcomes = {
  Unknown: 'created',
  Created: 'created',
  Resent: 'resent',
  Unchanged: 'unchanged',
} as const;

/** Codes that say that the person has the access already. */
export const existingCodes: readonly string[] = [
  'SelfserviceUserAlreadyExists',
  'ExistingSuperadminCannotBeDowngraded',
];

export const resultOf = ({ outcome }: Pick<Invitation, 'outcome'>): RecipientResult => ({
  state: 'sent',
  outcome: outcomes[outcome],
});

/**
 * What to tell at one of several addresses. Throws what concerns all of them: the login that has run out, which
 * the shell's dialog handles, and faults of the portal itself.
 */
export const resultOfRefusal = (error: unknown): RecipientResult => {
  if (!(error instanceof Error) || !('kind' in error) || error.kind === 'unauthorized') throw error;
  if ('subCode' in error && existingCodes.some(code => code === error.subCode)) return { state: 'exists' };
  return { state: 'refused', reason: error.message };
};
