import { firstDayOf, ordersParams, statusesOf } from './orders-params.ts';

it('shows open orders by default', () => {
  expect(ordersParams.initial.view).toBe('igang');
});

it.each([
  ['igang', ['Submitted', 'Received', 'Processing', 'InProgress']],
  ['fejlede', ['Failed']],
  ['nyligt-fejlede', ['Failed']],
  ['gennemfoerte', ['Completed']],
  ['annullerede', ['Cancelled']],
  ['alle', []],
] as const)('filters by the statuses of the view %s (ORD-011, ORD-013)', (view, statuses) => {
  expect(statusesOf(view)).toEqual(statuses);
});

it('limits recently failed orders to 14 days including today, and no other view', () => {
  expect(firstDayOf('nyligt-fejlede', '2026-11-22')).toBe('2026-11-09');
  expect(firstDayOf('fejlede', '2026-11-22')).toBeUndefined();
});
