import { turnsPage } from '../list-address.ts';
import {
  isNarrowed,
  noFilters,
  readOverviewAddress,
  withFilter,
  writeOverviewAddress,
} from './overview-address.ts';

const usual = {
  search: '',
  filters: noFilters,
  sort: { column: 'Name', isDescending: false },
  page: 1,
  pageSize: 40,
} as const;

const full = {
  search: 'mette',
  filters: { types: ['MOBILE'], statuses: ['Active', 'Suspended'], accountIds: ['80010001', '80010002'] },
  sort: { column: 'Price', isDescending: true },
  page: 3,
  pageSize: 100,
} as const;

const fullQuery =
  'soeg=mette&type=MOBILE&status=Active&status=Suspended&konto=80010001&konto=80010002' +
  '&sorter=Price&retning=faldende&side=3&antal=100';

it('leaves the address of the plain overview plain', () => {
  expect(readOverviewAddress(new URLSearchParams())).toEqual(usual);
  expect(writeOverviewAddress(usual).toString()).toBe('');
});

it('writes all that is chosen and reads it back (SUB-025)', () => {
  expect(writeOverviewAddress(full).toString()).toBe(fullQuery);
  expect(readOverviewAddress(new URLSearchParams(fullQuery))).toEqual(full);
});

it.each([
  'side=0',
  'side=-1',
  'side=1.5',
  'side=999999',
  'side=to',
  'antal=41',
  'antal=100000',
  'sorter=Password',
  'retning=op',
  'type=FAX',
  'status=active',
  `konto=${'x'.repeat(65)}`,
  'konto=',
  'soeg=%20%20',
])('falls back where %s makes no sense', query => {
  expect(readOverviewAddress(new URLSearchParams(query))).toEqual(usual);
});

it('never searches for more than the API takes', () => {
  const params = new URLSearchParams({ soeg: 'x'.repeat(9_000) });
  expect(readOverviewAddress(params).search).toHaveLength(8_000);
});

it.each([
  [usual, false],
  [{ ...usual, page: 4, pageSize: 20, sort: full.sort } as const, false],
  [{ ...usual, search: 'mette' }, true],
  [{ ...usual, filters: { ...noFilters, accountIds: ['80010001'] } }, true],
])('knows whether something is left out', (address, narrowed) => {
  expect(isNarrowed(address)).toBe(narrowed);
});

it.each([
  ['types', ['BROADBAND', 'FAX'], { types: ['BROADBAND'] }],
  ['statuses', ['Reserved'], { statuses: ['Reserved'] }],
  ['accountIds', ['80010003'], { accountIds: ['80010003'] }],
] as const)('changes the filter %s alone and goes to the first page', (filter, values, changed) => {
  const { filters, ...rest } = withFilter(full, filter, values);
  expect(rest).toEqual({ search: 'mette', sort: full.sort, page: 1, pageSize: 100 });
  expect(filters).toEqual({ ...full.filters, ...changed });
});

it.each([
  [{ ...full, page: 4 }, true],
  [{ ...full, page: 1 }, true],
  [full, false],
  [{ ...full, page: 1, search: '' }, false],
])('tells turning the page from any other choice', (next, turned) => {
  expect(turnsPage(writeOverviewAddress, full, next)).toBe(turned);
});
