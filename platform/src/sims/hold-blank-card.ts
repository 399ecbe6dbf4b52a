import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { findRefusal } from './find-refusal.ts';

/**
 * Reserves a blank SIM card for an order, so that nobody else can order it.
 *
 * @throws ApiProblem 400 with the codes of a SIM number
 */
export async function holdBlankCard(transaction: Transaction<Database>, icc: string): Promise<void> {
  const kept = await transaction
    .updateTable('blank_sim_cards')
    .set({ is_available: false })
    .where('icc', '=', icc)
    .where('is_available', '=', true)
    .executeTakeFirst();
  // Of two concurrent requests for one card the second waits here for the first, and finds it gone.
  if (kept.numUpdatedRows !== 1n)
    throw argumentError((await findRefusal(transaction, icc)) ?? 'IccNotAvailable');
}

/** Releases it when the order is cancelled. */
export async function releaseBlankCard(transaction: Transaction<Database>, icc: string): Promise<void> {
  await transaction
    .updateTable('blank_sim_cards')
    .set({ is_available: true })
    .where('icc', '=', icc)
    .execute();
}

/** Removes it from the blank cards for good; undefined if it no longer exists. */
export function takeBlankCard(
  transaction: Transaction<Database>,
  icc: string,
): Promise<{ puk_code: string | null } | undefined> {
  return transaction
    .deleteFrom('blank_sim_cards')
    .where('icc', '=', icc)
    .returning('puk_code')
    .executeTakeFirst();
}
