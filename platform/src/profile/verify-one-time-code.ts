import { CODE_TRIES, type CodePurpose, type Verification } from 'shared/contracts/one-time-code';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { verify } from '../hashing/argon2id.ts';
import { ApiProblem, notFound } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';

/**
 * Checks an entered code. The row is locked, so that concurrent attempts are counted one by one. The correct code may
 * be sent again until it is used, in case the first answer was lost.
 *
 * @throws ApiProblem 404 for a code that is unknown, used, replaced or somebody else's
 */
export function verifyOneTimeCode(
  { db, clock }: ApiContext,
  userId: string,
  challengeId: string,
  code: string,
): Promise<Verification> {
  return db.transaction().execute(async transaction => {
    const row = await transaction
      .selectFrom('one_time_codes')
      .selectAll()
      .where('challenge_id', '=', challengeId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    const now = clock.now();
    if (row.expires_at <= now) return { outcome: 'Expired', attemptsLeft: 0 };
    if (row.tries >= CODE_TRIES) return { outcome: 'Burned', attemptsLeft: 0 };
    const isRight = await verify(row.code_hash, code);
    const tries = row.tries + (isRight ? 0 : 1);
    await transaction
      .updateTable('one_time_codes')
      .set(isRight ? { verified_at: now } : { tries })
      .where('challenge_id', '=', challengeId)
      .execute();
    const attemptsLeft = CODE_TRIES - tries;
    if (isRight) return { outcome: 'Verified', attemptsLeft };
    return { outcome: attemptsLeft === 0 ? 'Burned' : 'Wrong', attemptsLeft };
  });
}

/** The purpose of a verified code. */
export interface CodeUse {
  userId: string;
  challengeId: string;
  purpose: CodePurpose;
  destination: string;
}

/**
 * Consumes a verified code. Of two concurrent requests the second waits for the row lock and then finds it gone.
 *
 * @throws ApiProblem 400 `InvalidToken` for a code that is not verified, expired, used or for another purpose
 */
export async function takeVerifiedCode(
  transaction: Transaction<Database>,
  { userId, challengeId, purpose, destination }: CodeUse,
  now: Date,
): Promise<void> {
  const taken = await transaction
    .deleteFrom('one_time_codes')
    .where('challenge_id', '=', challengeId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('verified_at', 'is not', null)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', now)
    .returning('challenge_id')
    .executeTakeFirst();
  if (!taken) throw new ApiProblem(400, 'InvalidToken');
}
