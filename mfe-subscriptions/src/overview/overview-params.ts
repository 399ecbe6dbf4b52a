import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from 'shared/contracts/subscription-kind';
import { SUBSCRIPTION_SORT_COLUMNS } from 'shared/contracts/subscription-list';
import { ids, listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** The contract's limit on the search, which holds 600 pasted numbers and more. */
export const maxSearch = 8_000;

/** What the person can choose in the overview. */
export const overviewParams = listParams({
  search: text('soeg', maxSearch),
  types: many('type', SUBSCRIPTION_TYPES),
  statuses: many('status', SUBSCRIPTION_STATUSES),
  accountIds: ids(links.subscriptions.query.accountIds),
  sortBy: oneOf('sorter', SUBSCRIPTION_SORT_COLUMNS, 'Name'),
  order: oneOf('retning', ['stigende', 'faldende'], 'stigende'),
  page: page(),
  pageSize: pageSize(),
});

export type OverviewValues = typeof overviewParams.initial;

export type SubscriptionFilters = Pick<OverviewValues, 'types' | 'statuses' | 'accountIds'>;
