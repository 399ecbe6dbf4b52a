import { portingSchema } from 'shared/contracts/new-subscription';
import * as z from 'zod/mini';
import { removeAttachmentsOf } from '../attachments/keep-attachment.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { CarriedOut, StoredOrder } from '../orders/order-action.ts';
import { lockSubscriptionRow } from '../orders/lock-subscription-row.ts';

/** What the order keeps: where the card goes, which card of the customer's own has to come back, and whence the number comes. */
const details = z.object({
  shipment: z.optional(z.unknown()),
  porting: z.optional(portingSchema),
  cardInHand: z.optional(z.object({ icc: z.string(), puk_code: z.nullable(z.string()) })),
});
export type NewSubscriptionDetails = z.infer<typeof details>;

/** What an order of a new subscription does: it becomes active, or is taken away again with all that belongs to it. */
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
    // Whoever is ordering something for it comes first, and is seen below, or finds it gone.
    await lockSubscriptionRow(transaction, subscriptionId);
    const others = await transaction
      .selectFrom('orders')
      .where('subscription_id', '=', subscriptionId)
      .where('order_id', '<>', orderId)
      .select('order_id')
      .executeTakeFirst();
    // What was ordered for it since would go with it, untold.
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
