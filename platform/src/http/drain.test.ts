import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { listen } from './listen.ts';

/** A service with a health check, whose answers the test sends. */
async function startService() {
  const waiting: ServerResponse[] = [];
  const listening = await listen((_request, response) => void waiting.push(response), {
    port: 0,
    checkHealth: () => Promise.resolve(),
  });
  const arrived = () => once(listening.server, 'request');
  return { ...listening, waiting, arrived };
}

describe('draining a service', () => {
  it('fails the health check first, finishes requests in progress, and closes kept-alive connections', async () => {
    const service = await startService();
    const arrived = service.arrived();
    const asked = fetch(`${service.url}/work`);
    await arrived;
    let tell: () => void = () => undefined;
    const told = new Promise<void>(resolve => {
      tell = resolve;
    });
    const drained = service.drain(told, 60_000);
    const health = await fetch(`${service.url}/health`);
    assert.equal(health.status, 503, 'the load balancer sees it before the port is closed');
    await health.body?.cancel();
    tell();
    service.waiting[0]?.end('done');
    const answer = await asked;
    assert.equal(await answer.text(), 'done');
    assert.equal(answer.headers.get('connection'), 'close');
    await drained;
    await assert.rejects(fetch(service.url));
  });

  it('answers requests whose connections are not accepted yet', async () => {
    const { url, drain } = await listen((_request, response) => void response.end('done'), { port: 0 });
    const { hostname, port } = new URL(url);
    const ask = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('GET /work HTTP/1.1\r\nHost: portal\r\n\r\n');
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: 20 }, ask));
    const drained = drain(Promise.resolve(), 60_000);
    const answers = await Promise.allSettled(sockets.map(text));
    await drained;
    assert.deepEqual(
      answers.map(answer => answer.status === 'fulfilled' && answer.value.includes('done')),
      sockets.map(() => true),
    );
  });

  it('aborts requests in progress after the timeout', async () => {
    const service = await startService();
    const arrived = service.arrived();
    const asked = fetch(`${service.url}/never`);
    await arrived;
    const [outcome] = await Promise.allSettled([asked, service.drain(Promise.resolve(), 1)]);
    assert.equal(outcome.status, 'rejected');
  });
});
