/** What the invoices overview shows, as it stands in the address. */
import {
  BILLING_ITEM_SORT_COLUMNS,
  BILLING_ITEM_STATUSES,
  DOCUMENT_TYPES,
  type BillingItemSortColumn,
  type BillingItemStatus,
  type DocumentType,
} from 'shared/contracts/billing-item';
import { accountFilterName } from 'shared/remote/links';
import { isDay } from './typed-values.ts';

export interface InvoiceFilters {
  readonly search: string;
  readonly statuses: readonly BillingItemStatus[];
  readonly types: readonly DocumentType[];
  readonly accountIds: readonly string[];
  /** Issue dates, both included: `2026-11-21`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Kroner with VAT, both included. */
  readonly minAmount: number | undefined;
  readonly maxAmount: number | undefined;
}

export interface InvoiceView extends InvoiceFilters {
  readonly sortBy: BillingItemSortColumn;
  readonly sortOrder: 'Ascending' | 'Descending';
  /** Counted from 1. */
  readonly page: number;
}

export const noFilters: InvoiceFilters = {
  search: '',
  statuses: [],
  types: [],
  accountIds: [],
  from: undefined,
  to: undefined,
  minAmount: undefined,
  maxAmount: undefined,
};

export const defaultView: InvoiceView = {
  ...noFilters,
  sortBy: 'IssueDate',
  sortOrder: 'Descending',
  page: 1,
};

/** Names in the address; other areas link with that of the customer number. */
const names = {
  search: 'soeg',
  statuses: 'status',
  types: 'type',
  accountIds: accountFilterName,
  from: 'fra',
  to: 'til',
  minAmount: 'min',
  maxAmount: 'maks',
  sortBy: 'sorter',
  sortOrder: 'retning',
  page: 'side',
} as const satisfies Record<keyof InvoiceView, string>;

const oneOf = <Value extends string>(allowed: readonly Value[], text: string | null): Value | undefined =>
  allowed.find(value => value === text);

const someOf = <Value extends string>(allowed: readonly Value[], texts: readonly string[]): Value[] =>
  allowed.filter(value => value !== 'Unknown' && texts.includes(value));

const dayOf = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined);

const amountOf = (text: string | null): number | undefined => {
  if (text === null || text.trim() === '') return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && Math.abs(amount) <= 1e9 ? amount : undefined;
};

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

/** Reads the address. What makes no sense there falls back to the default, so that an old link still opens. */
export const readInvoiceView = (params: URLSearchParams): InvoiceView => ({
  search: (params.get(names.search) ?? '').trim().slice(0, 200),
  statuses: someOf(BILLING_ITEM_STATUSES, params.getAll(names.statuses)),
  types: someOf(DOCUMENT_TYPES, params.getAll(names.types)),
  accountIds: [...new Set(params.getAll(names.accountIds))].filter(id => /^\S{1,64}$/.test(id)).slice(0, 50),
  from: dayOf(params.get(names.from)),
  to: dayOf(params.get(names.to)),
  minAmount: amountOf(params.get(names.minAmount)),
  maxAmount: amountOf(params.get(names.maxAmount)),
  sortBy: oneOf(BILLING_ITEM_SORT_COLUMNS, params.get(names.sortBy)) ?? defaultView.sortBy,
  sortOrder:
    oneOf(['Ascending', 'Descending'] as const, params.get(names.sortOrder)) ?? defaultView.sortOrder,
  page: pageOf(params.get(names.page)),
});

/** Writes the address; what stands at its default is left out, so that the plain address is the plain view. */
export const writeInvoiceView = (view: InvoiceView): URLSearchParams => {
  const params = new URLSearchParams();
  const put = (key: keyof InvoiceView): void => {
    const value = view[key];
    if (Array.isArray(value)) for (const one of value as readonly string[]) params.append(names[key], one);
    else if (value !== undefined && value !== defaultView[key]) params.set(names[key], String(value));
  };
  for (const key of Object.keys(names)) put(key as keyof InvoiceView);
  return params;
};

/** A change of what is shown starts at page one; only turning the page keeps the rest as it is. */
export const changedView = (view: InvoiceView, change: Partial<InvoiceView>): InvoiceView => ({
  ...view,
  page: 1,
  ...change,
});

/** Whether anything narrows the list, which decides what an empty one says. */
export const hasFilters = (view: InvoiceView): boolean => view.search !== '' || filterCount(view) > 0;

/** How many filters are set, the search apart. */
export const filterCount = (view: InvoiceFilters): number =>
  [view.statuses, view.types, view.accountIds].filter(list => list.length > 0).length +
  [view.from ?? view.to, view.minAmount ?? view.maxAmount].filter(value => value !== undefined).length;
