import { delay, http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';
import { anyAccount } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { emptyDraft, type Draft } from '../create-subscription/draft.ts';
import { serve } from './api.ts';
import { aPricePlan } from './subscriptions.ts';

export const creation = 'abonnementer/opret-abonnement';
const kroner = (value: number) => ({ value, currency: 'DKK' }) as const;

const offering = (code: string, price: number): PricePlanOffering => ({
  id: code,
  type: 'Available',
  name: `Erhverv ${code}`,
  pricePlanCode: code,
  campaignCode: null,
  productOfferingInformation: {
    ...aPricePlan({ bindingPeriod: 6 }),
    recurringPrice: kroner(price),
    includedServices: code === 'Stor' ? ['EUDATA'] : [],
    excludedServices: [],
  },
});
const service = (code: string, name: string, requires: string[] = []) => ({
  code,
  name,
  description: 'Om servicen.',
  category: 'Data',
  price: kroner(49),
  bindingMonths: 0,
  requires,
  excludes: [],
});
const services = [service('EUDATA', 'Data i EU'), service('WORLDDATA', 'Data uden for EU', ['EUDATA'])];
const account = (accountId: string, accountName: string) =>
  anyAccount({ accountId, accountName, rootAccountId: null, rootAccountName: null });

/** Mocks everything that creating a subscription loads; returns the reservations, uploads and orders. */
export const serveCreation = (server: TestApi) => {
  const ordered: NewSubscription[] = [];
  const reserved: string[] = [];
  const accounts = [account('80011001', 'Havnen'), account('80011002', 'Kontoret')];
  serve(server, 'subscriptions/offerings', () => ({
    offerings: [offering('Lille', 129), offering('Stor', 219)],
    services,
  }));
  const { calls: accountCalls } = serve(server, 'accounts', () => ({
    accounts,
    ...pagingOf({ offset: 0, pageSize: 10, totalCount: 2 }),
  }));
  serve(server, 'numbers', query => ({
    numbers: ['10900000', '10907919'].filter(number => number.includes(query.get('searchQuery') ?? '')),
  }));
  serve(server, 'addresses/suggestions', () => ({
    suggestions: [
      {
        id: '1',
        text: 'Tangvejen 12, 5997 Fjordby',
        streetName: 'Tangvejen',
        houseNumber: '12',
        zip: '5997',
        city: 'Fjordby',
      },
    ],
  }));
  const sent: { name: string | null; type: string | null }[] = [];
  server.use(
    // The page of the created subscription loads this; it has tests of its own.
    http.get(`${testApi}/subscriptions/S1`, () => delay('infinite')),
    http.post(`${testApi}/attachments`, ({ request }) => {
      sent.push({
        name: new URL(request.url).searchParams.get('name'),
        type: request.headers.get('content-type'),
      });
      return HttpResponse.json({ data: { attachmentId: `file-${String(sent.length)}` } });
    }),
    http.post(`${testApi}/numbers/reservations`, async ({ request }) => {
      const { number } = ((await request.json()) as { data: { number: string } }).data;
      reserved.push(number);
      return HttpResponse.json({ data: { number, reservedUntil: '2999-11-22T09:15:00.000Z' } });
    }),
    http.post(`${testApi}/subscriptions`, async ({ request }) => {
      ordered.push(((await request.json()) as { data: NewSubscription }).data);
      const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' };
      return HttpResponse.json({ data: { ...placed, subscriptionId: 'S1' } }, { status: 202 });
    }),
  );
  return { ordered, reserved, sent, accountCalls };
};

/** All steps of a mobile subscription filled in. */
export const aDraft: Draft = {
  ...emptyDraft,
  plan: { category: 'Voice', offering: 'Lille' },
  user: { ...emptyDraft.user, firstName: 'Ægir', lastName: 'Ørnholt' },
  account: { accountId: '80011001', accountName: 'Havnen (80011001)', productGroup: 'Mobile' },
  number: { ...emptyDraft.number, number: '10900000', reservedUntil: '2999-11-22T09:15:00.000Z' },
  sim: { ...emptyDraft.sim, kind: 'Esim' },
};

/** Stores a draft in the tab, with the completed steps. */
export const keepDraft = (
  values: Draft,
  done: readonly (keyof Draft)[] = ['plan', 'user', 'account', 'number', 'sim', 'services'],
) => {
  sessionStorage.setItem('draft/create-subscription/user-1/1001', JSON.stringify({ values, done }));
};
