import * as z from 'zod/mini';
import { ORDER_STATUSES } from './order.ts';
import { data, dateSchema, idSchema, openEnum } from './wire.ts';

/**
 * Response 202 of every call that orders a change: the order is placed and nothing has changed yet. It
 * appears in the order history; the change is visible when it is `Completed`, at the earliest on
 * `effectiveDate`.
 */
export const placedOrderSchema = z.object({
  orderId: idSchema,
  status: openEnum(ORDER_STATUSES),
  effectiveDate: dateSchema,
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
export const placedOrderAnswer = data(placedOrderSchema);
