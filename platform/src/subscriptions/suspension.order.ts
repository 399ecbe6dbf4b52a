import { SUSPENSION_REASONS, suspensionBody } from 'shared/contracts/suspension';
import * as z from 'zod/mini';
import { argumentError } from '../kernel/api-problem.ts';
import { orderAction, type StoredOrder } from '../orders/order-action.ts';

/** What an order makes of the status, from what. */
const changes = {
  Suspension: { from: 'Active', to: 'Suspended' },
  Reactivation: { from: 'Suspended', to: 'Active' },
} as const;

/** Suspends a subscription, or opens it again (CTRL-001). */
export const suspension = orderAction({
  method: 'PUT',
  endpoint: 'suspension',
  summary: 'Suspend a subscription, or open it again',
  action: 'Suspension',
  body: suspensionBody,
  details: z.object({ reason: z.optional(z.enum(SUSPENSION_REASONS)) }),
  order({ subscription, data }) {
    const type = data.action === 'Suspend' ? 'Suspension' : 'Reactivation';
    if (subscription.status !== changes[type].from) throw argumentError('SubscriptionActionNotAllowed');
    const details = data.action === 'Suspend' ? { reason: data.reason } : {};
    return Promise.resolve({ type, details, effectiveDate: data.effectiveDate });
  },
  effect: ({ type, ...order }) => changeStatus(order, changes[type === 'Suspension' ? type : 'Reactivation']),
  state: (transaction, subscriptionId) =>
    transaction
      .selectFrom('subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .select('status')
      .executeTakeFirstOrThrow(),
  example: { action: 'Suspend', reason: 'Lost' },
});

/** Customer support may have closed or ended the subscription while the order was on its way. */
async function changeStatus(
  { transaction, subscriptionId }: Omit<StoredOrder, 'type'>,
  { from, to }: (typeof changes)[keyof typeof changes],
) {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ status: to })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'done' : { failed: 'SubscriptionActionNotAllowed' as const };
}
