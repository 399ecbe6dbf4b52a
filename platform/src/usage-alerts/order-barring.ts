import type { AlertBarring } from 'shared/contracts/usage-alert';
import { barringsOf } from 'shared/orders/barrings';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { createOrderCall } from '../orders/create-order-call.ts';
import { actionKey } from '../orders/order-action.ts';
import { expectedChanges } from '../orders/order-changes.ts';
import { placeOrder } from '../orders/place-order.ts';
import { barrings } from '../subscriptions/barrings.order.ts';
import type { BarringResult } from './alert-messages.ts';

/**
 * Orders a barring on behalf of the person, like the barring page: with history and undo. If they no longer have the
 * right, or the subscription does not allow it, nothing is ordered and the reason is returned.
 */
export async function orderBarring(
  change: ChangeContext,
  subscriptionId: string,
  code: AlertBarring,
): Promise<{ result: BarringResult; orderId?: string }> {
  try {
    const data = { barrings: [{ code, isActive: true }] };
    const call = await createOrderCall(change, barrings, { subscriptionId, data });
    const { services, barrings_limit: barringsLimit } = call.subscription;
    if (barringsOf({ services, barringsLimit }).some(each => each.code === code && each.isActive))
      return { result: 'AlreadyBarred' };
    const before = await barrings.state(change.transaction, subscriptionId);
    const order = await barrings.order(call);
    if (!order) return { result: 'AlreadyBarred' };
    const changes = await expectedChanges(barrings, call, order, before);
    const { orderId } = await placeOrder(call, actionKey(barrings), order, changes);
    return { result: 'Ordered', orderId };
  } catch (error) {
    if (error instanceof ApiProblem) return { result: 'Refused' };
    throw error;
  }
}
