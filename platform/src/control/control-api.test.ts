import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createClock } from '../time/clock.ts';
import { storeEntries } from '../collector/entries.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createFaultList } from '../faults/fault-list.ts';
import { listen, type Listening } from '../http/listen.ts';
import { startAttempt } from '../limits/attempt-limit.ts';
import { openOutbox, type Outbox } from '../outbox/outbox.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { addUsageAlert, alertIdOf } from '../testing/tenant-matrix/usage-alert-rows.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { createFlagStore, type FlagStore } from '../toggles/flag-store.ts';
import { danishDay } from '../time/danish-day.ts';
import { readClockOffset } from './clock-setting.ts';
import { createControlActions } from './control-actions.ts';
import { buildControlApi } from './control-api.ts';

describe('the control API', () => {
  const clock = createClock();
  const faults = createFaultList();
  let database: OpenDatabase;
  let outbox: Outbox;
  let flags: FlagStore;
  let server: Listening;
  let service: Listening;
  let healthy = true;
  before(async () => {
    database = await openTestDatabase('seeded');
    outbox = await openOutbox(database);
    flags = await createFlagStore(database.db);
    service = await listen(() => undefined, {
      port: 0,
      checkHealth: () => (healthy ? Promise.resolve() : Promise.reject(new Error('not now'))),
    });
    const serviceUrls = { api: service.url };
    const portalOrigin = 'http://localhost:4000';
    const context = {
      ...database,
      clock,
      outbox,
      flags,
      faults,
      portalOrigin,
      orderStepSeconds: 10,
      serviceUrls,
    };
    const actions = createControlActions(context);
    const app = buildControlApi({ actions, flags, faults });
    await app.ready();
    server = await listen(
      (request, response) => {
        app.routing(request, response);
      },
      { port: 0 },
    );
  });
  beforeEach(() => {
    healthy = true;
  });
  after(async () => {
    await server.close();
    await service.close();
    await outbox.close();
    await database.close();
  });

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(server.url + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown };
  }
  const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

  it('checks usage alerts when it advances the clock', async () => {
    const { db } = database;
    const id = await addSubscription(db);
    const ofIt = db.updateTable('subscriptions').where('subscription_id', '=', id);
    await ofIt.set({ data_used_percent: 100 }).execute();
    await addUsageAlert(db, id, { metric: 'DataDk', threshold: 100 });
    const fired = () => db.selectFrom('usage_alert_firings').select('alert_id').execute();
    assert.deepEqual(await fired(), []);
    await call('POST', '/control/clock', { advanceMs: 1000 });
    assert.deepEqual(await fired(), [{ alert_id: alertIdOf(id) }]);
    const messages = (await call('GET', '/control/outbox')).body as { to: string }[];
    assert.equal(messages.filter(({ to }) => to === '22334455').length, 1);
    await call('POST', '/control/clock', { advanceMs: -1000 });
    await db.deleteFrom('usage_alerts').execute();
    await db.deleteFrom('outbox_messages').execute();
  });

  it('ends subscriptions that were terminated without an order, on their day', async () => {
    const { db } = database;
    const day = danishDay(new Date(clock.now().getTime() + 86_400_000));
    const id = await addSubscription(db, undefined, { future_cancellation_date: day });
    const ordered = await addSubscription(db, undefined, { future_cancellation_date: day });
    await sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify({
      order_id: 'O-later',
      subscription_id: ordered,
      type: 'Termination',
      status: 'InProgress',
      next_step_at: '2999-01-01T00:00:00Z',
    })}::jsonb)).* from orders o limit 1`.execute(db);
    const statuses = async () => {
      const read = db.selectFrom('subscriptions').select('status');
      const of = (each: string) => read.where('subscription_id', '=', each).executeTakeFirstOrThrow();
      return [(await of(id)).status, (await of(ordered)).status];
    };
    await call('POST', '/control/clock', { advanceMs: 1000 });
    assert.deepEqual(await statuses(), ['Active', 'Active']);
    await call('POST', '/control/clock', { advanceMs: 86_400_000 });
    assert.deepEqual(await statuses(), ['Cancelled', 'Active']);
    await call('POST', '/control/clock', { advanceMs: -86_401_000 });
    await sql`delete from orders where order_id = 'O-later'`.execute(db);
  });

  it('reads and sets toggles, and notifies subscribers before it answers', async () => {
    const heard: string[] = [];
    const stop = flags.subscribe(changed => heard.push(...changed.map(({ key }) => key)));
    const answer = await call('PUT', '/control/flags/maintenance', { value: 'true' });
    assert.deepEqual(answer, { status: 200, body: { key: 'maintenance', kind: 'boolean', value: 'true' } });
    assert.deepEqual(heard, ['maintenance']);
    stop();
    const all = (await call('GET', '/control/flags')).body as { key: string; value: string }[];
    assert.equal(all.find(({ key }) => key === 'maintenance')?.value, 'true');
    assert.equal(all.length, 10);
  });

  it('plays the phone: installs a waiting eSIM once', async () => {
    const { db } = database;
    const waiting = db.selectFrom('esims').where('status', '=', 'Ordered').select(['subscription_id', 'icc']);
    const { subscription_id, icc } = await waiting.executeTakeFirstOrThrow();
    const install = (body: unknown) => call('POST', `/control/esims/${subscription_id}`, body);
    assert.equal((await install({ status: 'Ordered' })).status, 400);
    assert.deepEqual(await install({ status: 'Activated' }), {
      status: 200,
      body: { subscriptionId: subscription_id, status: 'Activated' },
    });
    const card = db.selectFrom('sim_cards').where('icc', '=', icc).select(['subscription_id', 'is_main']);
    assert.deepEqual(await card.executeTakeFirst(), { subscription_id, is_main: true });
    assert.equal((await install({ status: 'Activated' })).status, 404);
  });

  it('answers 404 for an unknown toggle and 400 for an invalid value, with a message', async () => {
    const unknown = await call('PUT', '/control/flags/unknown', { value: 'true' });
    assert.equal(unknown.status, 404);
    assert.equal(messageOf(unknown), "There is no toggle 'unknown'.");
    const wrong = await call('PUT', '/control/flags/maintenance', { value: 'perhaps' });
    assert.equal(wrong.status, 400);
    assert.equal(
      messageOf(wrong),
      `The toggle 'maintenance' is on or off: its value must be "true" or "false".`,
    );
    assert.equal((await call('PUT', '/control/flags/maintenance', { worth: 'true' })).status, 400);
  });

  it('adds, matches and clears faults', async () => {
    const added = await call('POST', '/control/faults', {
      service: 'remotes',
      path: '/a*',
      status: 500,
      times: 1,
    });
    assert.equal(added.status, 200);
    assert.ok((added.body as { id: string }).id);
    const request = { service: 'remotes', method: 'GET', path: '/a.js', port: 4001 };
    const matched = await call('POST', '/control/faults/match', request);
    assert.deepEqual(matched, { status: 200, body: { status: 500, delayMs: 0, drop: false } });
    assert.deepEqual(await call('POST', '/control/faults/match', request), { status: 204, body: undefined });
    await call('POST', '/control/faults', { service: 'remotes', path: '/a*', status: 500 });
    assert.equal((await call('DELETE', '/control/faults')).status, 200);
    assert.equal((await call('POST', '/control/faults/match', request)).status, 204);
  });

  it('explains every invalid field of a fault in one message', async () => {
    const answer = await call('POST', '/control/faults', {
      service: 'printer',
      path: '/a',
      status: 99,
      colour: 1,
    });
    assert.equal(answer.status, 400);
    assert.equal(
      messageOf(answer),
      "The request is not understood: 'service' must be one of api, identity, toggles, remotes, payments; 'status' must be at least 200; 'colour' is not known here.",
    );
    const wrongKinds = await call('POST', '/control/faults', { service: 'api', path: 1, status: [] });
    assert.match(messageOf(wrongKinds), /'path' must be a string; 'status' must be an? /);
    assert.match(messageOf(await call('POST', '/control/faults', [])), /the body must be an object\.$/);
  });

  it('refuses moments out of the range of the calendar', async () => {
    const before = clock.offset();
    for (const change of [
      { advanceMs: 8_640_000_000_000_000 },
      { advanceMs: -3e12 },
      { now: '9999-12-31T23:59:59Z' },
      { now: '0001-01-01T00:00:00Z' },
    ])
      assert.equal((await call('POST', '/control/clock', change)).status, 400, JSON.stringify(change));
    assert.equal(clock.offset(), before);
  });

  it('moves the clock and stores its offset', async () => {
    const before = clock.now().getTime();
    const answer = await call('POST', '/control/clock', { advanceMs: 600_000 });
    assert.ok(Date.parse((answer.body as { now: string }).now) - before >= 600_000);
    assert.equal(await readClockOffset(database.db), clock.offset());
    await call('POST', '/control/clock', { now: '2026-12-24T10:00:00Z' });
    assert.equal(clock.now().toISOString().slice(0, 16), '2026-12-24T10:00');
    assert.equal((await call('POST', '/control/clock', { now: 'tomorrow' })).status, 400);
    assert.equal((await call('POST', '/control/clock', {})).status, 400);
  });

  it('returns outbox and collector, and empties the collector', async () => {
    const message = {
      to: 'a@x.dk',
      channel: 'mail',
      subject: 'Hej',
      text: 'Se her',
      links: ['http://l/'],
    } as const;
    await outbox.put(database.db, { ...message, links: [...message.links] }, new Date());
    const [{ id, ...sent } = { id: '' }] = (await call('GET', '/control/outbox')).body as { id: string }[];
    assert.match(id, /^\d+\.\d+$/);
    assert.deepEqual(sent, message);
    await storeEntries(database.db, 'log', [{ message: 'x' }]);
    const [entry] = (await call('GET', '/control/collector')).body as { kind: string; entry: unknown }[];
    assert.deepEqual({ kind: entry?.kind, entry: entry?.entry }, { kind: 'log', entry: { message: 'x' } });
    await call('DELETE', '/control/collector');
    assert.deepEqual((await call('GET', '/control/collector')).body, []);
  });

  it('lists the failing services', async () => {
    assert.deepEqual(await call('GET', '/control/health'), {
      status: 200,
      body: { status: 'ok', failing: [] },
    });
    healthy = false;
    assert.deepEqual(await call('GET', '/control/health'), {
      status: 503,
      body: { status: 'failing', failing: ['api'] },
    });
  });

  it('resets everything, also when called twice at once', async () => {
    await call('PUT', '/control/flags/maintenance', { value: 'true' });
    await call('POST', '/control/faults', { service: 'api', path: '*', status: 500 });
    await call('POST', '/control/clock', { advanceMs: 86_400_000 });
    await storeEntries(database.db, 'log', [{ message: 'x' }]);
    const tryToSignIn = () => startAttempt(database.db, 'a@x.dk', '192.0.2.1', 'a browser');
    for (let index = 0; index < 11; index += 1) await tryToSignIn();
    const answers = await Promise.all([call('POST', '/control/reset'), call('POST', '/control/reset')]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(flags.all().find(({ key }) => key === 'maintenance')?.value, 'false');
    assert.equal(faults.match({ service: 'api', method: 'GET', path: '/' }), undefined);
    assert.ok(Math.abs(clock.offset()) < 1000);
    assert.equal((await tryToSignIn()).allowed, true);
    assert.deepEqual((await call('GET', '/control/outbox')).body, []);
    assert.deepEqual((await call('GET', '/control/collector')).body, []);
    const users = await database.db
      .selectFrom('users')
      .select('email')
      .where('email', 'like', '%@demo.example')
      .execute();
    assert.ok(users.length >= 7);
  });

  it('answers unknown paths, invalid JSON and other content types with an error', async () => {
    assert.equal(
      messageOf(await call('GET', '/control/nothing')),
      'The control API has no call GET /control/nothing.',
    );
    const answer = await fetch(`${server.url}/control/clock`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(answer.status, 400);
    const text = await fetch(`${server.url}/control/reset`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    assert.equal(text.status, 415);
    const empty = await fetch(`${server.url}/control/faults`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(empty.status, 200);
  });

  it('refuses web pages of foreign origins and foreign host names', async () => {
    const page = await fetch(`${server.url}/control/flags`, {
      headers: { origin: 'https://foreign.example' },
    });
    assert.equal(page.status, 403);
    // As after DNS rebinding. `fetch` cannot set this header.
    const rebound = get(`${server.url}/control/flags`, { headers: { host: 'foreign.example' } });
    const [answer] = (await once(rebound, 'response')) as [IncomingMessage];
    answer.resume();
    assert.equal(answer.statusCode, 403);
  });

  it('refuses web pages of other servers on the same machine', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/control/flags`, { headers })).status;
    assert.equal(await asked({ origin: 'http://localhost:6195' }), 403);
    assert.equal(await asked({ 'sec-fetch-site': 'same-site' }), 403);
    assert.equal(await asked({ 'sec-fetch-site': 'cross-site' }), 403);
    assert.equal(await asked({ 'sec-fetch-site': 'none' }), 200);
  });
});
