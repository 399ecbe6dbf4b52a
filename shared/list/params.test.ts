import {
  amount,
  atMostOne,
  columns,
  count,
  day,
  ids,
  listParams,
  many,
  oneOf,
  page,
  pageSize,
  text,
} from './params.ts';

const params = listParams({
  search: text('soeg'),
  types: many('type', ['Unknown', 'Fee', 'Order']),
  accountIds: ids('konto', 2),
  action: atMostOne('haendelse', ['Unknown', 'Added', 'Removed']),
  from: day('fra'),
  min: amount('min'),
  view: oneOf('vis', ['open', 'all'], 'open'),
  columns: columns('kolonner', ['A', 'B', 'C'], ['A', 'B']),
  pages: count('sider', 500),
  page: page(),
  pageSize: pageSize(),
});
const full = {
  search: 'mette',
  types: ['Fee', 'Order'],
  accountIds: ['1', '2'],
  action: 'Added',
  from: '2026-11-20',
  min: -12.5,
  view: 'all',
  columns: ['A', 'C'],
  pages: 3,
  page: 2,
  pageSize: 100,
} as const;
const fullQuery =
  'soeg=mette&type=Fee&type=Order&konto=1&konto=2&haendelse=Added&fra=2026-11-20&min=-12.5&vis=all&kolonner=A&kolonner=C&sider=3&side=2&antal=100';
const read = (query: string) => params.read(new URLSearchParams(query));

it('has no query for the default list (SUB-025)', () => {
  expect(read('')).toEqual(params.initial);
  expect(params.write(params.initial).toString()).toBe('');
});

it('writes all values and reads them back (SUB-025)', () => {
  expect(params.write(full).toString()).toBe(fullQuery);
  expect(read(fullQuery)).toEqual(full);
});

it.each([
  'soeg=%20%20',
  'type=Pizza',
  'type=Unknown',
  'konto=',
  'kolonner=D',
  'kolonner=B&kolonner=A',
  'konto=a%20b',
  `konto=${'x'.repeat(65)}`,
  'haendelse=Unknown',
  'haendelse=Pizza',
  'fra=2026-02-31',
  'fra=0026-01-01',
  'fra=i+går',
  'min=abc',
  'min=1e99',
  'min=',
  'vis=andre',
  'sider=0',
  'sider=2.5',
  'side=0',
  'side=-1',
  'side=1.5',
  'side=1e3',
  'side=to',
  'side=99999999',
  'antal=41',
  'antal=100000',
])('falls back to the defaults for %s', query => {
  expect(read(query)).toEqual(params.initial);
});

it('limits lengths, counts and pages', () => {
  const values = read(`soeg=${'x'.repeat(300)}&konto=1&konto=1&konto=2&konto=3&sider=999&side=999999`);
  expect(values.search).toHaveLength(200);
  expect(values).toMatchObject({ accountIds: ['1', '2'], pages: 500, page: 5_000 });
});

it('trims the search', () => {
  expect(params.write({ ...params.initial, search: ' mette ' }).toString()).toBe('soeg=mette');
  expect(params.write({ ...params.initial, search: '  ' }).toString()).toBe('');
});

it.each([
  [params.initial, false],
  [{ ...params.initial, view: 'all', page: 4, pages: 2, pageSize: 20 } as const, false],
  [{ ...params.initial, search: ' ' }, false],
  [{ ...params.initial, search: 'mette' }, true],
  [{ ...params.initial, types: ['Fee'] } as const, true],
  [{ ...params.initial, from: '2026-10-01' }, true],
  [{ ...params.initial, min: 0 }, true],
])('decides whether %j filters: %p', (values, narrowed) => {
  expect(params.isNarrowed(values)).toBe(narrowed);
});

it('clears the filters and the page, and keeps view, columns and page size', () => {
  const { view, columns: shown, pageSize: size } = full;
  expect(params.cleared(full)).toEqual({ ...params.initial, view, columns: shown, pageSize: size });
});

it('returns to the first page when anything else changes', () => {
  expect(params.changed(full, { search: 'bo' })).toEqual({ ...full, search: 'bo', page: 1, pages: 1 });
  expect(params.changed(full, { page: 4, pages: 3 })).toEqual({ ...full, page: 4 });
});

it('has a key for the filters, independent of view and paging', () => {
  expect(params.filters(full)).toBe(
    'soeg=mette&type=Fee&type=Order&konto=1&konto=2&haendelse=Added&fra=2026-11-20&min=-12.5',
  );
  expect(params.filters({ ...params.initial, view: 'all', page: 2, pageSize: 20 })).toBe('');
});
