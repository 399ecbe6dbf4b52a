import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';

/** Rows that hold the moment at which something is done with them, one to a transaction. */
export interface DueWork<Row> {
  /** The next whose moment has come, locked; what another process has in hand is skipped. */
  take: (transaction: Transaction<Database>, now: Date) => Promise<Row | undefined>;
  /** Does it, and notes what became of it and when it is due again. */
  carryOut: (transaction: Transaction<Database>, row: Row, now: Date) => Promise<void>;
  /** In a transaction of its own: what was done of it was taken back. */
  noteFailure: (row: Row, error: unknown, now: Date) => Promise<void>;
}

/**
 * Does what is due, row by row. A kill leaves all that belongs to a row or none of it, and several processes may do so
 * at once.
 *
 * @param signal ends it after the row in hand: what is left is taken up at the next start
 */
export async function doDue<Row>(
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
    await work.noteFailure(row, error, now);
    return true;
  }
}
