import { http, HttpResponse } from 'msw';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { creation, serveCreation } from './creation.ts';

export const many = `${creation}/flere`;

/** Takes previews and orders of several; the account 80019999 is unknown. Gives what came, and with which keys. */
export const serveMany = (server: TestApi) => {
  const { ordered } = serveCreation(server);
  const previewed: NewSubscription[] = [];
  const keys: string[] = [];
  server.use(
    http.post(`${testApi}/subscriptions/preview`, async ({ request }) => {
      const { data } = (await request.json()) as { data: { subscriptions: NewSubscription[] } };
      previewed.push(...data.subscriptions);
      const codes = data.subscriptions.map(({ accountId }) => (accountId === '80019999' ? 'NotFound' : null));
      return HttpResponse.json({ data: { codes } });
    }),
    http.post(`${testApi}/subscriptions`, async ({ request }) => {
      ordered.push(((await request.json()) as { data: NewSubscription }).data);
      keys.push(request.headers.get('idempotency-key') ?? '');
      const count = String(ordered.length);
      const placed = { orderId: `O${count}`, status: 'Submitted', effectiveDate: '2026-01-01' };
      return HttpResponse.json({ data: { ...placed, subscriptionId: `S${count}` } }, { status: 202 });
    }),
  );
  return { ordered, previewed, keys };
};

/** Puts one line in the tab, pasted and not looked at yet. */
export const keepLines = () => {
  const text = [
    'Type;Abonnement;Fornavn;Efternavn;Kundenummer',
    'Mobilabonnement;Erhverv Lille;Ida;Bæk;80011001',
  ].join('\n');
  const stored = { values: { batch: { text } }, done: [] };
  sessionStorage.setItem('draft/create-subscriptions/user-1/1001', JSON.stringify(stored));
};
