import * as z from 'zod/mini';
import { subscriptionSchema } from './subscription.ts';
import { SUBSCRIPTION_LIMITS as limits } from './text-limits.ts';
import { customerQueryShape, data, emailSchema, shownText } from './wire.ts';

const line = (maximum: number) => z.nullable(shownText(maximum));

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}` (CTRL-018), for administrators: the
 * subscription's user, and the customer's own text on the invoice. Null or empty removes a value. Takes an
 * Idempotency-Key and If-Match with the subscription's `version` in quotes, `If-Match: "3"`; returns the
 * subscription.
 *
 * Errors: 412 `StaleVersion` after a concurrent update.
 */
export const subscriptionSettingsBody = data(
  z.object({
    firstName: line(limits.firstName),
    lastName: line(limits.lastName),
    email: z.nullable(z.union([z.literal(''), emailSchema])),
    employeeId: line(limits.employeeId),
    invoiceNote: line(limits.invoiceNote),
  }),
);
export type SubscriptionSettings = z.infer<typeof subscriptionSettingsBody>['data'];
export const subscriptionSettingsQuery = z.object(customerQueryShape);
export const subscriptionSettingsAnswer = data(z.object({ subscription: subscriptionSchema }));
