import { anOrderView } from '../testing/orders.ts';
import { orderMonths } from './order-months.ts';

it('groups by the month in Denmark (ORD-007)', () => {
  const orders = [
    '2026-11-21T10:00:00Z',
    // Past midnight in Denmark, not yet in London.
    '2026-10-31T23:30:00Z',
    '2026-10-31T22:30:00Z',
    '2026-03-01T08:00:00Z',
    '2025-03-01T07:00:00Z',
  ].map((created, index) => anOrderView({ id: `O${String(index)}`, created }));
  expect(orderMonths(orders).map(({ title, orders: of }) => [title, of.map(({ id }) => id)])).toEqual([
    ['November 2026', ['O0', 'O1']],
    ['Oktober 2026', ['O2']],
    ['Marts 2026', ['O3']],
    ['Marts 2025', ['O4']],
  ]);
});
