import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import { after, before, beforeEach, describe, it } from 'node:test';
import type * as FeatBit from '@featbit/js-client-sdk';
import type { OpenDatabase } from '../database/open-database.ts';
import { createFaultList } from '../faults/fault-list.ts';
import { listen, type Listening } from '../http/listen.ts';
import type { Service } from '../http/service.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { buildToggles } from './build-toggles.ts';
import { createFlagStore, type FlagStore } from './flag-store.ts';
import { connectionToken, openRawStream } from './testing/raw-stream.ts';

const portalOrigin = 'http://localhost:4699';
const user = { keyId: 'anonymous', name: 'anonymous' };
const dataSync = { messageType: 'data-sync', data: { timestamp: 0, user } };

interface Sync {
  messageType: string;
  data: { eventType: string; userKeyId: string; featureFlags: Record<string, unknown>[] };
}

describe('the toggle server for FeatBit clients', () => {
  let database: OpenDatabase;
  let flags: FlagStore;
  let service: Service;
  let server: Listening;
  const faults = createFaultList();
  before(async () => {
    database = await openTestDatabase();
    flags = await createFlagStore(database.db);
    service = buildToggles(flags, { portalHosts: portalHostsAt(portalOrigin) });
    server = await listen(service.listener, {
      port: 0,
      upgrade: service.upgrade,
      faults: { source: faults, service: 'toggles' },
    });
  });
  beforeEach(async () => {
    faults.clear();
    await flags.reset();
  });
  after(async () => {
    await service.close();
    await server.close();
    await database.close();
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = { authorization: 'local' }) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const poll = async (timestamp: number) => {
    const answer = await post(
      `/api/public/sdk/client/latest-all?timestamp=${String(timestamp)}`,
      dataSync.data.user,
    );
    assert.equal(answer.status, 200);
    return (await answer.json()) as Sync;
  };
  const newest = () => Math.max(...flags.all().map(flag => flag.updatedAt.getTime()));

  it('answers a data-sync with every toggle, for the user of the request (TOG-019, TOG-020, TOG-029)', async () => {
    const stream = await openRawStream(server.url);
    stream.say(dataSync);
    const { messageType, data } = (await stream.next()) as Sync;
    assert.equal(messageType, 'data-sync');
    assert.deepEqual([data.eventType, data.userKeyId], ['full', 'anonymous']);
    assert.equal(data.featureFlags.length, flags.all().length);
    const maintenance = flags.all().find(({ key }) => key === 'maintenance');
    assert.deepEqual(
      data.featureFlags.find(flag => flag['id'] === 'maintenance'),
      {
        id: 'maintenance',
        variation: 'false',
        variationType: 'boolean',
        variationId: 'off',
        variationOptions: [
          { id: 'on', value: 'true' },
          { id: 'off', value: 'false' },
        ],
        matchReason: 'default',
        sendToExperiment: false,
        timestamp: maintenance?.updatedAt.getTime(),
      },
    );
    stream.socket.close();
  });

  it('sends each change to clients that have synced, and answers pings (TOG-002)', async () => {
    const [asked, silent] = [await openRawStream(server.url), await openRawStream(server.url)];
    asked.say(dataSync);
    await asked.next();
    await flags.set('maintenance', 'true');
    const { data } = (await asked.next()) as Sync;
    assert.equal(data.eventType, 'patch');
    assert.deepEqual(
      data.featureFlags.map(flag => [flag['id'], flag['variation']]),
      [['maintenance', 'true']],
    );
    silent.say({ messageType: 'ping', data: null });
    assert.deepEqual(await silent.next(), { messageType: 'pong', data: {} });
    asked.socket.close();
    silent.socket.close();
  });

  it('answers a poll with newer toggles (TOG-021)', async () => {
    assert.equal((await poll(0)).data.featureFlags.length, flags.all().length);
    const known = newest();
    const flag = await flags.set('information-banner-global', 'Hej');
    const { data } = await poll((flag?.updatedAt.getTime() ?? 0) - (known === newest() ? 0 : 1));
    assert.equal(data.eventType, 'patch');
    assert.ok(data.featureFlags.some(({ id, variation }) => id === flag?.key && variation === 'Hej'));
    assert.equal((await poll(newest() + 1)).data.eventType, 'full');
  });

  it('accepts events in batches of at most 50 (TOG-022, TOG-023)', async () => {
    const event = { user, variations: [{ featureFlagKey: 'maintenance', variation: { id: 'on' } }] };
    const path = '/api/public/insight/track';
    assert.equal((await post(path, Array(50).fill(event))).status, 202);
    assert.equal((await post(path, Array(51).fill(event))).status, 400);
    assert.equal((await post(path, [{ user: 'anonymous' }])).status, 400);
    assert.equal((await post(path, 'x'.repeat(300_000))).status, 413);
    assert.equal((await post(path, [event], {})).status, 401);
  });

  it('refuses a poll without key, user or timestamp, and wrong methods', async () => {
    const path = '/api/public/sdk/client/latest-all?timestamp=0';
    assert.equal((await post(path, user, {})).status, 401);
    assert.equal((await post(path, { keyId: 'anonymous' })).status, 400);
    assert.equal((await post(path.replace('0', 'now'), user)).status, 400);
    assert.equal((await fetch(`${server.url}${path}`)).status, 404);
    assert.equal((await fetch(`${server.url}/streaming`)).status, 426);
  });

  it('allows CORS from the portal', async () => {
    const answer = await fetch(`${server.url}/api/public/insight/track`, { method: 'OPTIONS' });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get('access-control-allow-origin'), portalOrigin);
    assert.equal(
      answer.headers.get('access-control-allow-headers'),
      'authorization, content-type, x-user-agent, user-agent',
    );
  });

  it('closes a stream with 4003 when its token is expired or invalid', async () => {
    const old = await openRawStream(server.url, connectionToken('local', Date.now() - 31_000));
    assert.equal(await old.closed, 4003);
    const none = await openRawStream(server.url, 'local');
    assert.equal(await none.closed, 4003);
  });

  it('opens streams at one path, for the portal only', async () => {
    const own = await openRawStream(server.url, undefined, portalOrigin);
    own.socket.close();
    await assert.rejects(openRawStream(server.url, undefined, 'https://evil.example'), /403/);
    const elsewhere = server.url.replace('http', 'ws');
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${elsewhere}/eval/local/x`);
    const failed = new Promise<Error>(resolve => socket.once('error', resolve));
    assert.match((await failed).message, /404/);
  });

  // Before a real client connects, which may reconnect once and consume a fault.
  it('applies faults when a stream is opened', async () => {
    faults.add({ service: 'toggles', path: '/streaming', status: 503, delayMs: 0, drop: false, times: 1 });
    await assert.rejects(openRawStream(server.url), /503/);
    faults.add({ service: 'toggles', path: '/streaming', delayMs: 0, drop: true, times: 1 });
    await assert.rejects(openRawStream(server.url), /socket hang up/);
    faults.add({ service: 'toggles', path: '/streaming', delayMs: 1, drop: false, times: 1 });
    const late = await openRawStream(server.url);
    late.say({ messageType: 'ping', data: null });
    assert.deepEqual(await late.next(), { messageType: 'pong', data: {} });
    late.socket.close();
  });

  it('serves the unmodified FeatBit package: values, then live changes (TOG-019)', async () => {
    // Its modules for Node are CommonJS, and its default store is the storage of the browser.
    const featBit = createRequire(import.meta.url)('@featbit/js-client-sdk') as typeof FeatBit;
    class Memory extends featBit.BaseStore {
      protected override loadStoreFromStorage(): Promise<void> {
        this.store.version = 0;
        return Promise.resolve();
      }
    }
    const client = new featBit.FbClientBuilder({
      sdkKey: 'local',
      streamingUri: server.url.replace('http', 'ws'),
      eventsUri: server.url,
      user: { ...user, customizedProperties: [] },
      store: new Memory(),
      logLevel: 'none',
      // Its timer outlives the client by one interval.
      webSocketPingInterval: 100,
    }).build();
    await client.waitForInitialization();
    assert.equal(client.stringVariation('create_administrator', ''), 'true');
    assert.equal(client.stringVariation('information-banner-global', 'none'), '');

    const changed = new Promise(resolve => client.on('update:maintenance', resolve));
    await flags.set('maintenance', 'true');
    await changed;
    assert.equal(client.stringVariation('maintenance', ''), 'true');
    await client.close();
  });

  it('answers over HTTP when a protocol other than WebSocket is offered', async () => {
    const status = await new Promise(resolve => {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
      httpRequest(`${server.url}/sdk/goals/local`, { headers }, response => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    assert.equal(status, 200);
  });
});
