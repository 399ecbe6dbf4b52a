import { verify } from 'argon2';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../database/tables-domain.ts';
import { startAttempt, type Attempt } from '../identity/attempt-limit.ts';
import { ApiProblem, argumentError, unauthorized } from './api-problem.ts';
import type { ApiContext } from './api.ts';
import { callerOf } from './guard.ts';

/**
 * Counts a try at the present password as the sign-in page counts it, before it is judged: whoever found an open page
 * guesses no further here than there. Call it before the transaction, which takes back what is refused.
 *
 * @throws ApiProblem 429
 */
export async function startOwnPasswordCheck({ db }: ApiContext, request: FastifyRequest): Promise<Attempt> {
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', callerOf(request))
    .executeTakeFirst();
  if (!person) throw unauthorized();
  const attempt = await startAttempt(db, person.email, request.ip);
  if (!attempt.allowed) throw new ApiProblem(429, 'TooManyRequests');
  return attempt;
}

/** @throws ApiProblem `InvalidPassword` when it is not the person's present one */
export async function requirePassword(person: Selectable<UsersTable>, password: string): Promise<void> {
  if (!(await verify(person.password_hash, password))) throw argumentError('InvalidPassword');
}
