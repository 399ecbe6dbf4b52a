import {
  BILLING_ITEM_SORT_COLUMNS,
  BILLING_ITEM_STATUSES,
  DOCUMENT_TYPES,
} from 'shared/contracts/billing-item';
import { OPEN_FILTERS } from 'shared/contracts/open-amounts';
import { amount, day, ids, listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';
import { links } from 'shared/remote/links';
import type { BillingItemListQuery } from '../billing-item.queries.ts';

/** Filters of the invoices overview. Other areas link with the parameter for the customer number. */
export const invoiceParams = listParams({
  search: text('soeg'),
  statuses: many('status', BILLING_ITEM_STATUSES),
  types: many('type', DOCUMENT_TYPES),
  accountIds: ids(links.invoices.query.accountIds, 50),
  open: many(links.invoices.query.open, OPEN_FILTERS),
  /** Issue dates, both inclusive. */
  from: day('fra'),
  to: day('til'),
  /** Kroner including VAT, both inclusive. */
  minAmount: amount('min'),
  maxAmount: amount('maks'),
  sortBy: oneOf('sorter', BILLING_ITEM_SORT_COLUMNS, 'IssueDate'),
  sortOrder: oneOf('retning', ['Ascending', 'Descending'], 'Descending'),
  page: page(),
  pageSize: pageSize(),
});

export type InvoiceValues = typeof invoiceParams.initial;

/** The API query for the filters. */
export const listQueryOf = ({
  search,
  sortBy,
  page: shown,
  pageSize: rows,
  ...rest
}: InvoiceValues): BillingItemListQuery => ({
  ...rest,
  searchQuery: search === '' ? undefined : search,
  orderBy: sortBy,
  pageSize: rows,
  offset: (shown - 1) * rows,
});

/** Whether the period is the only filter. */
export const isOnlyPeriod = (values: InvoiceValues): boolean =>
  (values.from ?? values.to) !== undefined &&
  !invoiceParams.isNarrowed({ ...values, from: undefined, to: undefined });
