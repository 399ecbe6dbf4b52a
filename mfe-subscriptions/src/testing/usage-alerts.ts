import { http, HttpResponse } from 'msw';
import type { UsageAlert, UsageAlerts } from 'shared/contracts/usage-alert';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { serveHistory } from './orders.ts';
import { aSubscription } from './subscriptions.ts';

export const anAlert = (changes: Partial<UsageAlert> = {}): UsageAlert => ({
  id: 'A1',
  metric: 'DataDk',
  threshold: 80,
  barring: null,
  setByName: 'Anne Admin',
  lastFired: null,
  recipients: ['ny@firma.example'],
  version: 3,
  ...changes,
});

/** Mocks S1 with its alerts, until one is deleted; returns how often they were loaded. */
export const serveAlerts = (
  server: TestApi,
  alerts: UsageAlerts['alerts'] = [],
  metrics?: UsageAlerts['metrics'],
) => {
  let present = alerts;
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveHistory(server, []);
  server.use(
    http.delete(`${testApi}/subscriptions/S1/usage-alerts/:id`, ({ params }) => {
      present = present.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ data: { alertId: String(params['id']) } });
    }),
  );
  return serve(server, 'subscriptions/S1/usage-alerts', () => ({
    alerts: present,
    metrics: metrics ?? ['DataDk', 'DataEu', 'ExtraCost'],
  }));
};

/** Mocks writes to the alerts of S1, or rejects them; returns the requests, in order. */
export const takeAlerts = (server: TestApi, refuse?: () => Response) => {
  const written: { call: string; ifMatch: string | null; body: unknown }[] = [];
  const take = async ({ request }: { request: Request }) => {
    const { data } = (await request.json()) as { data: Partial<UsageAlert> };
    written.push({
      call: `${request.method} ${new URL(request.url).pathname.split('/S1/')[1] ?? ''}`,
      ifMatch: request.headers.get('if-match'),
      body: data,
    });
    return refuse?.() ?? HttpResponse.json({ data: { alert: anAlert(data) } });
  };
  server.use(
    http.post(`${testApi}/subscriptions/S1/usage-alerts`, take),
    http.put(`${testApi}/subscriptions/S1/usage-alerts/:id`, take),
  );
  return { written };
};
