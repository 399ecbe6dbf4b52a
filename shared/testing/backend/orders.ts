/** Orders: how each subscription came about, what was changed since, and some under way or failed. */
import { isInProcessing, type OrderRow, type OrderStatus, type OrderType } from '../../contracts/order.ts';
import type { Moments } from './moments.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { nth, personAt, type NonEmpty } from './words.ts';

const changes: NonEmpty<OrderType> = [
  'ChangePriceplan',
  'ChangeSimCard',
  'CreateBarring',
  'CallForvarding',
  'ChangeSubscription',
  'CreateAdditionalProduct',
];

const statusAt = (position: number): OrderStatus => {
  if (position % 12 === 3) return nth(['InProgress', 'Submitted', 'Received', 'Processing'], position);
  if (position % 20 === 8) return 'Failed';
  return position % 20 === 14 ? 'Cancelled' : 'Completed';
};

/** Newest first. */
export const ordersOf = (
  customerId: string,
  subscriptions: readonly StoredSubscription[],
  moments: Moments,
): OrderRow[] => {
  const orders: OrderRow[] = [];
  const add = (subscription: StoredSubscription, type: OrderType, status: OrderStatus, hoursAgo: number) => {
    const { firstName, lastName } = personAt(orders.length);
    orders.push({
      id: `O${customerId}${String(orders.length + 1).padStart(6, '0')}`,
      type,
      status,
      productName: subscription.name,
      createdBy: orders.length % 5 === 4 ? 'CustomerOperations' : 'Customer',
      createdByName: orders.length % 5 === 4 ? null : `${firstName} ${lastName}`,
      created: moments.hoursAgo(hoursAgo),
      subscriptionId: subscription.id,
      msisdn: subscription.telephoneNumber?.localNumber ?? null,
      userName: [subscription.firstName, subscription.lastName].filter(Boolean).join(' ') || null,
      accountId: subscription.accountId,
      expectedCompletion: isInProcessing(status) ? moments.hoursAgo(hoursAgo - 24) : null,
      completed: status === 'Completed' ? moments.hoursAgo(hoursAgo - 1) : null,
      failureCode: status === 'Failed' ? 'IccNotAvailable' : null,
    });
  };
  for (const [position, subscription] of subscriptions.entries()) {
    if (subscription.status !== 'Reserved') {
      add(subscription, 'CreateSubscription', 'Completed', (60 + position * 31) * 24);
    }
    const status = statusAt(position);
    if (position % 2 === 0 || status !== 'Completed') {
      const isOfLate = isInProcessing(status) || status === 'Failed';
      add(subscription, nth(changes, position), status, isOfLate ? 2 + position : 24 * (3 + position * 4));
    }
  }
  return orders.sort((one, other) => other.created.localeCompare(one.created));
};
