import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The SIM card that a subscription's number is on. */
export function mainSimCard(transaction: Transaction<Database>, subscriptionId: string) {
  return transaction
    .selectFrom('sim_cards')
    .where('subscription_id', '=', subscriptionId)
    .where('is_main', '=', true)
    .selectAll()
    .executeTakeFirst();
}

/** What takes the place of a main card. */
export interface NewMainCard {
  icc: string;
  puk_code: string | null;
  service_code: string;
  name: string;
}

/** Puts another card in the place of the main one, also for the search. The old number is never used again. */
export async function replaceMainCard(
  transaction: Transaction<Database>,
  subscriptionId: string,
  old: { icc: string },
  card: NewMainCard,
): Promise<void> {
  await transaction.updateTable('sim_cards').set(card).where('icc', '=', old.icc).execute();
  await transaction
    .insertInto('blank_sim_cards')
    .values({ icc: old.icc, puk_code: null, is_available: false })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({ search_text: sql`replace(search_text, ${old.icc}, ${card.icc})` })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
