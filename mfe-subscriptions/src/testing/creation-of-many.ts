import { http, HttpResponse } from 'msw';
import type { NewSubscriptions } from 'shared/contracts/bulk-job';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { aJob, serveBulk } from './bulk.ts';
import { creation, serveCreation } from './creation.ts';

export const many = `${creation}/flere`;

const kroner = (value: number) => ({ value, currency: 'DKK' as const });

/**
 * Mocks previews and orders of several subscriptions; the account 80019999 is unknown, and the
 * number 20304050 not available. Returns the requests with their
 * keys.
 */
export const serveMany = (server: TestApi) => {
  serveCreation(server);
  const previewed: NewSubscription[] = [];
  const previewSizes: number[] = [];
  const ordered: NewSubscriptions['lines'][] = [];
  const keys: (string | null)[] = [];
  const job = aJob({ action: 'Create' }, { completed: 0, waiting: 2 });
  serveBulk(server, { jobs: [job], rows: [] });
  server.use(
    http.post(`${testApi}/subscriptions/preview`, async ({ request }) => {
      const { data } = (await request.json()) as { data: { subscriptions: NewSubscription[] } };
      previewed.push(...data.subscriptions);
      previewSizes.push(data.subscriptions.length);
      const codes = data.subscriptions.map(({ accountId, number }) => {
        if (accountId === '80019999') return 'NotFound';
        return number?.mode === 'New' && number.number === '20304050' ? 'NumberNotAvailable' : null;
      });
      return HttpResponse.json({ data: { codes, price: kroner(258) } });
    }),
    http.post(`${testApi}/bulk-jobs/new-subscriptions`, async ({ request }) => {
      ordered.push(((await request.json()) as { data: NewSubscriptions }).data.lines);
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ data: job }, { status: 202 });
    }),
  );
  return { ordered, previewed, previewSizes, keys };
};

/** Stores one line in the tab, pasted but not checked. */
export const keepLines = () => {
  const text = [
    'Type;Abonnement;Fornavn;Efternavn;Kundenummer',
    'Mobilabonnement;Erhverv Lille;Ida;Bæk;80011001',
  ].join('\n');
  const stored = { values: { batch: { text } }, done: [] };
  sessionStorage.setItem('draft/create-subscriptions/user-1/1001', JSON.stringify(stored));
};
