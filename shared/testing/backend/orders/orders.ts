/** Orders: the creation of each subscription, later changes, and some that are pending or failed. */
import { isInProcessing, type OrderRow, type OrderStatus, type OrderType } from '../../../contracts/order.ts';
import type { OrderChange, OrderStep } from '../../../contracts/order-details.ts';
import type { Moments } from '../moments.ts';
import { type StoredSubscription, userNameOf } from '../subscriptions/subscriptions.ts';
import { nth, personAt, type NonEmpty } from '../invented-names.ts';

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

/** How an order placed here is carried out and cancelled. */
export interface OrderPlan {
  readonly effectiveDate: string;
  /** In milliseconds since 1970. */
  readonly completesAt: number;
  readonly steps: readonly OrderStep[];
  /** The expected or, once completed, actual changes. */
  readonly changes: readonly OrderChange[];
  /** @throws Refusal if it can no longer be carried out */
  readonly effect?: (subscription: StoredSubscription) => Partial<StoredSubscription>;
  /** Reverts the immediate changes of the order; `remove` deletes the subscription. */
  readonly takeBack?: Partial<StoredSubscription> | 'remove' | undefined;
  /** Stored details that other code reads. */
  readonly details?: unknown;
  /** The SIM card reserved for it. */
  readonly icc?: string | undefined;
}

export interface StoredOrder extends OrderRow {
  /** Undefined for orders of the data set. */
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
