import {
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TYPES,
  type SubscriptionStatus,
  type SubscriptionType,
} from 'shared/contracts/subscription-kind';
import { SUBSCRIPTION_SORT_COLUMNS, type SubscriptionSortColumn } from 'shared/contracts/subscription-list';
import { known, readPlace, writePlace } from '../list-address.ts';
import type { ListChoices } from '../use-list-address.ts';

export interface SubscriptionFilters {
  readonly types: readonly SubscriptionType[];
  readonly statuses: readonly SubscriptionStatus[];
  readonly accountIds: readonly string[];
}

export interface SubscriptionSort {
  readonly column: SubscriptionSortColumn;
  readonly isDescending: boolean;
}

/** What the person has chosen in the overview, as it stands in the address. */
export interface OverviewAddress extends ListChoices {
  readonly filters: SubscriptionFilters;
  readonly sort: SubscriptionSort;
}

/** The contract's limit on the search, which holds 600 pasted numbers and more. */
export const longestSearch = 8_000;
const mostAccounts = 200;

export const noFilters: SubscriptionFilters = { types: [], statuses: [], accountIds: [] };
const usualSort: SubscriptionSort = { column: 'Name', isDescending: false };

/** Reads the address; what makes no sense there falls back to what is usual. */
export const readOverviewAddress = (params: URLSearchParams): OverviewAddress => ({
  search: (params.get('soeg') ?? '').trim().slice(0, longestSearch),
  filters: {
    types: known(SUBSCRIPTION_TYPES, params.getAll('type')),
    statuses: known(SUBSCRIPTION_STATUSES, params.getAll('status')),
    accountIds: [...new Set(params.getAll('konto'))]
      .filter(id => id.length > 0 && id.length <= 64)
      .slice(0, mostAccounts),
  },
  sort: {
    column: SUBSCRIPTION_SORT_COLUMNS.find(column => column === params.get('sorter')) ?? usualSort.column,
    isDescending: params.get('retning') === 'faldende',
  },
  ...readPlace(params),
});

/** The query of an address. What is as usual is left out, so that the plain overview has a plain address. */
export const writeOverviewAddress = (address: OverviewAddress): URLSearchParams => {
  const { search, filters, sort } = address;
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('soeg', search.trim());
  for (const type of filters.types) params.append('type', type);
  for (const status of filters.statuses) params.append('status', status);
  for (const account of filters.accountIds) params.append('konto', account);
  if (sort.column !== usualSort.column) params.set('sorter', sort.column);
  if (sort.isDescending) params.set('retning', 'faldende');
  writePlace(params, address);
  return params;
};

/** True when search or filters leave something out. */
export const isNarrowed = ({ search, filters }: OverviewAddress): boolean =>
  search !== '' || filters.types.length > 0 || filters.statuses.length > 0 || filters.accountIds.length > 0;

/** The address after a choice in one filter. It shows the first page: the rows are others now. */
export const withFilter = (
  address: OverviewAddress,
  filter: keyof SubscriptionFilters,
  values: readonly string[],
): OverviewAddress => {
  const filters = {
    types: { types: known(SUBSCRIPTION_TYPES, values) },
    statuses: { statuses: known(SUBSCRIPTION_STATUSES, values) },
    accountIds: { accountIds: values },
  }[filter];
  return { ...address, page: 1, filters: { ...address.filters, ...filters } };
};
