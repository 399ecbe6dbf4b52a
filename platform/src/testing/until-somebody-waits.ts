import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Resolves once some process waits for an advisory lock on this PostgreSQL database, or when the test is over. */
export async function untilSomebodyWaits(db: Kysely<Database>, signal: AbortSignal): Promise<void> {
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while (!signal.aborted && (await waiting.execute(db)).rows.length === 0);
}
