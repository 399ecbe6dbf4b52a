import type { DomainCode } from 'shared/contracts/api-error';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { updateSearchText } from '../subscription-model/update-search-text.ts';
import { esimCard, newEsim } from './esim-card.ts';
import { takeBlankCard } from './hold-blank-card.ts';

/** The SIM card that carries a subscription's number. */
export function mainSimCard(db: Kysely<Database>, subscriptionId: string) {
  return db
    .selectFrom('sim_cards')
    .where('subscription_id', '=', subscriptionId)
    .where('is_main', '=', true)
    .selectAll()
    .executeTakeFirst();
}

/** The replacement of a main card. */
export interface NewMainCard {
  icc: string;
  puk_code: string | null;
  service_code: string;
  name: string;
}

/** Replaces the main card, also in the search text. The old card number is never used again. */
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
  await updateSearchText(transaction, subscriptionId);
}

/**
 * Moves a subscription to a blank card that was reserved for it, and ends its eSIM. Returns the reason if this is no
 * longer possible.
 */
export async function moveToBlankCard(
  transaction: Transaction<Database>,
  subscriptionId: string,
  icc: string,
): Promise<DomainCode | undefined> {
  const old = await mainSimCard(transaction, subscriptionId);
  if (!old) return 'SubscriptionActionNotAllowed';
  const card = await takeBlankCard(transaction, icc);
  if (!card) return 'IccNotAvailable';
  await transaction.deleteFrom('esims').where('subscription_id', '=', subscriptionId).execute();
  await replaceMainCard(transaction, subscriptionId, old, {
    icc,
    puk_code: card.puk_code,
    service_code: 'SIM',
    name: 'Simkort',
  });
  return undefined;
}

/** Moves a subscription to an eSIM that is not installed yet. Until it is, the subscription has no working card. */
export async function moveToNewEsim(
  transaction: Transaction<Database>,
  subscriptionId: string,
  icc: string,
  now: Date,
): Promise<void> {
  const old = await mainSimCard(transaction, subscriptionId);
  if (!old) return;
  const esim = newEsim(icc, now);
  await transaction
    .insertInto('esims')
    .values({ subscription_id: subscriptionId, ...esim })
    .onConflict(conflict => conflict.column('subscription_id').doUpdateSet(esim))
    .execute();
  await replaceMainCard(transaction, subscriptionId, old, { icc, puk_code: esim.puk_code, ...esimCard });
}
