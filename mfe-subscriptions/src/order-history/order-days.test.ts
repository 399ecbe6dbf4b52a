import { anOrderView } from '../testing/orders.ts';
import { orderDays } from './order-days.ts';

it('groups by the day in Denmark and names today and yesterday (ORD-007)', () => {
  const orders = [
    '2026-11-21T10:00:00Z',
    // Past midnight in Denmark, not yet in London.
    '2026-11-20T23:30:00Z',
    '2026-11-20T22:30:00Z',
    '2026-03-01T08:00:00Z',
    '2026-03-01T07:00:00Z',
  ].map((created, index) => anOrderView({ id: `O${String(index)}`, created }));
  const days = orderDays(orders, '2026-11-21');
  expect(days.map(({ title, orders: ofDay }) => [title, ofDay.map(({ id }) => id)])).toEqual([
    ['I dag', ['O0', 'O1']],
    ['I går', ['O2']],
    ['1. marts 2026', ['O3', 'O4']],
  ]);
});

it('knows yesterday across the end of a year', () => {
  const [day] = orderDays([anOrderView({ created: '2026-12-31T10:00:00Z' })], '2027-01-01');
  expect(day?.title).toBe('I går');
});
