import { compareTotals } from './compare-totals.ts';

const kroner = (value: number) => ({ value, currency: 'DKK' });

it.each([
  [1234.5, 1000, { than: 'more', by: kroner(234.5) }],
  [1000.1, 1000.2, { than: 'less', by: kroner(0.1) }],
  [-89, 100, { than: 'less', by: kroner(189) }],
  [1000, 1000, { than: 'same' }],
])('compares %d with %d', (total, previous, comparison) => {
  expect(compareTotals(kroner(total), kroner(previous))).toEqual(comparison);
});
