/** A mock API with a user's own subscriptions. */
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import { answerOf } from 'shared/testing/answers.ts';
import type { SetupServer } from 'msw/node';
import type { Esim } from 'shared/contracts/sim-card';
import type { Subscription } from 'shared/contracts/subscription';
import type { SubscriptionListItem } from 'shared/contracts/subscription-list';
import { testApi } from 'shared/testing/render-with-host.tsx';

export const anOwnRow = (changes: Partial<SubscriptionListItem> = {}): SubscriptionListItem => ({
  id: 'S1',
  name: 'Erhverv Mobil 50 GB',
  telephoneNumber: '10100145',
  category: 'Voice',
  status: 'Active',
  accountId: 'A1',
  accountName: 'Salg',
  hasProcessingOrder: false,
  ...changes,
});

export const anOwnSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'S1',
  name: 'Erhverv Mobil 50 GB',
  category: 'Voice',
  status: 'Active',
  accountId: 'A1',
  accountName: 'Salg',
  rootAccountId: 'A0',
  accountProductGroup: 'Mobile',
  telephoneNumber: { localNumber: '10100145' },
  services: [],
  simCards: [
    { number: '89450000000000000011', serviceCode: 'SIM', msisdn: '4510100145', pukCode: null, isMain: true },
  ],
  hasPricePlans: true,
  dataUsage: [
    {
      code: 'DataDk',
      used: 20,
      included: 50,
      unit: 'GB',
      percent: 40,
      level: 'Normal',
      extraCost: { value: 0, currency: 'DKK' },
    },
  ],
  ...changes,
});

/** Returns these as the user's own; a list request without that filter is an error. */
export const serveOwn = (
  server: SetupServer,
  rows: readonly SubscriptionListItem[],
  {
    subscription = anOwnSubscription(),
    esim = null,
  }: { subscription?: Subscription; esim?: Esim | null } = {},
): void => {
  const totalCount = rows.length;
  const paging = pagingOf({ offset: 0, pageSize: 10, totalCount });
  const data = { ...paging, hasNoResults: totalCount === 0 };
  server.use(
    http.get(`${testApi}/subscriptions`, ({ request }) =>
      new URL(request.url).searchParams.get('mine') === 'true'
        ? HttpResponse.json({
            data: { ...data, subscriptions: rows, facets: { types: [], statuses: [], accounts: [] } },
          })
        : new HttpResponse(null, { status: 500 }),
    ),
    http.get(`${testApi}/subscriptions/:id`, ({ params }) =>
      HttpResponse.json({ data: { subscription: { ...subscription, id: String(params['id']) } } }),
    ),
    http.get(`${testApi}/subscriptions/:id/sims/esims`, answerOf(esim)),
  );
};
