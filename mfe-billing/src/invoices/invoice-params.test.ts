import { invoiceParams, isOnlyPeriod, listQueryOf } from './invoice-params.ts';

const read = (query: string) => invoiceParams.read(new URLSearchParams(query));

it('sorts the newest first, with limit and offset of the page', () => {
  expect(listQueryOf(read('side=3'))).toMatchObject({
    searchQuery: undefined,
    orderBy: 'IssueDate',
    sortOrder: 'Descending',
    pageSize: 40,
    offset: 80,
  });
});

it('round-trips every URL parameter', () => {
  const query =
    'soeg=F-10&status=Open&type=CreditNote&kundenummer=80010002&fra=2026-01-01&til=2026-06-30&min=-100&maks=2500.5&sorter=Amount&retning=Ascending&side=3';
  expect(invoiceParams.write(read(query)).toString()).toBe(query);
});

it.each([
  ['', false],
  ['fra=2026-01-01', true],
  ['til=2026-01-01', true],
  ['fra=2026-01-01&min=0', false],
  ['min=0', false],
])('detects whether only the period filters «%s»: %p', (query, is) => {
  expect(isOnlyPeriod(read(query))).toBe(is);
});
