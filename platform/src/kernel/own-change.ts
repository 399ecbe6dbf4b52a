import type { Selectable, Transaction } from 'kysely';
import type { UsersTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { unauthorized } from './api-problem.ts';
import type { ApiContext } from './api.ts';

/** What a change of one's own profile works with: whose it is, as they were, when, and in which transaction. */
export interface OwnChange {
  transaction: Transaction<Database>;
  context: ApiContext;
  /** The person before the change. The row is locked: two changes of one person wait for each other. */
  person: Selectable<UsersTable>;
  correlationId: string;
  now: Date;
}

/** The person, held until the transaction ends. @throws ApiProblem 401 when they were deleted since the sign-in */
export async function lockOwnPerson(
  transaction: Transaction<Database>,
  userId: string,
): Promise<Selectable<UsersTable>> {
  const person = await transaction
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw unauthorized();
  return person;
}
