import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fastify from 'fastify';
import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';
import { eventLoopTurns } from '../testing/event-loop-turns.ts';
import { bulkChange } from '../testing/tenant-matrix/bulk-job-rows.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { collectRoutes } from '../kernel/access/access.ts';
import { buildApi } from './build-api.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
after(() => test.close());

const call = (options: {
  method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}) => test.api.inject({ method: 'GET', ...options, url: `/self-service-api${options.url}` });

describe('every response', () => {
  for (const url of ['/health', '/user', '/nothing-here', '/user%', '/subscriptions?customerId=1001']) {
    it(`of ${url} forbids caching, sniffing and framing`, async () => {
      const { headers } = await call({ url });
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
    });
  }

  it("echoes the caller's correlation id (HTTP-002)", async () => {
    const answer = await call({ url: '/health', headers: { 'x-correlation-id': '5f0c-1' } });
    assert.equal(answer.headers['x-correlation-id'], '5f0c-1');
  });

  it('gets a generated correlation id when the caller sends none or an invalid one', async () => {
    for (const headers of [{}, { 'x-correlation-id': '<script>' }, { 'x-correlation-id': 'x'.repeat(500) }]) {
      const answer = await call({ url: '/health', headers });
      assert.match(String(answer.headers['x-correlation-id']), /^[0-9a-f-]{36}$/);
    }
  });
});

describe('a refused call', () => {
  const refusals = [
    ['without a token', { url: '/user' }, 401, 'Unauthorized', undefined],
    [
      'with an expired token',
      { url: '/user', headers: { authorization: 'Bearer old' } },
      401,
      'Unauthorized',
      undefined,
    ],
    [
      'with another scheme',
      { url: '/user', headers: { authorization: `Basic ${admin}` } },
      401,
      'Unauthorized',
      undefined,
    ],
    [
      'without a token and with invalid JSON',
      {
        method: 'POST',
        url: '/payment-sessions?customerId=1001',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      401,
      'Unauthorized',
      undefined,
    ],
    ['at an unknown address', { url: '/nothing-here' }, 404, 'NotFound', undefined],
    ['with a broken address', { url: '/user%' }, 400, 'ArgumentError', undefined],
    [
      'with a method that no route has',
      { method: 'POST', url: '/user', payload: '{}' },
      404,
      'NotFound',
      undefined,
    ],
    [
      'without a customer',
      { url: '/accounts', headers: { authorization: `Bearer ${admin}` } },
      400,
      'ArgumentError',
      'CustomerIdIsRequired',
    ],
    [
      'with two customers',
      { url: '/accounts?customerId=1001&customerId=1003', headers: { authorization: `Bearer ${admin}` } },
      400,
      'ArgumentError',
      'CustomerIdIsRequired',
    ],
    [
      'with an invalid number',
      { url: '/accounts?customerId=1001&pageSize=x', headers: { authorization: `Bearer ${admin}` } },
      400,
      'ArgumentError',
      undefined,
    ],
    [
      'with a body too large for anonymous callers',
      {
        method: 'POST',
        url: '/password-reset-requests',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ data: { email: 'x'.repeat(32 * 1024) } }),
      },
      413,
      'ArgumentError',
      undefined,
    ],
    [
      'with a body too large for anybody',
      {
        method: 'POST',
        url: '/payment-sessions?customerId=1001',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
        payload: JSON.stringify({ data: { returnUrl: 'x'.repeat(64 * 1024) } }),
      },
      413,
      'ArgumentError',
      undefined,
    ],
    ...Object.entries({
      '/bulk-jobs/preview': {
        change: bulkChange,
        selection: { filter: {}, exceptIds: Array(10_001).fill('1001000001') },
      },
      '/bulk-jobs/new-subscriptions': {
        lines: Array.from({ length: 501 }, (_, line) => ({ line: line + 1, subscription: newSubscription })),
      },
      '/subscriptions/preview': { subscriptions: Array(501).fill(newSubscription) },
    }).map(
      ([path, data]) =>
        [
          `with a list too long for ${path}`,
          {
            method: 'POST',
            url: `${path}?customerId=1001`,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
            payload: JSON.stringify({ data }),
          },
          400,
          'ArgumentError',
          undefined,
        ] as const,
    ),
  ] as const;
  for (const [how, options, status, code, subCode] of refusals) {
    it(`${how} answers in the error shape (HTTP-015)`, async () => {
      const answer = await call({ ...options });
      const body = z.parse(z.strictObject(apiErrorSchema.shape), answer.json());
      assert.deepEqual(
        { status: answer.statusCode, statusCode: body.statusCode, code: body.code, subCode: body.subCode },
        { status, statusCode: String(status), code, subCode },
      );
    });
  }

  it('names the failing system (HTTP-016)', async () => {
    const answer = await call({ url: '/billing-items', headers: { authorization: `Bearer ${admin}` } });
    assert.equal(answer.json<{ failingSystem: string }>().failingSystem, 'BillingAPI');
  });
});

describe('a call with an empty body', () => {
  it('may have a JSON content type', async () => {
    const answer = await call({
      method: 'DELETE',
      url: '/invitations?customerId=1001&invitationId=gone',
      headers: { authorization: 'Bearer superadmin@demo.example', 'content-type': 'application/json' },
      payload: '',
    });
    assert.equal(answer.statusCode, 404);
    assert.equal(z.parse(apiErrorSchema, answer.json()).code, 'NotFound');
  });
});

describe('an unexpected error', () => {
  it('answers a bare 500 without internal details (HTTP-015)', async () => {
    const api = await buildApi({
      payments: createTestPayments(),
      db: test.database.db,
      clock: test.clock,
      outbox: test.outbox,
      authenticate: () => Promise.reject(new Error('connection to db.internal:5432 refused')),
      portalOrigin: testOrigin,
      allowedOrigins: [],
      logger: false,
    });
    const answer = await api.inject({
      url: '/self-service-api/user',
      headers: { authorization: 'Bearer x' },
    });
    await api.close();
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(answer.json(), {
      code: 'InternalServerError',
      statusCode: '500',
      failingSystem: 'Selfservice',
    });
  });
});

describe('a call that exceeds the timeout', () => {
  it('answers 503', { timeout: 60_000 }, async () => {
    const api = await buildApi({
      db: test.database.db,
      clock: test.clock,
      outbox: test.outbox,
      payments: createTestPayments(),
      portalOrigin: testOrigin,
      allowedOrigins: [testOrigin],
      logger: false,
      callTimeout: 1,
      authenticate: () => new Promise(() => undefined),
    });
    const headers = { authorization: 'Bearer one' };
    const { statusCode } = await api.inject({ url: '/self-service-api/user', headers });
    assert.equal(statusCode, 503);
    await api.close();
  });
});

describe('calls from a browser', () => {
  const preflight = (origin: string) =>
    call({
      method: 'OPTIONS',
      url: '/user',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it("are allowed by CORS from the portal's origin, with credentials (HTTP-004)", async () => {
    const { headers } = await preflight(testOrigin);
    assert.equal(headers['access-control-allow-origin'], testOrigin);
    assert.equal(headers['access-control-allow-credentials'], 'true');
    assert.equal(headers['access-control-max-age'], '600');
    const listed = (name: string, of: typeof headers = headers) => String(of[name]).split(/,\s*/).sort();
    assert.deepEqual(listed('access-control-allow-methods'), ['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
    assert.deepEqual(listed('access-control-allow-headers'), [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'x-correlation-id',
    ]);
    const answer = await call({ url: '/user', headers: { origin: testOrigin } });
    assert.equal(answer.headers['vary'], 'Origin');
    assert.deepEqual(listed('access-control-expose-headers', answer.headers), [
      'content-disposition',
      'etag',
      'retry-after',
      'x-correlation-id',
    ]);
  });

  it('are not allowed by CORS from other origins', async () => {
    for (const origin of ['http://localhost:4666', 'null', `${testOrigin}.evil.example`]) {
      assert.equal((await preflight(origin)).headers['access-control-allow-origin'], undefined, origin);
    }
  });

  it('are rate limited per person, with 429 in the error shape', async () => {
    const limited = await apiWithLimit(3);
    const statusOf = async (token: string) =>
      (await limited.inject({ url: '/self-service-api/user', headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    const busy = [];
    for (let index = 0; index < 4; index += 1) busy.push(await statusOf('one'));
    const answer = await limited.inject({
      url: '/self-service-api/user',
      headers: { authorization: 'Bearer one' },
    });
    assert.equal(z.parse(apiErrorSchema, answer.json()).code, 'TooManyRequests');
    assert.match(String(answer.headers['retry-after']), /^\d+$/);
    assert.deepEqual([...busy, await statusOf('other')], [200, 200, 200, 429, 200]);
    await limited.close();
  });

  it('are rate limited per address without a valid token', async () => {
    const limited = await apiWithLimit(1);
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await limited.inject({ url: '/self-service-api/user' })).statusCode);
    }
    await limited.close();
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429]);
  });

  for (const [title, trustProxy, expected] of [
    ['per address in the proxy header, ignoring forged entries', true, [429, 401]],
    ['together without a trusted proxy', false, [429, 429]],
  ] as const) {
    it(`are rate limited ${title}`, async () => {
      const limited = await apiWithLimit(1, trustProxy);
      const statusFrom = async (address: string, claim: number) => {
        const headers = { 'x-forwarded-for': `10.0.0.${String(claim)}, ${address}` };
        return (await limited.inject({ url: '/self-service-api/user', headers })).statusCode;
      };
      for (let index = 0; index < 10; index += 1) await statusFrom('192.0.2.1', index);
      const last = [await statusFrom('192.0.2.1', 11), await statusFrom('192.0.2.2', 12)];
      await limited.close();
      assert.deepEqual(last, expected);
    });
  }

  it('without a sign-in start in turns of their own', async () => {
    // None of these queries the database, which may answer several in one turn.
    for (const calling of [
      { url: '/openapi.json' },
      { url: '/user' },
      { url: '/user', headers: { authorization: 'Bearer none-of-ours' } },
      { url: '/nothing-there' },
    ]) {
      const answers = Array.from({ length: 5 }, () => call(calling));
      assert.equal(new Set(await eventLoopTurns(answers)).size, 5, JSON.stringify(calling));
    }
  });

  it('are rate limited per network for failing anonymous calls, on public routes only', async () => {
    const limited = await apiWithLimit(30);
    const statusOf = async (url: string, headers = {}) =>
      (await limited.inject({ url: `/self-service-api${url}`, headers })).statusCode;
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push(await statusOf('/invitations/et-link-som-ingen-har'));
    const signedIn = await statusOf('/user', { authorization: 'Bearer one' });
    const elsewhere = (
      await limited.inject({ url: '/self-service-api/openapi.json', remoteAddress: '192.0.2.7' })
    ).statusCode;
    const probe = await statusOf('/health');
    await limited.close();
    assert.deepEqual([statuses, signedIn, elsewhere, probe], [[400, 400, 400, 429], 200, 200, 200]);
  });
});

/** An API where the tokens `one` and `other` belong to two people. */
async function apiWithLimit(callsPerMinute: number, trustProxy = false) {
  const { db } = test.database;
  const [one, other] = await db.selectFrom('users').select('user_id').limit(2).execute();
  return buildApi({
    payments: createTestPayments(),
    db,
    clock: test.clock,
    outbox: test.outbox,
    authenticate: token => Promise.resolve({ userId: String((token === 'one' ? one : other)?.user_id) }),
    portalOrigin: testOrigin,
    allowedOrigins: [],
    callsPerMinute,
    trustProxy,
    logger: false,
  });
}

describe('a route without an access declaration', () => {
  it('stops the API from starting', () => {
    const api = fastify();
    collectRoutes(api);
    assert.throws(() => api.get('/secrets', () => 'open'), /declares no access/);
  });
});

interface Described {
  responses: Record<string, { content: Record<string, { schema: { type?: string; required?: string[] } }> }>;
}

describe('the OpenAPI description', () => {
  const describedPaths = async () =>
    (await call({ url: '/openapi.json' })).json<{ paths: Record<string, Record<string, Described>> }>().paths;

  it('has every route', async () => {
    const described = Object.entries(await describedPaths()).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    const declared = test.api.declaredRoutes
      .map(route => `${route.method} ${route.url.replace(/:(\w+)/g, '{$1}')}`)
      .filter(route => !route.endsWith('openapi.json'));
    assert.deepEqual(described.sort(), declared.sort());
  });

  it('has the error schema on every route (HTTP-015)', async () => {
    for (const [path, methods] of Object.entries(await describedPaths())) {
      for (const { responses } of Object.values(methods)) {
        const required = responses['default']?.content['application/json']?.schema.required;
        assert.deepEqual(required, ['code', 'statusCode', 'failingSystem'], path);
      }
    }
  });

  it('has the CSV file of the audit log', async () => {
    const answers = (await describedPaths())['/self-service-api/audit-log']?.['get']?.responses['200'];
    assert.deepEqual(Object.keys(answers?.content ?? {}), ['application/json', 'text/csv']);
    assert.equal(answers?.content['text/csv']?.schema.type, 'string');
  });
});
