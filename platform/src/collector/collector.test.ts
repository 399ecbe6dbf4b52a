import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { listen, type Listening } from '../http/listen.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { buildCollector } from './build-collector.ts';
import { clearEntries, readEntries, storeEntries } from './entries.ts';

describe('the collector', () => {
  let database: OpenDatabase;
  let server: Listening;
  before(async () => {
    database = await openTestDatabase();
    server = await listen(buildCollector(database.db).listener, { port: 0 });
  });
  beforeEach(() => clearEntries(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  const post = (path: string, body: string, type = 'text/plain') =>
    fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': type } });

  it('stores log entries, one per line, with any characters', async () => {
    const answer = await post(
      '/logs?ddforward=%2Fapi%2Fv2%2Flogs',
      '{"message":"a\\u0000\\ud800"}\n{"message":"b"}\n',
    );
    assert.equal(answer.status, 202);
    const entries = await readEntries(database.db);
    assert.deepEqual(
      entries.map(({ kind, entry }) => ({ kind, entry })),
      [
        { kind: 'log', entry: { message: 'a\u0000\ud800' } },
        { kind: 'log', entry: { message: 'b' } },
      ],
    );
  });

  it('stores policy reports of both formats', async () => {
    const old = { 'csp-report': { 'violated-directive': 'script-src' } };
    const modern = { type: 'csp-violation', body: { effectiveDirective: 'script-src' } };
    assert.equal((await post('/csp', JSON.stringify(old), 'application/csp-report')).status, 204);
    assert.equal((await post('/csp', JSON.stringify([modern]), 'application/reports+json')).status, 204);
    assert.deepEqual(
      (await readEntries(database.db)).map(({ entry }) => entry),
      [old, modern],
    );
  });

  it('strips query and fragment of the addresses in policy reports', async () => {
    const page = 'https://portal.example/selvbetjening/vaelg-ny-adgangskode';
    const blocked = 'HTTPS://extension.example/a.js';
    const old = (end: string) => ({
      'csp-report': { 'document-uri': page + end, 'blocked-uri': blocked, 'script-sample': 'a?b=c' },
    });
    const modern = (end: string) => ({ url: page + end, body: { documentURL: page + end, lineNumber: 1 } });
    for (const reports of [old, modern])
      for (const secret of ['?token=abc#x', '#token=abc'])
        assert.equal((await post('/csp', JSON.stringify(reports(secret)))).status, 204);
    assert.deepEqual(
      (await readEntries(database.db)).map(({ entry }) => entry),
      [old(''), old(''), modern(''), modern('')],
    );
  });

  it('limits the number of stored entries and their total size', async () => {
    const entries = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => ({ index, text }));
    for (let round = 0; round < 3; round += 1)
      await storeEntries(database.db, 'log', entries(1000, 'x'.repeat(8_000)));
    const large = await readEntries(database.db);
    assert(large.length < 500, String(large.length));
    assert.deepEqual(large.at(-1)?.entry, { index: 999, text: 'x'.repeat(8_000) }, 'the newest are kept');
    for (let round = 0; round < 3; round += 1) await storeEntries(database.db, 'log', entries(1000, 'x'));
    assert.equal((await readEntries(database.db)).length, 2000);
  });

  it('limits the rate per address, and the size of an entry', async () => {
    let now = 0;
    const own = await listen(buildCollector(database.db, { now: () => now }).listener, { port: 0 });
    let claimed = 0;
    const send = async (text: string) => {
      // No trusted proxy, so the header is ignored.
      const headers = { 'x-forwarded-for': `192.0.2.${String((claimed += 1) % 256)}` };
      const answer = await fetch(`${own.url}/logs`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await send('x'.repeat(20_000)), 413);
    const statuses = [];
    for (let index = 0; index < 700; index += 1) statuses.push(await send('x'));
    assert.deepEqual([statuses.filter(status => status === 202).length, statuses.at(-1)], [599, 429]);
    now = 60_000;
    assert.equal(await send('x'), 202);
    await own.close();
  });

  it('refuses entries that are nested too deep', async () => {
    const depth = 40_000;
    const entry = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    assert.equal((await post('/logs', entry)).status, 413);
    assert.equal((await post('/csp', `[${entry}]`)).status, 413);
    assert.deepEqual(await readEntries(database.db), []);
  });

  it('allows CORS from every origin', async () => {
    const answer = await fetch(`${server.url}/csp`, { method: 'OPTIONS' });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    assert.equal(answer.headers.get('access-control-allow-headers'), 'Content-Type');
  });

  it('refuses invalid bodies, oversized bodies, other paths and other methods', async () => {
    assert.equal((await post('/logs', 'hello')).status, 400);
    assert.equal((await post('/csp', '3')).status, 400);
    assert.equal((await post('/logs', 'x'.repeat(300_000))).status, 413);
    assert.equal((await post('/other', '{}')).status, 404);
    assert.equal((await fetch(`${server.url}/logs`)).status, 405);
    assert.deepEqual(await readEntries(database.db), []);
  });

  it('answers 503, readable by other origins, when nothing can be stored', async context => {
    const full = database.db.withPlugin({
      transformQuery: () => assert.fail('No space left on device'),
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const other = await listen(buildCollector(full).listener, { port: 0 });
    context.after(() => other.close());
    const { status, headers } = await fetch(`${other.url}/logs`, { method: 'POST', body: '{"message":"a"}' });
    assert.equal(status, 503);
    assert.equal(headers.get('access-control-allow-origin'), '*');
  });

  it('keeps the newest 2000 entries of each kind', async () => {
    await storeEntries(database.db, 'policy', [{ first: true }]);
    for (let batch = 0; batch < 11; batch += 1) {
      await storeEntries(
        database.db,
        'log',
        Array.from({ length: 200 }, (_, index) => ({ batch, index })),
      );
    }
    const entries = await readEntries(database.db);
    assert.equal(entries.filter(({ kind }) => kind === 'log').length, 2000);
    assert.equal(entries.filter(({ kind }) => kind === 'policy').length, 1);
    assert.deepEqual(entries.find(({ kind }) => kind === 'log')?.entry, { batch: 1, index: 0 });
  });
});
