import { readOverviewAddress, writeOverviewAddress } from './overview-address.ts';

it.each([
  ['', { search: '', pages: 1 }],
  ['soeg=mette&sider=3', { search: 'mette', pages: 3 }],
  ['soeg=%20mette%20', { search: 'mette', pages: 1 }],
  ['sider=0', { search: '', pages: 1 }],
  ['sider=-2', { search: '', pages: 1 }],
  ['sider=2.5', { search: '', pages: 1 }],
  ['sider=alle', { search: '', pages: 1 }],
  ['sider=999', { search: '', pages: 500 }],
  ['sider=99999999', { search: '', pages: 1 }],
])('reads the address %p, and falls back where it makes no sense', (query, address) => {
  expect(readOverviewAddress(new URLSearchParams(query))).toEqual(address);
});

it('cuts a search that is longer than the API takes', () => {
  const { search } = readOverviewAddress(new URLSearchParams({ soeg: 'x'.repeat(300) }));
  expect(search).toHaveLength(200);
});

it.each([
  [{ search: '', pages: 1 }, ''],
  [{ search: ' mette ', pages: 1 }, 'soeg=mette'],
  [{ search: 'mette', pages: 4 }, 'soeg=mette&sider=4'],
])('writes %p as %p', (address, query) => {
  expect(writeOverviewAddress(address).toString()).toBe(query);
});
