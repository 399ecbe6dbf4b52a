import type { OrderPreview } from 'shared/contracts/order-preview';
import { argumentError } from '../kernel/api-problem.ts';
import type { OrderAction, OrderCall } from './order-action.ts';
import { effectiveDayOf } from './place-order.ts';

/**
 * What an order would do: carries it out, in a transaction that the caller takes back, and tells what is otherwise.
 *
 * @throws ApiProblem what the order would be refused for, or would fail for today
 */
export async function previewOrder(action: OrderAction, call: OrderCall<unknown>): Promise<OrderPreview> {
  const { transaction, customerId, now, today, subscription } = call;
  const subscriptionId = subscription.subscription_id;
  const before = await action.state(transaction, subscriptionId);
  const order = await action.order(call);
  const nothing = { changes: [], ends: [], irreversible: [], notices: [] };
  if (!order) return { ...nothing, effectiveDate: today };
  const effectiveDate = effectiveDayOf(call, order);
  const notes = await action.notes?.(call, order);
  const stored = {
    transaction,
    type: order.type,
    orderId: '',
    customerId,
    subscriptionId,
    effectiveDate,
    now,
  };
  const result = await action.effect(stored, order.details);
  if (result !== 'done') throw argumentError(result.failed);
  const after = await action.state(transaction, subscriptionId);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = fields
    .map(field => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
  return { ...nothing, ...notes, effectiveDate, changes };
}
