import * as z from 'zod/mini';
import { MAX_VIEW_NAME } from './text-limits.ts';
import { customerQueryShape, data, idSchema, shownText } from './wire.ts';

/** Maximum number of saved views per user and customer. */
export const MAX_SUBSCRIPTION_VIEWS = 20;

/** A user's saved search, filters, sort order and columns of the subscriptions overview. */
export const subscriptionViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The query string of the overview's address, without the question mark. */
  query: z.string(),
  /** Whether the overview opens with it. At most one view per user. */
  isDefault: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** Query of all calls about views: the user's own, at one customer. */
export const subscriptionViewsQuery = z.object(customerQueryShape);

/** Response of `GET /self-service-api/subscription-views`, by name. */
export const subscriptionViewsAnswer = data(z.object({ views: z.array(subscriptionViewSchema) }));

/**
 * Body of `POST /self-service-api/subscription-views`, and of `PUT …/{viewId}`, which replaces the whole
 * view. Names are unique, ignoring case: `SubscriptionViewNameTaken`. Takes an Idempotency-Key.
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
