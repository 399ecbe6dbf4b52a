/** Search, filters and counts of the subscriptions overview. */
import { subscriptionType } from '../../../contracts/subscription-kind.ts';
import { NEAR_LIMIT_PERCENT, type SubscriptionFacets } from '../../../contracts/subscription-list.ts';
import type { SubscriptionsQuery } from '../../../contracts/subscriptions-query.ts';
import { containsWords, isOneOf, sortedBy } from '../list-operations.ts';
import type { StoredSubscription } from './subscriptions.ts';

type Filters = Pick<SubscriptionsQuery, 'types' | 'statuses' | 'accountIds' | 'usage'>;

/** Whether most of the included data is used. */
export const isNearLimit = ({ dataUsedPercent, status }: StoredSubscription): boolean =>
  dataUsedPercent !== null && dataUsedPercent >= NEAR_LIMIT_PERCENT && status !== 'Cancelled';

const textsOf = (subscription: StoredSubscription) => [
  subscription.name,
  subscription.firstName,
  subscription.lastName,
  subscription.id,
  subscription.employeeId,
  subscription.circuitId,
  subscription.telephoneNumber?.localNumber,
  subscription.accountId,
  subscription.accountName,
  ...subscription.simCards.map(({ number }) => number),
];

/** A single entry matches anywhere; entries of a pasted list match exactly. */
export const searched = (
  subscriptions: readonly StoredSubscription[],
  search = '',
): readonly StoredSubscription[] => {
  const entries = search.split(/[\n\r,;\t]+/).map(entry => entry.replace(/\s+/g, '').toLowerCase());
  if (entries.length === 1) return subscriptions.filter(each => containsWords(textsOf(each), search));
  return subscriptions.filter(each =>
    textsOf(each).some(text => entries.includes(text?.toLowerCase() ?? '-')),
  );
};

/** Values of the same filter are combined with OR, different filters with AND. Applies all filters. */
export const isWanted = (subscription: StoredSubscription, filters: Filters): boolean =>
  isOneOf(subscriptionType(subscription.category), filters.types) &&
  isOneOf(subscription.status, filters.statuses) &&
  isOneOf(subscription.accountId, filters.accountIds) &&
  (filters.usage === undefined || (filters.usage.includes('NearLimit') && isNearLimit(subscription)));

const countedBy = <Value extends string>(
  all: readonly StoredSubscription[],
  filters: Filters,
  valueOf: (subscription: StoredSubscription) => Value,
): { value: Value; count: number }[] => {
  const groups = Map.groupBy(all, valueOf);
  const counted = [...groups].map(([value, group]) => ({
    value,
    count: group.filter(subscription => isWanted(subscription, filters)).length,
  }));
  return sortedBy(counted, ({ value }) => value);
};

/** A facet applies the search and all other filters, never its own. */
export const facetsOf = (found: readonly StoredSubscription[], filters: Filters): SubscriptionFacets => {
  const names = new Map(found.map(({ accountId, accountName }) => [accountId, accountName]));
  const accounts = countedBy(found, { ...filters, accountIds: undefined }, ({ accountId }) => accountId);
  return {
    types: countedBy(found, { ...filters, types: undefined }, each => subscriptionType(each.category)),
    statuses: countedBy(found, { ...filters, statuses: undefined }, ({ status }) => status),
    accounts: sortedBy(
      accounts.map(account => ({ ...account, name: names.get(account.value) ?? account.value })),
      ({ name }) => name,
    ),
  };
};
