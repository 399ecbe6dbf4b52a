import type { OrderViewModel } from 'shared/contracts/order';
import { processingText } from './processing-text.ts';

type Order = Parameters<typeof processingText>[0][number];

const an = (type: OrderViewModel['type'], effectiveDate: Order['effectiveDate']): Order => ({
  type,
  status: 'Submitted',
  effectiveDate,
});
const delay = 'Der kan gå op til 10 minutter, før I kan se ændringen her.';

it.each<[string, Order[], string]>([
  ['today', [an('Suspension', '2026-11-27')], `Spærring af abonnement (indsendt). ${delay}`],
  ['without a date', [an('Suspension', null)], `Spærring af abonnement (indsendt). ${delay}`],
  [
    'on a later day',
    [an('ChangePriceplan', '2026-12-01')],
    'Skift af abonnement (indsendt, gælder fra 1. dec. 2026).',
  ],
  [
    'both',
    [an('Suspension', '2026-11-27'), an('ChangePriceplan', '2026-12-01')],
    `Spærring af abonnement (indsendt), Skift af abonnement (indsendt, gælder fra 1. dec. 2026). ${delay}`,
  ],
])('mentions the delay of ten minutes only for orders that take effect today: %s', (_, orders, text) => {
  expect(processingText(orders, '2026-11-27').replaceAll('\u00a0', ' ')).toBe(text);
});

it('lists at most three orders', () => {
  const four = Array.from({ length: 4 }, () => an('Suspension', null));
  expect(processingText(four, '2026-11-27').split('indsendt')).toHaveLength(4);
});
