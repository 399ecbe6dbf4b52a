import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Relay work shared by several processes: one item per transaction, skipping items locked by others. */
export type SharedWork =
  | 'message delivery'
  | 'password reset request'
  | 'order progress'
  | 'usage alert'
  | 'notification message';

const lockOf = (work: SharedWork) => sql`hashtextextended(${work}, 0)`;

/** Marks an item of this work as being processed until the transaction ends. */
export async function lockSharedWork(transaction: Transaction<Database>, work: SharedWork): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(work)})`.execute(transaction);
}

/**
 * Processes all waiting work, and waits for items that other processes are working on. Everything requested before the
 * call is then done; `processWaiting` alone would skip those items.
 */
export async function processAll(
  db: Kysely<Database>,
  work: SharedWork,
  processWaiting: () => Promise<void>,
): Promise<void> {
  // Twice, because an item returns to the queue if the process working on it is killed.
  for (let pass = 1; pass <= 2; pass += 1) {
    await processWaiting();
    await db
      .transaction()
      .execute(transaction => sql`select pg_advisory_xact_lock(${lockOf(work)})`.execute(transaction));
  }
}
