import { http, HttpResponse } from 'msw';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { aSubscription } from './subscriptions.ts';

/** Takes the settings of S1; gives the bodies that came, in order. */
export const takeSettings = (server: TestApi) => {
  const written: unknown[] = [];
  server.use(
    http.put(`${testApi}/subscriptions/S1`, async ({ request }) => {
      written.push(await request.json());
      return HttpResponse.json({ data: { subscription: aSubscription() } });
    }),
  );
  return { written };
};
