import type { DataCardProduct } from 'shared/catalogue/data-cards';
import type { SwitchDataCard } from 'shared/contracts/data-card';
import { shipmentSchema } from 'shared/contracts/shipment';
import { whyNotSent } from 'shared/orders/data-cards';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { ApiProblem, refuse } from '../kernel/api-problem.ts';
import { newMatchingId } from '../sims/esim-activation.ts';
import { holdBlankCard, takeBlankCard } from '../sims/hold-blank-card.ts';
import { digits, newIcc } from '../sims/new-icc.ts';
import { updateSearchText } from '../subscription-model/update-search-text.ts';

/** The card an order adds to a subscription: a reserved blank one, or a new one. */
export const chosenCardSchema = z.object({
  icc: z.string(),
  isHeld: z.boolean(),
  shipment: z.optional(shipmentSchema),
});
export type ChosenCard = z.infer<typeof chosenCardSchema>;

/**
 * Chooses the card, and reserves it if the customer already has it.
 *
 * @throws ApiProblem 400 with the codes of shipments and of SIM numbers
 */
export async function chooseCard(
  transaction: Transaction<Database>,
  { simKind }: DataCardProduct,
  { icc, shipment }: SwitchDataCard,
): Promise<ChosenCard> {
  const isGiven = Boolean(icc) || Boolean(shipment);
  if ((simKind === 'Esim' && isGiven) || (icc && shipment))
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: icc, shipment');
  if (icc) {
    await holdBlankCard(transaction, icc);
    return { icc, isHeld: true };
  }
  if (simKind === 'Esim') return { icc: newIcc('Esim'), isHeld: false };
  refuse(whyNotSent(shipment));
  return { icc: newIcc('Physical'), isHeld: false, ...(shipment && { shipment }) };
}

/**
 * Adds the card to the subscription. An eSIM waits there until a device installs it. Returns false if the card is no
 * longer available.
 */
export async function putCard(
  transaction: Transaction<Database>,
  subscription: { subscription_id: string; local_number: string | null },
  product: DataCardProduct,
  { icc, isHeld }: ChosenCard,
): Promise<boolean> {
  const card = isHeld ? await takeBlankCard(transaction, icc) : { puk_code: digits(8) };
  if (!card) return false;
  const { subscription_id, local_number } = subscription;
  await transaction
    .insertInto('sim_cards')
    .values({
      icc,
      subscription_id,
      puk_code: card.puk_code,
      is_main: false,
      product_code: product.code,
      service_code: 'DATASIM',
      msisdn: `45${local_number ?? ''}`,
      name: product.simKind === 'Esim' ? 'Datakort på e-sim' : 'Datakort',
    })
    .execute();
  if (product.simKind === 'Esim')
    await transaction
      .insertInto('data_card_esims')
      .values({ icc, status: 'Ordered', matching_id: newMatchingId() })
      .execute();
  await updateSearchText(transaction, subscription_id);
  return true;
}

/** Removes a card from its subscription, also from the search text. Its number is never used again. */
export async function dropCard(
  transaction: Transaction<Database>,
  subscriptionId: string,
  icc: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sim_cards')
    .where('subscription_id', '=', subscriptionId)
    .where('icc', '=', icc)
    .where('is_main', '=', false)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return false;
  await transaction
    .insertInto('blank_sim_cards')
    .values({ icc, puk_code: null, is_available: false })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await updateSearchText(transaction, subscriptionId);
  return true;
}
