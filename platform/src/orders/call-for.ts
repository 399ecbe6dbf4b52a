import { danishDay } from '../time/danish-day.ts';
import { forbidden } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { findTenant } from '../kernel/guard.ts';
import { lockSubscriptionFor } from './lock-subscription.ts';
import type { OrderAction, OrderCall } from './order-action.ts';

/** What the person would send. */
interface Wanted {
  subscriptionId: string;
  data: unknown;
  params?: OrderCall<unknown>['params'];
}

/**
 * A call that orders something for a person whose own call was answered long ago, as if they ordered it now: what they
 * may do, and how the subscription is, counts at this moment.
 *
 * @throws ApiProblem 403 for somebody who is nothing at the customer any more; what `lockSubscriptionFor` throws
 */
export async function callFor(
  change: ChangeContext,
  action: OrderAction,
  { subscriptionId, data, params = {} }: Wanted,
): Promise<OrderCall<unknown>> {
  const tenant = await findTenant(change.transaction, change.actorId, change.customerId);
  if (!tenant) throw forbidden();
  const subscription = await lockSubscriptionFor(change, tenant, subscriptionId, action.action);
  return { ...change, tenant, subscription, data, params, today: danishDay(change.now) };
}
