import { anOrderView } from '../testing/orders.ts';
import { orderAnnouncement } from './order-announcement.ts';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
const first = anOrderView({ id: 'O1', type: 'Suspension', status: 'Submitted', created: at(9) });
const older = anOrderView({ id: 'O0', type: 'ChangeSimCard', status: 'Completed', created: at(7) });
const done = { ...first, status: 'Completed' } as const;
const next = (hour: number) =>
  anOrderView({ id: `N${String(hour)}`, type: 'Fee', created: at(hour), status: 'Received' });

it.each([
  ['nothing has changed', [first], [first], undefined],
  ['the status of an order has changed', [first], [done], 'Spærring af abonnement: Gennemført.'],
  ['an order is new', [first], [next(10), first], 'Gebyr: Modtaget.'],
  ['the first order has appeared', [], [first], 'Spærring af abonnement: Indsendt.'],
  ['an older page was loaded', [first], [first, older], undefined],
  [
    'there are many changes',
    [first],
    [next(12), next(11), next(10), done],
    'Gebyr: Modtaget. Gebyr: Modtaget. Og 2 mere.',
  ],
] as const)('describes what is new when %s', (_, before, now, news) => {
  expect(orderAnnouncement(before, now)).toBe(news);
});
