import { exampleOrderBody } from 'shared/contracts/example-order';
import { orderAction } from '../../../orders/order-action.ts';
import { isActive } from '../../../subscriptions/is-active.ts';

/** Orders another text on the invoice: say here what is ordered, and for whom it is. */
export const exampleOrder = orderAction({
  method: 'PUT',
  endpoint: 'example-order',
  summary: 'Example order of a subscription',
  action: 'UserDetails',
  body: exampleOrderBody,
  details: exampleOrderBody.shape.data,
  order: ({ data }) => Promise.resolve({ type: 'ChangeSubscription', details: data }),
  async effect({ transaction, subscriptionId }, { invoiceNote }) {
    if (!(await isActive(transaction, subscriptionId))) return { failed: 'SubscriptionActionNotAllowed' };
    await transaction
      .updateTable('subscriptions')
      .set({ invoice_note: invoiceNote })
      .where('subscription_id', '=', subscriptionId)
      .execute();
    return 'done';
  },
  state: (transaction, subscriptionId) =>
    transaction
      .selectFrom('subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .select('invoice_note as invoiceNote')
      .executeTakeFirstOrThrow(),
  example: { invoiceNote: 'Afdeling 4' },
});
