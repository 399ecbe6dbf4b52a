import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** The id of the person with this e-mail. Throws if there is none. */
export async function userIdOf(db: Kysely<Database>, email: string): Promise<string> {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return user_id;
}
