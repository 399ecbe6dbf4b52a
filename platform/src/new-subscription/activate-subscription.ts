import { portingSchema } from 'shared/contracts/new-subscription';
import * as z from 'zod/mini';
import { removeAttachmentsOf } from '../attachments/keep-attachment.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { CarriedOut, StoredOrder } from '../orders/actions/order-action.ts';
import { lockSubscriptionRow } from '../orders/actions/lock-subscription-row.ts';

/**
 * Details stored with the order: shipment address, porting, and the customer's own card, which is returned when the
 * order is cancelled.
 */
const details = z.object({
  shipment: z.optional(z.unknown()),
  porting: z.optional(portingSchema),
  cardInHand: z.optional(z.object({ icc: z.string(), puk_code: z.nullable(z.string()) })),
});
export type NewSubscriptionDetails = z.infer<typeof details>;

/**
 * The effect of an order for a new subscription: activates it or, when cancelled, deletes it with everything that
 * belongs to it.
 */
export const activateSubscription: CarriedOut = {
  method: 'POST',
  endpoint: 'new',
  details,
  async effect({ transaction, subscriptionId }) {
    await transaction
      .updateTable('subscriptions')
      .set({ status: 'Active' })
      .where('subscription_id', '=', subscriptionId)
      .where('status', '=', 'Reserved')
      .execute();
    return 'done';
  },
  async takeBack({ transaction, orderId, subscriptionId }: StoredOrder, kept: unknown) {
    const { cardInHand } = z.parse(details, kept);
    // Waits for anyone placing an order for it: their order is then found below, or they find the subscription gone.
    await lockSubscriptionRow(transaction, subscriptionId);
    const others = await transaction
      .selectFrom('orders')
      .where('subscription_id', '=', subscriptionId)
      .where('order_id', '<>', orderId)
      .select('order_id')
      .executeTakeFirst();
    // Otherwise orders placed since would silently be deleted with it.
    if (others) throw argumentError('OrderCannotBeCancelled');
    await transaction
      .updateTable('orders')
      .set({ subscription_id: null })
      .where('order_id', '=', orderId)
      .execute();
    await transaction.deleteFrom('subscriptions').where('subscription_id', '=', subscriptionId).execute();
    await removeAttachmentsOf(transaction, orderId);
    if (cardInHand)
      await transaction
        .insertInto('blank_sim_cards')
        .values({ ...cardInHand, is_available: true })
        .execute();
  },
};
