import type { SubscriptionIds } from './subscription-ids.ts';

/** Start of the keys of every subscription list of a customer. */
export const subscriptionListsKey = (customerId: string) =>
  ['mfe-subscriptions', customerId, 'subscription-lists'] as const;

/** Start of the keys of every list of a customer's orders. */
export const orderListsKey = (customerId: string) => ['mfe-subscriptions', customerId, 'orders'] as const;

/** Start of the keys of everything about one subscription: its details, SIM cards, allowed actions and orders. */
export const subscriptionKey = ({ customerId, subscriptionId }: SubscriptionIds) =>
  ['mfe-subscriptions', customerId, 'subscriptions', subscriptionId] as const;

/** What an order for a subscription makes out of date (HTTP-026): `useWrite({ stale: orderStaleKeys(ids), … })`. */
export const orderStaleKeys = (ids: SubscriptionIds) => [
  subscriptionKey(ids),
  subscriptionListsKey(ids.customerId),
  orderListsKey(ids.customerId),
];
