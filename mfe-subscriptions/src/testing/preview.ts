import { http, HttpResponse } from 'msw';
import type { OrderPreview } from 'shared/contracts/order-preview';
import type { TestApi } from 'shared/testing/start-api.ts';

/** Mocks the preview of an order for S1; returns the received bodies, in order. */
export const servePreview = (server: TestApi, preview: Partial<OrderPreview>) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(/\/subscriptions\/S1\/.*\/(removal-)?preview$/, async ({ request }) => {
      bodies.push(await request.json());
      const nothing = { effectiveDate: '2026-01-01', changes: [], ends: [], irreversible: [], notices: [] };
      return HttpResponse.json({ data: { ...nothing, ...preview } });
    }),
  );
  return { bodies };
};
