import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';

/** Rows with a due time, processed one per transaction. */
export interface DueWork<Row> {
  /** Takes and locks the next due row, skipping rows locked by other processes. */
  take: (transaction: Transaction<Database>, now: Date) => Promise<Row | undefined>;
  /** Processes the row, and records the outcome and the next due time. */
  carryOut: (transaction: Transaction<Database>, row: Row, now: Date) => Promise<void>;
  /** Called in a new transaction, after the row's own transaction was rolled back. */
  recordFailure: (row: Row, error: unknown, now: Date) => Promise<void>;
}

/**
 * Processes due rows one by one. A killed process leaves all or none of a row's changes; several processes may run this
 * concurrently.
 *
 * @param signal stops it after the current row; the rest is processed after the next start
 */
export async function processDueRows<Row>(
  context: { db: Kysely<Database>; clock: Pick<Clock, 'now'> },
  work: DueWork<Row>,
  signal?: AbortSignal,
): Promise<void> {
  let found = true;
  while (found && signal?.aborted !== true) found = await doNext(context.db, work, context.clock.now());
}

async function doNext<Row>(db: Kysely<Database>, work: DueWork<Row>, now: Date): Promise<boolean> {
  let row: Row | undefined;
  try {
    return await db.transaction().execute(async transaction => {
      row = await work.take(transaction, now);
      if (row === undefined) return false;
      await work.carryOut(transaction, row, now);
      return true;
    });
  } catch (error) {
    if (row === undefined) throw error;
    await work.recordFailure(row, error, now);
    return true;
  }
}
