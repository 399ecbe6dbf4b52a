import { SUBSCRIPTION_LIMITS } from '../contracts/text-limits.ts';
import { data, shownText } from '../contracts/wire.ts';
import * as z from 'zod/mini';
import { unlessActive, type SubscriptionOrder } from './subscription-order.ts';

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/example-order`, for administrators: orders another text
 * on the invoice. Takes an Idempotency-Key. Answers `placedOrderAnswer` with 202. Fields of the preview: `invoiceNote`.
 */
export const exampleOrderBody = data(
  z.object({ invoiceNote: shownText(SUBSCRIPTION_LIMITS.invoiceNote).check(z.minLength(1)) }),
);
export type ExampleOrderBody = z.infer<typeof exampleOrderBody>['data'];

/** Orders another text on the invoice: say here what is ordered, and for whom it is. */
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
