import type { BillingItemListQuery } from '../billing-item.queries.ts';
import { filterCount, hasFilters, type InvoiceView } from './invoice-view.ts';

/** Rows of a page. */
export const PAGE_SIZE = 20;

/** The question to the API that a view stands for. */
export const listQueryOf = (view: InvoiceView): BillingItemListQuery => {
  const { search, sortBy, page, ...rest } = view;
  return {
    ...rest,
    searchQuery: search === '' ? undefined : search,
    orderBy: sortBy,
    pageSize: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
};

/** Why a page has no rows, which decides what is said and offered. */
export type EmptyReason = 'none' | 'period' | 'filters' | 'page';

export const emptyReasonOf = (view: InvoiceView, totalCount: number): EmptyReason => {
  if (totalCount > 0) return 'page';
  if (!hasFilters(view)) return 'none';
  const isOnlyPeriod = view.search === '' && filterCount(view) === 1 && (view.from ?? view.to) !== undefined;
  return isOnlyPeriod ? 'period' : 'filters';
};
