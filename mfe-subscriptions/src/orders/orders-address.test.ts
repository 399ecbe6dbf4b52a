import { isNarrowed, readOrdersAddress, statusesOf, writeOrdersAddress } from './orders-address.ts';

const usual = { view: 'igang', types: [], search: '', page: 1, pageSize: 40 } as const;
const full = { view: 'alle', types: ['Fee', 'Termination'], search: 'mette', page: 2, pageSize: 20 } as const;
const fullQuery = 'vis=alle&type=Fee&type=Termination&soeg=mette&side=2&antal=20';

it('shows open orders first, at a plain address', () => {
  expect(readOrdersAddress(new URLSearchParams())).toEqual(usual);
  expect(writeOrdersAddress(usual).toString()).toBe('');
});

it('writes all that is chosen and reads it back', () => {
  expect(writeOrdersAddress(full).toString()).toBe(fullQuery);
  expect(readOrdersAddress(new URLSearchParams(fullQuery))).toEqual(full);
});

it.each(['vis=andre', 'type=Pizza', 'side=0', 'antal=3', 'soeg=%20'])(
  'falls back where %s makes no sense',
  query => {
    expect(readOrdersAddress(new URLSearchParams(query))).toEqual(usual);
  },
);

it.each([
  ['igang', ['Submitted', 'Received', 'Processing', 'InProgress']],
  ['fejlede', ['Failed']],
  ['gennemfoerte', ['Completed']],
  ['annullerede', ['Cancelled']],
  ['alle', []],
] as const)('asks for the statuses of the view %s (ORD-011, ORD-013)', (view, statuses) => {
  expect(statusesOf(view)).toEqual(statuses);
});

it.each([
  [usual, false],
  [{ ...usual, view: 'alle' } as const, false],
  [{ ...usual, search: 'mette' }, true],
  [{ ...usual, types: ['Fee'] } as const, true],
])('knows whether something is left out of the view', (address, narrowed) => {
  expect(isNarrowed(address)).toBe(narrowed);
});
