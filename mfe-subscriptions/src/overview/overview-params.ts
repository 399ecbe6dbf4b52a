import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from 'shared/contracts/subscription-kind';
import {
  SUBSCRIPTION_COLUMNS,
  SUBSCRIPTION_SORT_COLUMNS,
  USAGE_FILTERS,
  type SubscriptionColumn,
} from 'shared/contracts/subscription-list';
import { columns, ids, listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** The contract's max length of the search, enough for 600 pasted numbers and more. */
export const maxSearch = 8_000;

/** A column that can be hidden. The first column identifies the row and is always shown. */
export type ChosenColumn = Exclude<SubscriptionColumn, 'Name'>;

export const chosenColumns = SUBSCRIPTION_COLUMNS.filter(
  (column): column is ChosenColumn => column !== 'Name',
);

/** The default columns. */
const defaultColumns = ['Number', 'Status', 'Product', 'Account', 'Price'] as const;

/** Filters, sorting, paging and columns of the overview. */
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

/** The columns of the list. */
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
 * Query of an address that shows this list, from its first page, to whoever opens it. Never empty: if nothing differs
 * from the default list it has the sort order, because an address without a query opens the user's default view.
 */
export const viewQuery = (values: OverviewValues): string =>
  overviewParams.write({ ...values, page: 1 }).toString() || `sorter=${overviewParams.initial.sortBy}`;

/** Whether the list currently shows the view saved as this query. */
export const showsView = (values: OverviewValues, query: string): boolean =>
  viewQuery(overviewParams.read(new URLSearchParams(query))) === viewQuery(values);
