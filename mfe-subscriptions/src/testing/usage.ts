import type { TopUpOffering, Usage } from 'shared/contracts/usage';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { serveHistory } from './orders.ts';
import { aSubscription } from './subscriptions.ts';

const dkk = (value: number) => ({ value, currency: 'DKK' });

export const aUsage = (changes: Partial<Usage> = {}): Usage => ({
  period: '2026-11',
  periods: ['2026-11', '2026-10'],
  updatedAt: '2026-11-03T13:05:00.000Z',
  categories: [
    {
      code: 'DataDk',
      used: 45,
      included: 50,
      unit: 'GB',
      percent: 90,
      level: 'Near',
      extraCost: dkk(0),
    },
    {
      code: 'DataWorld',
      used: 0.5,
      included: 0,
      unit: 'GB',
      percent: null,
      level: 'Exceeded',
      extraCost: dkk(49.5),
    },
    {
      code: 'Voice',
      used: 210,
      included: null,
      unit: 'min',
      percent: null,
      level: 'Normal',
      extraCost: dkk(0),
    },
  ],
  series: [
    { date: '2026-11-01', value: 12.5 },
    { date: '2026-11-02', value: 33 },
  ],
  extraCost: dkk(49.5),
  ...changes,
});

export const anOffering = (changes: Partial<TopUpOffering> = {}): TopUpOffering => ({
  productCode: 'TOPDK5',
  name: '5 GB i Danmark',
  zone: 'Dk',
  validUntil: '2026-11-30',
  data: { value: 5, unit: 'GB' },
  price: dkk(39),
  maxPerPeriod: 3,
  remaining: 3,
  ...changes,
});

interface Served {
  readonly usage?: () => Usage;
  readonly offerings?: readonly TopUpOffering[];
  readonly bought?: () => number;
}

/** Mocks S1 with its usage and top-ups; returns the received queries for the usage. */
export const serveUsage = (server: TestApi, served: Served = {}) => {
  const { usage = aUsage, offerings = [anOffering()], bought = () => 0 } = served;
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveHistory(server, []);
  serve(server, 'subscriptions/S1/top-ups', () => ({
    offerings,
    active: Array.from({ length: bought() }, (_, index) => ({
      orderId: `O${String(index)}`,
      name: '5 GB i Danmark',
      quantity: 2,
      validUntil: '2026-11-30',
    })),
  }));
  return serve(server, 'subscriptions/S1/usage', query => {
    const period = query.get('period');
    return period === null ? usage() : { ...usage(), period };
  });
};
