import type { OrderChange } from 'shared/contracts/order-details';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { whyNotFrom } from 'shared/orders/refusals';
import { refuse } from '../../kernel/api-problem.ts';
import { insertOrder } from './insert-order.ts';
import type { NewOrder, OrderCall } from '../actions/order-action.ts';
import { numberOf, userNameOf } from '../../subscription-model/subscription-names.ts';

/**
 * Validates the effective date of an order.
 *
 * @throws ApiProblem 400 for a day that has passed or lies more than four calendar months ahead
 */
export function effectiveDayOf(
  { subscription, today }: OrderCall<unknown>,
  { effectiveDate = today }: NewOrder<unknown>,
): string {
  refuse(whyNotFrom(effectiveDate, today, subscription.effective_date));
  return effectiveDate;
}

/**
 * Places an order for a subscription, in the request's transaction. The subscription is not changed yet; the action's
 * effect does that when the order completes.
 *
 * @param action key of the action that applies it
 * @param changes expected changes
 * @returns the 202 answer
 */
export async function placeOrder(
  call: OrderCall<unknown>,
  action: string,
  order: NewOrder<unknown>,
  changes: readonly OrderChange[],
): Promise<PlacedOrder> {
  const { subscription } = call;
  const { subscription_id, account_id, name, local_number } = subscription;
  return insertOrder(call, {
    type: order.type,
    accountId: account_id,
    productName: order.productName ?? name,
    ownProduct: order.productName,
    day: effectiveDayOf(call, order),
    subscriptionId: subscription_id,
    msisdn: local_number,
    userName: userNameOf(subscription),
    carriedOutBy: { action, details: order.details, changes },
    subject: numberOf(subscription),
  });
}
