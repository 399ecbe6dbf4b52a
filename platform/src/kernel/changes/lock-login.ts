import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Serializes requests that claim the same e-mail address as a login, whether or not it exists yet. */
export async function lockLogin(transaction: Transaction<Database>, email: string): Promise<void> {
  const subject = `login ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
}
