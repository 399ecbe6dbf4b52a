import type { AlertBarring } from 'shared/contracts/usage-alert';
import { barringsOf } from 'shared/orders/barrings';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { createOrderCall } from '../orders/actions/create-order-call.ts';
import { placeAction } from '../orders/placing/place-action.ts';
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
    const placed = await placeAction(barrings, call);
    return placed ? { result: 'Ordered', orderId: placed.orderId } : { result: 'AlreadyBarred' };
  } catch (error) {
    if (error instanceof ApiProblem) return { result: 'Refused' };
    throw error;
  }
}
