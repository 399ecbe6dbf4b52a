import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createBackendData } from 'shared/testing/backend/backend-data.ts';
import { backendHandlers } from 'shared/testing/backend/backend-handlers.ts';
import * as z from 'zod/mini';
import { openTestApi } from '../../platform/src/testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

/** Called by other systems, never by the portal. */
const notOfThePortal = ['GET /health', 'POST /payments/webhook'];

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

// A new route gets its offline answer in `shared/testing/backend`.
it('answers every route of the portal offline', async () => {
  const handlers = backendHandlers('', createBackendData(new Date('2026-11-21T12:00:00Z')));
  const answered = new Set(
    handlers.map(({ info }) => `${String(info.method)} ${shapeOf(String(info.path))}`),
  );
  const routes = (await described()).filter(route => !notOfThePortal.includes(route));
  assert.ok(routes.length > 90, String(routes.length));
  assert.deepEqual(
    routes.filter(route => !answered.has(shapeOf(route))),
    [],
  );
});
