import { SUBSCRIPTION_LIMITS } from '../contracts/text-limits.ts';
import { data, shownText } from '../contracts/wire.ts';
import * as z from 'zod/mini';
import { unlessActive, type SubscriptionOrder } from './subscription-order.ts';

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/example-order`, for administrators: orders a
 * different text on the invoice. Takes an Idempotency-Key. Returns `placedOrderAnswer` with 202. Preview
 * fields: `invoiceNote`.
 */
export const exampleOrderBody = data(
  z.object({ invoiceNote: shownText(SUBSCRIPTION_LIMITS.invoiceNote).check(z.minLength(1)) }),
);
export type ExampleOrderBody = z.infer<typeof exampleOrderBody>['data'];

/** Orders a different text on the invoice. Describe here what the order does and who needs it. */
export const exampleOrder: SubscriptionOrder<ExampleOrderBody> = {
  method: 'PUT',
  endpoint: 'example-order',
  summary: 'Example order of a subscription',
  action: 'UserDetails',
  body: exampleOrderBody,
  order: () => ({ type: 'ChangeSubscription' }),
  change: (subscription, { invoiceNote }) => unlessActive(subscription) ?? { invoiceNote },
  state: ({ invoiceNote }) => ({ invoiceNote }),
  example: { invoiceNote: 'Afdeling 4' },
};
