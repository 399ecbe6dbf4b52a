import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../database/tables/people.ts';
import { verifyPassword } from '../hashing/passwords.ts';
import { startOwnAttempt, type Attempt } from '../limits/attempt-limit.ts';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';

/**
 * Counts an attempt at the current password before checking it, so that somebody at an unlocked screen cannot guess
 * more often than at sign-in. Attempts of strangers at sign-in do not count here: a signed-in person can always change
 * the password. Call it before the transaction, because a rollback would undo the count.
 *
 * @throws ApiProblem 429
 */
export async function startOwnPasswordCheck({ db }: ApiContext, request: FastifyRequest): Promise<Attempt> {
  const attempt = await startOwnAttempt(db, callerOf(request));
  if (!attempt.allowed) throw new ApiProblem(429, 'TooManyRequests');
  return attempt;
}

/** @throws ApiProblem `InvalidPassword` if it is not the person's current one */
export async function requirePassword(person: Selectable<UsersTable>, password: string): Promise<void> {
  if (!(await verifyPassword(person.password_hash, password, 'signed-in')))
    throw argumentError('InvalidPassword');
}
