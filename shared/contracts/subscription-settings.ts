import * as z from 'zod/mini';
import { subscriptionSchema } from './subscription.ts';
import { customerQueryShape, data, shownText } from './wire.ts';

const line = (maximum: number) => z.nullable(shownText(maximum));

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}` (CTRL-018), for administrators: who uses the
 * subscription, and the customer's own text on the invoice. Null or empty takes a value away. Takes an
 * Idempotency-Key; answers the subscription.
 */
export const subscriptionSettingsBody = data(
  z.object({
    firstName: line(60),
    lastName: line(60),
    email: z.nullable(z.union([z.literal(''), z.email().check(z.maxLength(254))])),
    employeeId: line(30),
    invoiceNote: line(60),
  }),
);
export type SubscriptionSettings = z.infer<typeof subscriptionSettingsBody>['data'];
export const subscriptionSettingsQuery = z.object(customerQueryShape);
export const subscriptionSettingsAnswer = data(z.object({ subscription: subscriptionSchema }));
