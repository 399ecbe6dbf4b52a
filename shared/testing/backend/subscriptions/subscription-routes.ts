import * as z from 'zod/mini';
import { allowedActions } from '../../../contracts/allowed-action-rules.ts';
import { allowedActionsAnswer } from '../../../contracts/allowed-actions.ts';
import { isInProcessing } from '../../../contracts/order.ts';
import { subscriptionAnswer } from '../../../contracts/subscription.ts';
import { SUBSCRIPTION_STATUSES } from '../../../contracts/subscription-kind.ts';
import {
  subscriptionsAnswer,
  type SubscriptionListItem,
  type SubscriptionSortColumn,
} from '../../../contracts/subscription-list.ts';
import { subscriptionsQuery, type SubscriptionsQuery } from '../../../contracts/subscriptions-query.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { TenantData } from '../backend-data.ts';
import { pageOf, sortedBy } from '../list-operations.ts';
import { factsOf } from '../orders/place-order.ts';
import type { AddRoute } from '../route.ts';
import { facetsOf, isWanted, searched } from './subscription-search.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { categoriesOf } from '../usage/usage-of.ts';
import { subscriptionRead } from '../orders/subscription-read.ts';
import { findSubscription } from './find-subscription.ts';

const userOf = ({ firstName, lastName }: StoredSubscription): string | undefined =>
  firstName && lastName ? `${firstName} ${lastName}` : undefined;

const sortKeys: Record<
  SubscriptionSortColumn,
  (subscription: StoredSubscription) => string | number | null | undefined
> = {
  Name: subscription => userOf(subscription) ?? subscription.name,
  Number: ({ telephoneNumber, circuitId }) => telephoneNumber?.localNumber ?? circuitId,
  Product: ({ name }) => name,
  // By life cycle, not alphabetically.
  Status: ({ status }) => SUBSCRIPTION_STATUSES.indexOf(status),
  Account: ({ accountName }) => accountName,
  EffectiveDate: ({ effectiveDate }) => effectiveDate,
  Price: ({ recurringRate }) => recurringRate?.value,
};

const toListItem =
  ({ orders }: TenantData) =>
  (subscription: StoredSubscription): SubscriptionListItem => ({
    ...subscription,
    telephoneNumber: subscription.telephoneNumber?.localNumber ?? null,
    hasProcessingOrder: orders.some(
      ({ subscriptionId, status }) => subscriptionId === subscription.id && isInProcessing(status),
    ),
  });

/** Allowed actions on a subscription. */
export const actionsOf = (tenant: TenantData, subscription: StoredSubscription) =>
  allowedActions(factsOf(tenant, subscription));

/** Results of the overview with its search, filters and order. */
export const listed = (
  subscriptions: readonly StoredSubscription[],
  query: Omit<SubscriptionsQuery, 'customerId'>,
): StoredSubscription[] =>
  sortedBy(
    searched(subscriptions, query.searchQuery).filter(subscription => isWanted(subscription, query)),
    sortKeys[query.orderBy ?? 'Name'],
    query.sortOrder === 'Descending',
  );

/** Adds the current period's data usage, domestic first; omits what the price plan does not include. */
export const withDataUsage = (subscription: StoredSubscription, today: string) => {
  const categories = categoriesOf(subscription, today);
  return {
    ...subscription,
    dataUsage: categories.filter(({ unit, included }) => unit === 'GB' && included !== 0),
  };
};

export const subscriptionRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/subscriptions',
    system: 'SubscriptionsAPI',
    query: subscriptionsQuery,
    answer: subscriptionsAnswer,
    read: (tenant, query) => {
      // In offline mode everybody is an administrator without a subscription of their own.
      const all = query.mine === true ? [] : tenant.subscriptions;
      const { items, paging } = pageOf(listed(all, query), query);
      const facets = facetsOf(searched(all, query.searchQuery), query);
      return { subscriptions: items.map(toListItem(tenant)), facets, ...paging };
    },
  }),
  route({
    path: '/subscriptions/:id',
    system: 'SubscriptionsAPI',
    query: z.object(customerQueryShape),
    answer: subscriptionAnswer,
    read: (tenant, _query, id) => ({ subscription: withDataUsage(findSubscription(tenant, id), today) }),
  }),
  subscriptionRead({
    path: 'allowed-actions',
    system: 'SubscriptionsAPI',
    answer: allowedActionsAnswer,
    read: (subscription, { tenant }) => ({ actions: actionsOf(tenant, subscription) }),
  })(route, today),
];
