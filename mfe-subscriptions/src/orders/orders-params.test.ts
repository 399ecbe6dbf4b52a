import { ordersParams, statusesOf } from './orders-params.ts';

it('shows open orders first', () => {
  expect(ordersParams.initial.view).toBe('igang');
});

it.each([
  ['igang', ['Submitted', 'Received', 'Processing', 'InProgress']],
  ['fejlede', ['Failed']],
  ['gennemfoerte', ['Completed']],
  ['annullerede', ['Cancelled']],
  ['alle', []],
] as const)('asks for the statuses of the view %s (ORD-011, ORD-013)', (view, statuses) => {
  expect(statusesOf(view)).toEqual(statuses);
});
