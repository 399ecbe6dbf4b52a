import * as z from 'zod/mini';
import { previewChangeSchema } from './order-preview.ts';
import { ORDER_STATUSES, orderRowSchema } from './order.ts';
import { data, dateSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** A field before and after, as in the preview of an order. */
export const orderChangeSchema = previewChangeSchema;
export type OrderChange = z.infer<typeof orderChangeSchema>;

/** When an order came to a status. Statuses that it went through while nobody looked are left out. */
export const orderStepSchema = z.object({
  status: openEnum(ORDER_STATUSES),
  at: timestampSchema,
  /** The person who placed or cancelled it. */
  by: text,
});
export type OrderStep = z.infer<typeof orderStepSchema>;

/** Where what an order sends is. */
export const orderTrackingSchema = z.object({ carrier: z.string(), number: z.string(), url: z.string() });
export type OrderTracking = z.infer<typeof orderTrackingSchema>;

/** One order in full (ORD-015). */
export const orderDetailsSchema = z.extend(orderRowSchema, {
  /** Of the billing account `accountId`; missing in answers of older releases. */
  accountName: text,
  /** The day in Denmark from which it counts; missing for orders that the portal did not make. */
  effectiveDate: z.optional(z.nullable(dateSchema)),
  changes: z.array(orderChangeSchema),
  steps: z.array(orderStepSchema),
  tracking: z.optional(z.nullable(orderTrackingSchema)),
  /** What customer service finds the call by in which it was placed. */
  correlationId: text,
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/**
 * Answer of `GET /self-service-api/orders/{orderId}`, with a contract or without. What belongs to home offices is not there
 * for a customer that may not view its orders (CUST-025).
 */
export const orderDetailsAnswer = data(z.object({ order: orderDetailsSchema }));
