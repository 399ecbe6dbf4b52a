import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { listen, type Listening } from '../http/listen.ts';
import { sendJson } from '../http/send.ts';
import { createFaultList } from './fault-list.ts';
import { faultSchema } from './fault.ts';

describe('faults', () => {
  const faults = createFaultList();
  let server: Listening;
  before(async () => {
    server = await listen(
      (_request, response) => {
        sendJson(response, 200, { fine: true });
      },
      {
        port: 0,
        faults: { source: faults, service: 'api' },
        checkHealth: () => Promise.resolve(),
      },
    );
  });
  beforeEach(() => {
    faults.clear();
  });
  after(() => server.close());

  const add = (fault: object) => faults.add(faultSchema.parse({ service: 'api', path: '*', ...fault }));
  const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

  it('answer matching requests with their status and body', async () => {
    add({ path: '/accounts*', status: 500, body: { errors: [] } });
    const answer = await get('/accounts/1?page=2');
    assert.equal(answer.status, 500);
    assert.deepEqual(await answer.json(), { errors: [] });
    assert.equal((await get('/orders')).status, 200);
  });

  it('apply the given number of times', async () => {
    add({ status: 503, times: 2 });
    const statuses = [(await get('/')).status, (await get('/')).status, (await get('/')).status];
    assert.deepEqual(statuses, [503, 503, 200]);
  });

  it('match by method, skip preflights, and can match the query', async () => {
    add({ method: 'post', status: 500 });
    assert.equal((await get('/')).status, 200);
    assert.equal((await get('/', { method: 'POST' })).status, 500);
    faults.clear();
    add({ status: 500 });
    assert.equal((await get('/', { method: 'OPTIONS' })).status, 200);
    faults.clear();
    add({ path: '/list?page=2*', status: 500 });
    assert.equal((await get('/list?page=1')).status, 200);
    assert.equal((await get('/list?page=2&size=40')).status, 500);
  });

  it('match by service and port', () => {
    faults.add(faultSchema.parse({ service: 'remotes', path: '*', port: 4001, status: 500 }));
    const request = { service: 'remotes', method: 'GET', path: '/remoteEntry.js' } as const;
    assert.equal(faults.match({ ...request, port: 4002 }), undefined);
    assert.equal(faults.match({ ...request, port: 4001 })?.status, 500);
  });

  it('can drop the connection', async () => {
    add({ drop: true });
    await assert.rejects(get('/'));
  });

  it('can delay an otherwise normal answer', async () => {
    add({ delayMs: 50 });
    const started = performance.now();
    assert.deepEqual(await (await get('/')).json(), { fine: true });
    assert.ok(performance.now() - started >= 49);
  });

  it('can answer with invalid JSON, still with CORS headers', async () => {
    add({ status: 200, body: '<html>garbage' });
    const answer = await get('/', { headers: { origin: 'http://localhost:4600' } });
    assert.equal(await answer.text(), '<html>garbage');
    assert.equal(answer.headers.get('access-control-allow-origin'), 'http://localhost:4600');
  });

  it('treat every character but * literally', async () => {
    add({ path: '/a.b(c)', status: 500 });
    assert.equal((await get('/a.b(c)')).status, 500);
    assert.equal((await get('/aXb(c)')).status, 200);
  });

  it('never apply to the health check', async () => {
    add({ status: 500 });
    assert.equal((await get('/health')).status, 200);
  });
});
