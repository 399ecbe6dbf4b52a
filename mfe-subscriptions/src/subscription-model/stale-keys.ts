import type { SubscriptionIds } from './subscription-ids.ts';

/** Key prefix of a customer's subscription lists. */
export const subscriptionListsKey = (customerId: string) =>
  ['mfe-subscriptions', customerId, 'subscription-lists'] as const;

/** Key prefix of a customer's order lists. */
export const orderListsKey = (customerId: string) => ['mfe-subscriptions', customerId, 'orders'] as const;

/** Key prefix of everything about one subscription: its details, SIM cards, allowed actions and orders. */
export const subscriptionKey = ({ customerId, subscriptionId }: SubscriptionIds) =>
  ['mfe-subscriptions', customerId, 'subscriptions', subscriptionId] as const;

/** Keys that are stale after an order for a subscription (HTTP-026): `useWrite({ stale: orderStaleKeys(ids), … })`. */
export const orderStaleKeys = (ids: SubscriptionIds) => [
  subscriptionKey(ids),
  subscriptionListsKey(ids.customerId),
  orderListsKey(ids.customerId),
];
