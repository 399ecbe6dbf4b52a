import * as z from 'zod/mini';
import { previewChangeSchema } from './order-preview.ts';
import { ORDER_STATUSES, orderRowSchema } from './order.ts';
import { data, dateSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** A field before and after, as in an order preview. */
export const orderChangeSchema = previewChangeSchema;
export type OrderChange = z.infer<typeof orderChangeSchema>;

/** When an order reached a status. Intermediate statuses that were not observed are missing. */
export const orderStepSchema = z.object({
  status: openEnum(ORDER_STATUSES),
  at: timestampSchema,
  /** The person who placed or cancelled it. */
  by: text,
});
export type OrderStep = z.infer<typeof orderStepSchema>;

/** Tracking of the order's shipment. */
export const orderTrackingSchema = z.object({ carrier: z.string(), number: z.string(), url: z.string() });
export type OrderTracking = z.infer<typeof orderTrackingSchema>;

/** One order in full (ORD-015). */
export const orderDetailsSchema = z.extend(orderRowSchema, {
  /** Name of the billing account `accountId`; missing in responses of older releases. */
  accountName: text,
  /** Effective date in Denmark; missing for orders made outside the portal. */
  effectiveDate: z.optional(z.nullable(dateSchema)),
  changes: z.array(orderChangeSchema),
  steps: z.array(orderStepSchema),
  tracking: z.optional(z.nullable(orderTrackingSchema)),
  /** Id of the call that placed it, for customer service. */
  correlationId: text,
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/**
 * Response of `GET /self-service-api/orders/{orderId}`, with or without a contract. Home-office orders are
 * not found for a customer that may not view them (CUST-025).
 */
export const orderDetailsAnswer = data(z.object({ order: orderDetailsSchema }));
