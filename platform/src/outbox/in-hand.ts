import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Work of the relay that several processes share, one piece to a transaction, skipping what another has in hand. */
export type SharedWork =
  | 'message delivery'
  | 'password reset request'
  | 'order progress'
  | 'usage alert'
  | 'notification message';

const lockOf = (work: SharedWork) => sql`hashtextextended(${work}, 0)`;

/** Says that a piece of this work is in hand, for as long as the transaction is open. */
export async function holdInHand(transaction: Transaction<Database>, work: SharedWork): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(work)})`.execute(transaction);
}

/**
 * Does what there is of a work, and waits for what other processes have in hand of it. What was asked for before the
 * call is then done; `doWaiting` alone would skip what somebody else is just doing.
 */
export async function doAll(
  db: Kysely<Database>,
  work: SharedWork,
  doWaiting: () => Promise<void>,
): Promise<void> {
  // Twice: what was in hand may have come back, because the process that had it was killed.
  for (let pass = 1; pass <= 2; pass += 1) {
    await doWaiting();
    await db
      .transaction()
      .execute(transaction => sql`select pg_advisory_xact_lock(${lockOf(work)})`.execute(transaction));
  }
}
