import { invoiceParams, isOnlyPeriod, listQueryOf } from './invoice-params.ts';

const read = (query: string) => invoiceParams.read(new URLSearchParams(query));

it('shows the newest first, and asks for a page of them', () => {
  expect(listQueryOf(read('side=3'))).toMatchObject({
    searchQuery: undefined,
    orderBy: 'IssueDate',
    sortOrder: 'Descending',
    pageSize: 40,
    offset: 80,
  });
});

it('reads the names that stand in URLs', () => {
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
])('tells whether the period is all that narrows «%s»', (query, is) => {
  expect(isOnlyPeriod(read(query))).toBe(is);
});
