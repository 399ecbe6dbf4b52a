import type { OrderPreview } from 'shared/contracts/order-preview';
import { changesBetween } from 'shared/orders/changes-between';
import { argumentError } from '../../kernel/api-problem.ts';
import type { OrderAction, OrderCall } from '../actions/order-action.ts';
import { orderInCall } from './order-changes.ts';
import { effectiveDayOf } from './place-order.ts';

/**
 * Previews an order: applies it in a transaction that the caller rolls back, and returns the differences.
 *
 * @throws ApiProblem if the order would be rejected, or would fail today
 */
export async function previewOrder(action: OrderAction, call: OrderCall<unknown>): Promise<OrderPreview> {
  const { transaction, today, subscription } = call;
  const before = await action.state(transaction, subscription.subscription_id);
  const order = await action.order(call);
  if (!order) return { changes: [], ends: [], irreversible: [], notices: [], effectiveDate: today };
  const effectiveDate = effectiveDayOf(call, order);
  const notes = { ...order, ...(await action.notes?.(call, order)) };
  const result = await action.effect(orderInCall(call, order, effectiveDate), order.details);
  if (result !== 'done') throw argumentError(result.failed);
  const after = await action.state(transaction, subscription.subscription_id);
  const { price, ends = [], irreversible = [], notices = [] } = notes;
  const changes = changesBetween(before, after);
  return { ...(price && { price }), ends, irreversible, notices, effectiveDate, changes };
}
