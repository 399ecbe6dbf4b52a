import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildApi } from '../api/build-api.ts';
import { carriedOut } from '../api/order-actions.ts';
import { createClock, type Clock } from '../time/clock.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { advanceOrders } from '../orders/advance-orders.ts';
import { openOutbox, type Outbox } from '../outbox/outbox.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';
import { openTestDatabase } from './test-database.ts';
import { watchOutbox } from './watched-outbox.ts';

/** An address that the API under test lets browsers call from. */
export const testOrigin = 'http://localhost:4000';

export interface TestApi {
  api: Awaited<ReturnType<typeof buildApi>>;
  database: OpenDatabase;
  clock: Clock;
  outbox: Outbox;
  payments: TestPayments;
  /** Gets a path under the API's prefix as the person with this e-mail; without one, without a token. */
  get(path: string, email?: string): Promise<LightMyRequestResponse>;
  /** Calls a path under the API's prefix as the person with this e-mail; `data` is put in the envelope. */
  call(call: TestCall): Promise<LightMyRequestResponse>;
  /** Moves the clock by so many seconds, and the orders with it. An order spends 10 seconds in each status. */
  passTime(seconds: number): Promise<void>;
  /** Fails where a message was written whose text leads elsewhere than its links, or nowhere. */
  close(): Promise<void>;
}

export interface TestCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  as?: string | undefined;
  data?: unknown;
  /** A body that has no envelope. */
  body?: object | undefined;
  headers?: Record<string, string>;
}

/**
 * The API on a seeded database of its own, called without a port. In place of identity's tokens, a person's
 * e-mail is the token; any other token is taken for an expired one.
 *
 * @param options `checkAnswers: false` answers as in life: by what was kept, and without comparing it to what is there
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
    // A busy machine is no failure; what ends calls that take too long has tests of its own.
    callTimeout: 600_000,
    checkAnswers,
    logger: false,
  });
  const call = ({ method, path, as, data, body, headers }: TestCall) =>
    api.inject({
      method,
      url: `/self-service-api${path}`,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      },
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
