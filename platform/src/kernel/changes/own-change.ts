import type { Selectable, Transaction } from 'kysely';
import type { UsersTable } from '../../database/tables/people.ts';
import type { Database } from '../../database/tables.ts';
import { unauthorized } from '../api-problem.ts';
import type { ApiContext } from '../api.ts';

/** Context of a change to a person's own profile: the person before the change, time and transaction. */
export interface OwnChange {
  transaction: Transaction<Database>;
  context: ApiContext;
  /** The person before the change. The row is locked, so that changes by the same person run one after the other. */
  person: Selectable<UsersTable>;
  correlationId: string;
  now: Date;
}

/**
 * The person, locked until the transaction ends.
 *
 * @throws ApiProblem 401 if they have been deleted since they signed in
 */
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
