import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createBackendData } from 'shared/testing/backend/backend-data.ts';
import { backendHandlers } from 'shared/testing/backend/backend-handlers.ts';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '../../platform/src/testing/test-api.ts';

let test: TestApi;
before(async () => {
  test = await openTestApi();
});
after(() => test.close());

/** Called by machines, never by the portal. */
const notOfThePortal = ['GET /health', 'POST /payments/webhook'];

/**
 * Routes that offline mode has no answer for yet: a change says that it is not possible offline. The list only
 * becomes shorter; a new route comes with its answer in `shared/testing/backend`.
 */
const open = [
  'DELETE /accounts/:accountId/usage-alerts/:alertId',
  'DELETE /payment-sessions/:sessionId',
  'DELETE /subscriptions/:subscriptionId/extra-services/:code',
  'DELETE /subscriptions/:subscriptionId/sims/datacards/:icc',
  'DELETE /subscriptions/:subscriptionId/sims/esim-links/:linkId',
  'DELETE /subscriptions/:subscriptionId/usage-alerts/:alertId',
  'GET /addresses/suggestions',
  'GET /billing-items/documents',
  'GET /bulk-jobs/:jobId',
  'GET /bulk-jobs/:jobId/rows',
  'GET /numbers',
  'GET /payment-sessions',
  'GET /payment-sessions/:sessionId',
  'GET /sim/:iccNumber/validate',
  'GET /subscriptions/:subscriptionId/extra-services',
  'GET /subscriptions/:subscriptionId/top-ups',
  'GET /subscriptions/:subscriptionId/usage',
  'GET /subscriptions/offerings',
  'POST /accounts',
  'POST /accounts/:accountId/usage-alerts',
  'POST /attachments',
  'POST /bulk-jobs',
  'POST /bulk-jobs/:jobId/retry',
  'POST /bulk-jobs/new-subscriptions',
  'POST /bulk-jobs/preview',
  'POST /numbers/reservations',
  'POST /orders/:orderId/cancel',
  'POST /payment-sessions',
  'POST /subscriptions',
  'POST /subscriptions/:subscriptionId/account/preview',
  'POST /subscriptions/:subscriptionId/barrings/preview',
  'POST /subscriptions/:subscriptionId/call-forwarding/preview',
  'POST /subscriptions/:subscriptionId/extra-services',
  'POST /subscriptions/:subscriptionId/extra-services/:code/removal-preview',
  'POST /subscriptions/:subscriptionId/extra-services/preview',
  'POST /subscriptions/:subscriptionId/loss',
  'POST /subscriptions/:subscriptionId/loss/preview',
  'POST /subscriptions/:subscriptionId/price-plan/preview',
  'POST /subscriptions/:subscriptionId/puk-code',
  'POST /subscriptions/:subscriptionId/sims/datacards',
  'POST /subscriptions/:subscriptionId/sims/datacards/:icc/preview',
  'POST /subscriptions/:subscriptionId/sims/datacards/:icc/removal-preview',
  'POST /subscriptions/:subscriptionId/sims/datacards/preview',
  'POST /subscriptions/:subscriptionId/sims/esim-links',
  'POST /subscriptions/:subscriptionId/sims/esims',
  'POST /subscriptions/:subscriptionId/sims/esims/preview',
  'POST /subscriptions/:subscriptionId/sims/preview',
  'POST /subscriptions/:subscriptionId/suspension/preview',
  'POST /subscriptions/:subscriptionId/termination',
  'POST /subscriptions/:subscriptionId/termination/preview',
  'POST /subscriptions/:subscriptionId/top-ups',
  'POST /subscriptions/:subscriptionId/top-ups/preview',
  'POST /subscriptions/:subscriptionId/usage-alerts',
  'POST /subscriptions/preview',
  'POST /subscriptions/products',
  'PUT /accounts/:accountId',
  'PUT /accounts/:accountId/owner-controls',
  'PUT /accounts/:accountId/usage-alerts/:alertId',
  'PUT /subscriptions/:subscriptionId/account',
  'PUT /subscriptions/:subscriptionId/barrings',
  'PUT /subscriptions/:subscriptionId/call-forwarding',
  'PUT /subscriptions/:subscriptionId/price-plan',
  'PUT /subscriptions/:subscriptionId/sims',
  'PUT /subscriptions/:subscriptionId/sims/datacards/:icc',
  'PUT /subscriptions/:subscriptionId/suspension',
  'PUT /subscriptions/:subscriptionId/usage-alerts/:alertId',
];

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, ':');

const described = async (): Promise<string[]> => {
  const schema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = z.parse(schema, (await test.get('/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      method =>
        `${method.toUpperCase()} ${path.replace('/self-service-api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
};

it('answers offline every route that the portal has, but for those that are named here', async () => {
  const handlers = backendHandlers('', createBackendData(new Date('2026-11-21T12:00:00Z')));
  const answered = new Set(
    handlers.map(({ info }) => `${String(info.method)} ${shapeOf(String(info.path))}`),
  );
  const routes = (await described()).filter(route => !notOfThePortal.includes(route));
  assert.ok(routes.length > 90, String(routes.length));
  assert.deepEqual(routes.filter(route => !answered.has(shapeOf(route))).sort(), open);
});
