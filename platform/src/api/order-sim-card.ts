import type { PlacedOrder } from 'shared/contracts/placed-order';
import { placeOrder } from '../orders/place-order.ts';
import { subscriptionToChange } from '../orders/subscription-to-change.ts';
import { findRefusal } from '../sim-cards/find-refusal.ts';
import { mainSimCard } from '../sim-cards/main-sim-card.ts';
import { ApiProblem, argumentError } from './api-problem.ts';
import type { ChangeContext } from './change-context.ts';
import type { Tenant } from './guard.ts';

/** Orders another main SIM card for a subscription. The card is kept for the order: nobody else can order it. */
export async function orderSimCard(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
  { icc, code }: { icc: string; code: string },
): Promise<PlacedOrder> {
  const { transaction } = change;
  const subscription = await subscriptionToChange(change, tenant, subscriptionId, 'SimCards');
  const card = await mainSimCard(transaction, subscriptionId);
  if (card?.service_code !== code) throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: code');
  const kept = await transaction
    .updateTable('blank_sim_cards')
    .set({ is_available: false })
    .where('icc', '=', icc)
    .where('is_available', '=', true)
    .executeTakeFirst();
  // Of two calls for one card the second waits for the first here, and finds it gone.
  if (kept.numUpdatedRows !== 1n)
    throw argumentError((await findRefusal(transaction, icc)) ?? 'IccNotAvailable');
  return placeOrder(change, subscription, { type: 'ChangeSimCard', details: { icc } });
}
