import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { apiErrorSchema } from 'shared/contracts/api-error';
import pg from 'pg';
import * as z from 'zod/mini';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/platform-process.ts';
import { startPostgresCluster, type PostgresCluster } from './testing/postgres-cluster.ts';
import { createScratchPlace, type ScratchPlace } from './testing/scratch-place.ts';

/** What any call may take, in milliseconds, beside other tests on a busy machine. */
const longestAnswer = 12_000;

interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
  took: number;
}

describe('the platform while its PostgreSQL goes away', () => {
  let cluster: PostgresCluster;
  let place: ScratchPlace;
  let running: PlatformProcess;
  let token: string;
  /** E-mails whose invitation was answered with 200. */
  const acknowledged: string[] = [];
  const seen: Answer[] = [];

  before(async () => {
    cluster = await startPostgresCluster();
    place = await createScratchPlace(cluster.url);
    place.environment['PORTAL_DATABASE_CONNECTIONS'] = '6';
    place.environment['PORTAL_CALLS_PER_MINUTE'] = '1000000';
    running = startPlatformProcess(place.environment);
    await running.ready;
    const browser = new SignInBrowser(at(100), at(0));
    token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
  });
  after(async () => {
    await running.kill();
    await place.drop();
    await cluster.stop();
  });

  const at = (offset: number) => `http://localhost:${String(place.portBase + offset)}`;
  const api = (path: string) => `${at(200)}/self-service-api${path}`;

  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const startedAt = performance.now();
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
      ...(init.headers as Record<string, string> | undefined),
    };
    const answer = await fetch(api(path), { ...init, headers });
    const body: unknown = await answer.json();
    const took = performance.now() - startedAt;
    const found = { status: answer.status, body, retryAfter: answer.headers.get('retry-after'), took };
    seen.push(found);
    return found;
  }

  async function invite(): Promise<void> {
    const key = randomUUID();
    const email = `${key}@firma.example`;
    const answer = await call('/invitations?customerId=1001', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ data: { email } }),
    });
    if (answer.status === 200) acknowledged.push(email);
  }

  /** Reads and writes of several clients, until `meanwhile` is over. */
  async function underLoad(meanwhile: () => Promise<void>): Promise<void> {
    let over = false;
    const client = async (one: () => Promise<unknown>) => {
      while (!over) await one();
    };
    const clients = [
      ...Array.from({ length: 10 }, () => client(() => call('/subscriptions?customerId=1001'))),
      ...Array.from({ length: 4 }, () => client(invite)),
    ];
    try {
      await meanwhile();
    } finally {
      over = true;
      await Promise.all(clients);
    }
  }

  async function untilAnswered(status: number): Promise<void> {
    let answer = await call('/subscriptions?customerId=1001');
    while (answer.status !== status) {
      assert([200, 503].includes(answer.status), JSON.stringify(answer.body));
      answer = await call('/subscriptions?customerId=1001');
    }
  }

  async function onServer(statement: string, values: unknown[] = []): Promise<{ email?: string }[]> {
    const client = new pg.Client({ connectionString: place.environment['DATABASE_URL'] });
    await client.connect();
    const { rows } = await client.query<{ email?: string }>(statement, values);
    await client.end();
    return rows;
  }

  async function everythingHolds(): Promise<void> {
    assert.equal(running.child.exitCode, null, running.output.error);
    for (const { status, body, retryAfter, took } of seen) {
      assert([200, 503].includes(status), JSON.stringify(body));
      assert(took < longestAnswer, `a call took ${String(took)} ms`);
      if (status !== 503) continue;
      assert.equal(z.parse(apiErrorSchema, body).statusCode, '503');
      assert.equal(retryAfter, '2');
    }
    seen.length = 0;
    const stored = await onServer('select email from invitations where email = any($1)', [acknowledged]);
    assert.deepEqual(stored.map(({ email }) => email).sort(), [...acknowledged].sort());
  }

  it('lives through connections that are ended under load', async () => {
    await underLoad(async () => {
      for (let round = 0; round < 5; round += 1) {
        await untilAnswered(200);
        await onServer(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      }
      await untilAnswered(200);
    });
    await everythingHolds();
    assert(acknowledged.length > 0);
  });

  it('lives through a crash of the server, says 503 meanwhile, and goes on when it is back', async () => {
    await underLoad(async () => {
      await untilAnswered(200);
      await cluster.crash();
      await untilAnswered(503);
      const health = await fetch(`${at(200)}/health`);
      await health.body?.cancel();
      assert.equal(health.status, 503);
      await cluster.restart();
      await untilAnswered(200);
    });
    await everythingHolds();
  });

  it('answers 503 while a table is locked, and the others meanwhile', async () => {
    const holder = new pg.Client({ connectionString: place.environment['DATABASE_URL'] });
    await holder.connect();
    await holder.query('begin; lock table subscriptions in access exclusive mode');
    const waiting = Array.from({ length: 20 }, () => call('/subscriptions?customerId=1001'));
    const health = await fetch(`${at(200)}/health`);
    await health.body?.cancel();
    assert.equal(health.status, 200);
    assert.deepEqual(new Set((await Promise.all(waiting)).map(({ status }) => status)), new Set([503]));
    await holder.query('rollback');
    await holder.end();
    await untilAnswered(200);
    await everythingHolds();
  });

  it('answers within ten seconds while the server holds still', async () => {
    cluster.freeze();
    const held = await Promise.all(Array.from({ length: 10 }, () => call('/subscriptions?customerId=1001')));
    cluster.resume();
    assert.deepEqual(new Set(held.map(({ status }) => status)), new Set([503]));
    await untilAnswered(200);
    await everythingHolds();
  });
});
