import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Makes those wait for each other who are about to get the same address as their login, whether it exists yet or not. */
export async function lockLogin(transaction: Transaction<Database>, email: string): Promise<void> {
  const subject = `login ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
}
