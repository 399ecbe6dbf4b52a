import { danishDay } from '../../time/danish-day.ts';
import { forbidden } from '../../kernel/api-problem.ts';
import type { ChangeContext } from '../../kernel/changes/change-context.ts';
import { findTenant } from '../../kernel/access/guard.ts';
import { lockSubscriptionFor } from './lock-subscription.ts';
import type { OrderAction, OrderCall } from './order-action.ts';

/** The request body the person would send. */
interface OrderCallOptions {
  subscriptionId: string;
  data: unknown;
  params?: OrderCall<unknown>['params'];
}

/**
 * Creates an order call on behalf of a person whose request has already been answered. Their current rights and the
 * current state of the subscription apply.
 *
 * @throws ApiProblem 403 if they are no longer a member of the customer; errors of `lockSubscriptionFor`
 */
export async function createOrderCall(
  change: ChangeContext,
  action: OrderAction,
  { subscriptionId, data, params = {} }: OrderCallOptions,
): Promise<OrderCall<unknown>> {
  const tenant = await findTenant(change.transaction, change.actorId, change.customerId);
  if (!tenant) throw forbidden();
  const subscription = await lockSubscriptionFor(change, tenant, subscriptionId, action.action);
  return { ...change, tenant, subscription, data, params, today: danishDay(change.now) };
}
