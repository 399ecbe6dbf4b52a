import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../database/tables-domain.ts';
import { verifyPassword } from '../hashing/passwords.ts';
import { startOwnAttempt, type Attempt } from '../limits/attempt-limit.ts';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/guard.ts';

/**
 * Counts a try at the present password before it is judged: whoever found an open page guesses no further here than
 * at sign-in. What strangers try there counts for nothing here: a person who is signed in can always change the
 * password. Call it before the transaction, which takes back what is refused.
 *
 * @throws ApiProblem 429
 */
export async function startOwnPasswordCheck({ db }: ApiContext, request: FastifyRequest): Promise<Attempt> {
  const attempt = await startOwnAttempt(db, callerOf(request));
  if (!attempt.allowed) throw new ApiProblem(429, 'TooManyRequests');
  return attempt;
}

/** @throws ApiProblem `InvalidPassword` when it is not the person's present one */
export async function requirePassword(person: Selectable<UsersTable>, password: string): Promise<void> {
  if (!(await verifyPassword(person.password_hash, password, 'signed-in')))
    throw argumentError('InvalidPassword');
}
