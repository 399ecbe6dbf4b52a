import * as z from 'zod/mini';
import { MAX_VIEW_NAME } from './text-limits.ts';
import { customerQueryShape, data, idSchema, shownText } from './wire.ts';

/** The most views that a person keeps for a customer. */
export const MAX_SUBSCRIPTION_VIEWS = 20;

/** The search, filters, order and columns of the subscriptions overview, kept under a name by a person. */
export const subscriptionViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What stands in the overview's address after the question mark. */
  query: z.string(),
  /** The overview begins with it. At most one view of a person is. */
  isDefault: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** Query of all calls about views: a person's own, at one customer. */
export const subscriptionViewsQuery = z.object(customerQueryShape);

/** Answer of `GET /self-service-api/subscription-views`, by name. */
export const subscriptionViewsAnswer = data(z.object({ views: z.array(subscriptionViewSchema) }));

/**
 * Body of `POST /self-service-api/subscription-views`, and of `PUT …/{viewId}`, which replaces the whole view. Names are
 * told apart without regard to capitals: `SubscriptionViewNameTaken`. Takes an Idempotency-Key.
 */
export const subscriptionViewBody = data(
  z.object({
    name: shownText(MAX_VIEW_NAME).check(z.minLength(1)),
    query: z.string().check(z.maxLength(20_000), z.regex(/^[\x21-\x7e]+$/)),
    isDefault: z.boolean(),
  }),
);
export type SubscriptionViewBody = z.infer<typeof subscriptionViewBody>['data'];

export const subscriptionViewAnswer = data(z.object({ view: subscriptionViewSchema }));
export const deletedViewAnswer = data(z.object({ viewId: idSchema }));
