import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { AccountUsageAlerts, UsageAlert } from 'shared/contracts/usage-alert';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { anyAccountDetails } from './builders.ts';

const path = `${testApi}/accounts/80011001/usage-alerts`;

export const anyAlert = (changes: Partial<UsageAlert> = {}): UsageAlert => ({
  id: 'A1',
  metric: 'DataDk',
  threshold: 80,
  barring: null,
  setByName: 'Anne Admin',
  lastFired: null,
  recipients: ['flaade@firma.example'],
  version: 3,
  ...changes,
});

/** Mocks the account with its alerts, until one is deleted. */
export const serveAlerts = (server: TestApi, changes: Partial<AccountUsageAlerts> = {}): void => {
  const answer: AccountUsageAlerts = {
    alerts: [],
    metrics: ['DataDk', 'DataEu', 'ExtraCost'],
    usage: { period: '2026-11', subscriptionCount: 48, extraCost: { value: 1234.5, currency: 'DKK' } },
    ...changes,
  };
  let { alerts } = answer;
  server.use(
    http.get(`${testApi}/accounts/80011001`, answerOf({ account: anyAccountDetails() })),
    http.get(path, () => HttpResponse.json({ data: { ...answer, alerts } })),
    http.delete(`${path}/:id`, ({ params }) => {
      alerts = alerts.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ data: { alertId: String(params['id']) } });
    }),
  );
};

/** Mocks writes to the account's alerts; returns the requests, in order. */
export const takeAlerts = (server: TestApi) => {
  const written: {
    call: string;
    customerId: string | null;
    ifMatch: string | null;
    body: unknown;
  }[] = [];
  const take = async ({ request }: { request: Request }) => {
    const { data } = (await request.json()) as { data: Partial<UsageAlert> };
    const { pathname, searchParams } = new URL(request.url);
    written.push({
      call: `${request.method} ${pathname.split('/self-service-api')[1] ?? ''}`,
      customerId: searchParams.get('customerId'),
      ifMatch: request.headers.get('if-match'),
      body: data,
    });
    return HttpResponse.json({ data: { alert: anyAlert(data) } });
  };
  server.use(http.post(path, take), http.put(`${path}/:id`, take));
  return written;
};
