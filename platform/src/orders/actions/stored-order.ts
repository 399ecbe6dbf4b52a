import type { Selectable, Transaction } from 'kysely';
import type { OrdersTable } from '../../database/tables/orders.ts';
import type { Database } from '../../database/tables.ts';
import { danishDay } from '../../time/danish-day.ts';
import type { StoredOrder } from './order-action.ts';

/** An order as its action receives it; undefined for an order without a subscription. */
export function storedOrder(
  transaction: Transaction<Database>,
  order: Selectable<OrdersTable>,
  now: Date,
): StoredOrder | undefined {
  if (order.subscription_id === null) return undefined;
  return {
    transaction,
    now,
    type: order.type,
    orderId: order.order_id,
    customerId: order.customer_id,
    subscriptionId: order.subscription_id,
    orderedBy: order.created_by_id,
    correlationId: order.correlation_id ?? order.order_id,
    effectiveDate: order.effective_date ?? danishDay(order.created_at),
  };
}
