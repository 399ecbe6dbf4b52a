import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildApi } from '../api/build-api.ts';
import { carriedOut } from '../api/order-actions.ts';
import { createClock, type Clock } from '../time/clock.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { advanceOrders } from '../orders/progress/advance-orders.ts';
import { openOutbox, type Outbox } from '../outbox/outbox.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';
import { openTestDatabase } from './database/test-database.ts';
import { watchOutbox } from './watched-outbox.ts';

/** An origin the API under test allows. */
export const testOrigin = 'http://localhost:4000';

export interface TestApi {
  api: Awaited<ReturnType<typeof buildApi>>;
  database: OpenDatabase;
  clock: Clock;
  outbox: Outbox;
  payments: TestPayments;
  /** Requests a path relative to the API as the person with this e-mail; without one, without a token. */
  get(path: string, email?: string): Promise<LightMyRequestResponse>;
  /** Calls a path relative to the API as the person with this e-mail; `data` gets the envelope. */
  call(call: TestCall): Promise<LightMyRequestResponse>;
  /** Advances the clock by this many seconds, and the orders with it. An order spends 10 seconds in each status. */
  passTime(seconds: number): Promise<void>;
  /** Fails if the links in the text of any message differ from its `links`. */
  close(): Promise<void>;
}

export interface TestCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  as?: string | undefined;
  data?: unknown;
  /** A body without an envelope. */
  body?: object | undefined;
  /** Undefined removes the Idempotency-Key, which every change has otherwise. */
  headers?: Record<string, string | undefined>;
}

const definedOf = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/**
 * The API on its own database with the demo data, called without a port. A person's e-mail is the access token; any
 * other token counts as expired.
 *
 * @param options `checkAnswers: false` answers from the cache as in production, without comparing with the current data
 */
export async function openTestApi({
  checkAnswers = true,
  callsPerMinute = 1_000_000,
} = {}): Promise<TestApi> {
  const database = await openTestDatabase('seeded');
  const clock = createClock();
  const { outbox, checkLinks } = watchOutbox(await openOutbox(database));
  const payments = createTestPayments();
  const api = await buildApi({
    payments,
    db: database.db,
    clock,
    outbox,
    async authenticate(token) {
      const person = await database.db
        .selectFrom('users')
        .select('user_id')
        .where('email', '=', token.replaceAll('\0', ''))
        .executeTakeFirst();
      return person && { userId: person.user_id };
    },
    portalOrigin: testOrigin,
    allowedOrigins: [testOrigin, /^https:\/\/pr-\d+\.preview\.example$/],
    callsPerMinute,
    orderStepSeconds: 10,
    ownSignIns: { idleMinutes: 60, issuer: 'http://localhost:4100' },
    // Long, so that tests do not fail on a busy machine; the timeout has its own tests.
    callTimeout: 600_000,
    checkAnswers,
    logger: false,
  });
  const call = ({ method, path, as, data, body, headers }: TestCall) =>
    api.inject({
      method,
      url: `/self-service-api${path}`,
      headers: definedOf({
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      }),
      ...(body === undefined && data === undefined ? {} : { payload: body ?? { data } }),
    });
  return {
    api,
    database,
    clock,
    outbox,
    payments,
    call,
    async passTime(seconds) {
      clock.advance(seconds * 1000);
      await advanceOrders(database.db, carriedOut, clock.now());
    },
    get: (path, as) => call({ method: 'GET', path, as }),
    async close() {
      await api.close();
      await outbox.close();
      await database.close();
      checkLinks();
    },
  };
}
