import * as z from 'zod/mini';
import { ORDER_STATUSES } from './order.ts';
import { data, dateSchema, idSchema, openEnum } from './wire.ts';

/**
 * Answer 202 of every call that orders a change: the order is on its way and has changed nothing yet. It shows in the
 * order history, and the change when it is `Completed`, at the earliest on `effectiveDate`.
 */
export const placedOrderSchema = z.object({
  orderId: idSchema,
  status: openEnum(ORDER_STATUSES),
  effectiveDate: dateSchema,
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
export const placedOrderAnswer = data(placedOrderSchema);
