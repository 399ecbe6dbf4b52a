import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from 'shared/contracts/subscription-kind';
import {
  SUBSCRIPTION_COLUMNS,
  SUBSCRIPTION_SORT_COLUMNS,
  USAGE_FILTERS,
  type SubscriptionColumn,
} from 'shared/contracts/subscription-list';
import { columns, ids, listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** The contract's limit on the search, which holds 600 pasted numbers and more. */
export const maxSearch = 8_000;

/** A column that can be left out. The first names the row and stays. */
export type ChosenColumn = Exclude<SubscriptionColumn, 'Name'>;

export const chosenColumns = SUBSCRIPTION_COLUMNS.filter(
  (column): column is ChosenColumn => column !== 'Name',
);

/** Those that the plain list shows. */
const defaultColumns = ['Number', 'Status', 'Product', 'Account', 'Price'] as const;

/** What the person can choose in the overview. */
export const overviewParams = listParams({
  search: text('soeg', maxSearch),
  types: many('type', SUBSCRIPTION_TYPES),
  statuses: many('status', SUBSCRIPTION_STATUSES),
  accountIds: ids(links.subscriptions.query.accountIds),
  usage: many(links.subscriptions.query.usage, USAGE_FILTERS),
  sortBy: oneOf('sorter', SUBSCRIPTION_SORT_COLUMNS, 'Name'),
  order: oneOf('retning', ['stigende', 'faldende'], 'stigende'),
  columns: columns('kolonner', chosenColumns, defaultColumns),
  page: page(),
  pageSize: pageSize(),
});

export type OverviewValues = typeof overviewParams.initial;

export type SubscriptionFilters = Pick<OverviewValues, 'types' | 'statuses' | 'accountIds'>;

/** What the columns of the list are. */
export const columnsOfList = ({ columns: chosen }: OverviewValues, showsPrices: boolean) => {
  // Prices only with their toggle (SUB-008), whatever the address says.
  const isOffered = (column: ChosenColumn) => column !== 'Price' || showsPrices;
  return {
    offered: chosenColumns.filter(isOffered),
    shown: chosen.filter(isOffered),
    areChosen: chosen.join() !== defaultColumns.join(),
  };
};
export type ListColumns = ReturnType<typeof columnsOfList>;

/**
 * What stands in an address that shows this list to whoever opens it, from its first page. Never empty: where nothing
 * differs from the plain list its order is named, because a plain address opens with a person's default view.
 */
export const viewQuery = (values: OverviewValues): string =>
  overviewParams.write({ ...values, page: 1 }).toString() || `sorter=${overviewParams.initial.sortBy}`;

/** Whether the list shows what was kept as this query. */
export const showsView = (values: OverviewValues, query: string): boolean =>
  viewQuery(overviewParams.read(new URLSearchParams(query))) === viewQuery(values);
