/** Orders: how each subscription came about, what was changed since, and some under way or failed. */
import { isInProcessing, type OrderRow, type OrderStatus, type OrderType } from '../../contracts/order.ts';
import type { OrderChange, OrderStep } from '../../contracts/order-details.ts';
import type { Moments } from './moments.ts';
import { type StoredSubscription, userNameOf } from './subscriptions.ts';
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

/** How an order that was placed here is carried out and taken back. */
export interface OrderPlan {
  readonly effectiveDate: string;
  /** In milliseconds since 1970. */
  readonly completesAt: number;
  readonly steps: readonly OrderStep[];
  /** What it will change or, once it is done, has changed. */
  readonly changes: readonly OrderChange[];
  /** @throws Refusal where it cannot be done any more */
  readonly effect?: (subscription: StoredSubscription) => Partial<StoredSubscription>;
  /** What undoes what ordering it changed at once; `remove` takes the subscription itself away. */
  readonly takeBack?: Partial<StoredSubscription> | 'remove' | undefined;
  /** What it keeps for its day, where others ask for it. */
  readonly details?: unknown;
  /** The SIM card that is kept for it. */
  readonly icc?: string | undefined;
}

export interface StoredOrder extends OrderRow {
  /** Missing where it is of the data set. */
  readonly plan?: OrderPlan;
}

/** Newest first. */
export const ordersOf = (
  customerId: string,
  subscriptions: readonly StoredSubscription[],
  moments: Moments,
): StoredOrder[] => {
  const orders: StoredOrder[] = [];
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
      userName: userNameOf(subscription),
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
