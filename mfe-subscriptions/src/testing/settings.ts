import { http, HttpResponse } from 'msw';
import type { Subscription } from 'shared/contracts/subscription';
import { staleVersion } from 'shared/testing/answers.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { aSubscription } from './subscriptions.ts';

/** Mocks S1 and writes to its settings; returns the received bodies and versions, in order. */
export const serveSettings = (server: TestApi) => {
  const written: unknown[] = [];
  const versions: (string | null)[] = [];
  let subscription = aSubscription({ version: 3 });
  serve(server, 'subscriptions/S1', () => ({ subscription }));
  server.use(
    http.put(`${testApi}/subscriptions/S1`, async ({ request }) => {
      written.push(await request.json());
      const version = request.headers.get('if-match');
      versions.push(version);
      return version === `"${String(subscription.version)}"`
        ? HttpResponse.json({ data: { subscription } })
        : staleVersion();
    }),
  );
  return {
    written,
    versions,
    /** Simulates a concurrent change by somebody else. */
    beFaster: (theirs: Partial<Subscription>) => {
      subscription = { ...subscription, ...theirs, version: (subscription.version ?? 0) + 1 };
    },
  };
};
