import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { listen, type Listening } from '../http/listen.ts';
import type { Service } from '../http/service.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { createFlagStore, type FlagStore } from './flag-store.ts';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { buildLaunchDarkly } from './launchdarkly.ts';
import { installBrowserGlobals } from './testing/browser-globals.ts';

const portalOrigin = 'http://localhost:4699';
const context = Buffer.from(JSON.stringify({ kind: 'user', key: 'anonym' })).toString('base64url');

describe('the toggle server for LaunchDarkly clients', () => {
  let database: OpenDatabase;
  let flags: FlagStore;
  let service: Service;
  let server: Listening;
  before(async () => {
    database = await openTestDatabase();
    flags = await createFlagStore(database.db);
    service = buildLaunchDarkly(flags, portalHostsAt(portalOrigin));
    server = await listen(service.listener, { port: 0 });
  });
  beforeEach(() => flags.reset());
  after(async () => {
    await service.close();
    await server.close();
    await database.close();
  });

  it('returns every toggle by GET and REPORT (TOG-030)', async () => {
    const byGet = await fetch(`${server.url}/sdk/evalx/local/contexts/${context}`);
    const values = (await byGet.json()) as Record<string, { value: unknown; version: number }>;
    assert.equal(values['create_administrator']?.value, true);
    assert.equal(values['maintenance']?.value, false);
    assert.equal(values['information-banner-global']?.value, '');
    assert.equal(Object.keys(values).length, 10);
    const byReport = await fetch(`${server.url}/sdk/evalx/local/context`, {
      method: 'REPORT',
      body: JSON.stringify({ kind: 'user', key: 'anonym' }),
    });
    assert.deepEqual(await byReport.json(), values);
  });

  it('allows CORS from the portal', async () => {
    const answer = await fetch(`${server.url}/sdk/evalx/local/context`, { method: 'OPTIONS' });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get('access-control-allow-origin'), portalOrigin);
    assert.equal(answer.headers.get('access-control-allow-methods'), 'GET, POST, REPORT, OPTIONS');
    assert.match(answer.headers.get('access-control-allow-headers') ?? '', /X-LaunchDarkly-User-Agent/);
    assert.equal(answer.headers.get('access-control-max-age'), '7200');
    assert.equal(answer.headers.get('vary'), 'Origin');
    const values = await fetch(`${server.url}/sdk/evalx/local/contexts/${context}`);
    assert.equal(values.headers.get('access-control-expose-headers'), 'Date');
  });

  it('refuses invalid contexts and unknown paths', async () => {
    assert.equal((await fetch(`${server.url}/sdk/evalx/local/contexts/bm90IGpzb24`)).status, 400);
    assert.equal(
      (await fetch(`${server.url}/sdk/evalx/local/context`, { method: 'REPORT', body: '[]' })).status,
      400,
    );
    assert.equal((await fetch(`${server.url}/unknown`)).status, 404);
  });

  it('accepts events, and has no goals', async () => {
    const events = await fetch(`${server.url}/events/bulk/local`, { method: 'POST', body: '[]' });
    assert.equal(events.status, 202);
    const diagnostic = await fetch(`${server.url}/events/diagnostic/local`, { method: 'POST', body: '{}' });
    assert.equal(diagnostic.status, 202);
    assert.deepEqual(await (await fetch(`${server.url}/sdk/goals/local`)).json(), []);
  });

  it('streams all values first, then each change', async () => {
    const answer = await fetch(`${server.url}/eval/local/${context}`);
    assert.match(answer.headers.get('content-type') ?? '', /text\/event-stream/);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.match((await reader?.read())?.value ?? '', /^event: put\ndata: \{.*"maintenance":\{"value":false/);
    const flag = await flags.set('maintenance', 'true');
    const patch = (await reader?.read())?.value ?? '';
    assert.match(patch, /^event: patch\n/);
    const data: unknown = JSON.parse(/^data: (.*)$/m.exec(patch)?.[1] ?? '');
    assert.deepEqual(data, {
      key: 'maintenance',
      value: true,
      version: flag?.version,
      variation: 0,
      trackEvents: false,
    });
    await reader?.cancel();
  });

  it('serves the unmodified LaunchDarkly package: values, then live changes', async () => {
    const restore = installBrowserGlobals();
    const { initialize } = await import('launchdarkly-js-client-sdk');
    const client = initialize(
      'local',
      { kind: 'user', key: 'anonym' },
      { baseUrl: server.url, streamUrl: server.url, eventsUrl: server.url, streaming: true, logger: silent },
    );
    await client.waitForInitialization(5);
    assert.equal(client.variation('create_administrator', false), true);
    assert.equal(client.variation('information-banner-global', 'none'), '');

    const banner = new Promise(resolve => {
      client.on('change:information-banner-global', resolve);
    });
    await flags.set('information-banner-global', 'Vi arbejder på netværket.');
    assert.equal(await banner, 'Vi arbejder på netværket.');

    const maintenance = new Promise(resolve => {
      client.on('change:maintenance', resolve);
    });
    await flags.set('maintenance', 'true');
    assert.equal(await maintenance, true);
    await client.close();
    restore();
  });
});

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
