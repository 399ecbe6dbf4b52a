import {
  changedView,
  defaultView,
  filterCount,
  hasFilters,
  readInvoiceView,
  writeInvoiceView,
} from './invoice-view.ts';
import type { InvoiceView } from './invoice-view.ts';

const read = (query: string) => readInvoiceView(new URLSearchParams(query));

const everything: InvoiceView = {
  search: 'F-10',
  statuses: ['Open', 'Overdue'],
  types: ['CreditNote'],
  accountIds: ['80010002', '80010003'],
  from: '2026-01-01',
  to: '2026-06-30',
  minAmount: -100,
  maxAmount: 2500.5,
  sortBy: 'Amount',
  sortOrder: 'Ascending',
  page: 3,
};

it('gives back what was written to the address', () => {
  expect(readInvoiceView(writeInvoiceView(everything))).toEqual(everything);
});

it('leaves the address plain for the plain view', () => {
  expect(writeInvoiceView(defaultView).toString()).toBe('');
  expect(read('')).toEqual(defaultView);
});

it('shows the invoices of the customer number that another area links to', () => {
  expect(read('kundenummer=80010002').accountIds).toEqual(['80010002']);
});

it.each([
  ['status=Nonsense&status=Unknown', 'statuses', []],
  ['type=nonsense', 'types', []],
  ['kundenummer=&kundenummer=a%20b', 'accountIds', []],
  ['kundenummer=1&kundenummer=1', 'accountIds', ['1']],
  ['fra=2026-02-31', 'from', undefined],
  ['til=i+går', 'to', undefined],
  ['min=abc', 'minAmount', undefined],
  ['maks=1e99', 'maxAmount', undefined],
  ['min=', 'minAmount', undefined],
  ['sorter=Name', 'sortBy', 'IssueDate'],
  ['retning=sidelæns', 'sortOrder', 'Descending'],
  ['side=0', 'page', 1],
  ['side=1.5', 'page', 1],
  ['side=-2', 'page', 1],
] as const)('falls back where the address says %s', (query, key, value) => {
  expect(read(query)[key]).toEqual(value);
});

it('goes back to page one when anything but the page changes', () => {
  expect(changedView(everything, { search: 'x' }).page).toBe(1);
  expect(changedView(everything, { page: 4 }).page).toBe(4);
});

it.each([
  ['', 0, false],
  ['soeg=x', 0, true],
  ['side=2&sorter=Amount', 0, false],
  ['status=Open&status=Paid', 1, true],
  ['fra=2026-01-01&til=2026-02-01&min=0', 2, true],
])('counts the filters of «%s»', (query, count, any) => {
  expect(filterCount(read(query))).toBe(count);
  expect(hasFilters(read(query))).toBe(any);
});
