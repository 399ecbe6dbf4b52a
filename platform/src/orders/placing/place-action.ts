import type { PlacedOrder } from 'shared/contracts/placed-order';
import { actionKey, type OrderAction, type OrderCall } from '../actions/order-action.ts';
import { expectedChanges } from './order-changes.ts';
import { placeOrder } from './place-order.ts';

/**
 * Places the order of an action, with its expected changes. Undefined if the requested state already exists.
 *
 * @throws ApiProblem if the order is refused
 */
export async function placeAction(
  action: OrderAction,
  call: OrderCall<unknown>,
): Promise<PlacedOrder | undefined> {
  const before = await action.state(call.transaction, call.subscription.subscription_id);
  const order = await action.order(call);
  if (!order) return undefined;
  const changes = await expectedChanges(action, call, order, before);
  return placeOrder(call, actionKey(action), order, changes);
}
