import type { Challenge } from 'shared/contracts/one-time-code';
import type { CodeRefusal } from './code-problem.ts';
import type { OwnProfileWrites } from './own-profile.writes.ts';
import { orRefused, type Outcome } from './use-own-change.ts';

/** Makes the change that a verified code is for; the API's word for a code that is for nothing is `InvalidToken`. */
export type ChangeByCode<Other> = (
  writes: OwnProfileWrites,
  challenge: Challenge,
) => Promise<Outcome<Other | 'InvalidToken'>>;

/** The code was not taken, or the change itself was refused. */
export type Refused<Other> =
  { readonly by: 'code'; readonly refusal: CodeRefusal } | { readonly by: 'change'; readonly code: Other };

const gone = { refused: { by: 'code', refusal: { outcome: 'Gone' } } } as const;

/** Checks the code and makes the change. Trying the same again is harmless: a right code stays right until it is used. */
export const verifyAndChange = async <Other extends string>(
  writes: OwnProfileWrites,
  challenge: Challenge,
  code: string,
  change: ChangeByCode<Other>,
): Promise<Outcome<Refused<Other>>> => {
  const tried = await writes.verifyCode(challenge.challengeId, code).catch(orRefused('NotFound'));
  if ('refused' in tried) return gone;
  const { outcome, attemptsLeft } = tried.verification;
  if (outcome !== 'Verified') return { refused: { by: 'code', refusal: { outcome, attemptsLeft } } };
  const changed = await change(writes, challenge);
  if ('user' in changed) return changed;
  return changed.refused === 'InvalidToken' ? gone : { refused: { by: 'change', code: changed.refused } };
};
