import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../database/tables/people.ts';
import { verifyPassword } from '../hashing/passwords.ts';
import { startOwnAttempt } from '../limits/attempt-limit.ts';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';

interface PasswordCheck {
  /** @throws ApiProblem `InvalidPassword` if it was wrong, or if the password has changed since */
  require(person: Pick<Selectable<UsersTable>, 'password_hash'>): void;
  /** Resets the count of attempts. */
  succeeded(): Promise<void>;
}

/**
 * Checks the caller's current password; `require` gives the result to the transaction that needs it. Attempts are
 * counted first, so that somebody at an unlocked screen cannot guess more often than at sign-in. Attempts of strangers
 * at sign-in do not count here: a signed-in person can always change the password. Call it before the transaction:
 * hashing is slow on purpose and would block the database, and a rollback would undo the count.
 *
 * @throws ApiProblem 429
 */
export async function checkOwnPassword(
  { db }: ApiContext,
  request: FastifyRequest,
  password: string,
): Promise<PasswordCheck> {
  const userId = callerOf(request);
  const attempt = await startOwnAttempt(db, userId);
  if (!attempt.allowed) throw new ApiProblem(429, 'TooManyRequests');
  const person = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  const isRight = person !== undefined && (await verifyPassword(person.password_hash, password, 'signed-in'));
  return {
    require({ password_hash }) {
      if (!isRight || password_hash !== person.password_hash) throw argumentError('InvalidPassword');
    },
    succeeded: () => attempt.succeeded(),
  };
}
