import { sql, type Kysely, type Transaction } from 'kysely';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/tables.ts';

/**
 * Resolves when a process waits for a lock on this PostgreSQL database, or at the end of the test: for an advisory
 * lock, or for a row changed by another transaction (`transactionid`).
 */
export async function waitForLockWaiter(
  db: Kysely<Database>,
  signal: AbortSignal,
  lock: 'advisory' | 'transactionid' = 'advisory',
): Promise<void> {
  const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where locktype = ${lock} and not granted and datname = current_database()`;
  while (!signal.aborted && (await waiting.execute(db)).rows.length === 0);
}

/**
 * The result of something that starts while a transaction locks rows it needs; the transaction ends once it is waited
 * for. The embedded database runs one transaction after the other.
 */
export async function startWhileLocked<Result>(
  { db, kind }: OpenDatabase,
  signal: AbortSignal,
  hold: (transaction: Transaction<Database>) => Promise<unknown>,
  begin: () => Promise<Result>,
  lock: 'advisory' | 'transactionid' = 'transactionid',
): Promise<Result> {
  const { result } = await db.transaction().execute(async transaction => {
    await hold(transaction);
    const begun = begin();
    if (kind === 'postgres') await Promise.race([begun, waitForLockWaiter(db, signal, lock)]);
    // Wrapped, so that the transaction does not wait for it.
    return { result: begun };
  });
  return await result;
}
