import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import type { SubscriptionStatus } from 'shared/contracts/subscription-kind';
import * as z from 'zod/mini';
import { orderEffect, type FinishingOrder } from '../order-effect.ts';

/** Suspends an active subscription. */
export const suspension = orderEffect(z.object({ reason: z.enum(SUSPENSION_REASONS) }), order =>
  changeStatus(order, 'Active', 'Suspended'),
);

/** Opens a suspended subscription again. */
export const reactivation = orderEffect(z.object({}), order => changeStatus(order, 'Suspended', 'Active'));

/** Customer support may have closed or ended the subscription while the order was on its way. */
async function changeStatus(
  { transaction, subscriptionId }: FinishingOrder,
  from: SubscriptionStatus,
  to: SubscriptionStatus,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ status: to })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? undefined : 'SubscriptionActionNotAllowed';
}
