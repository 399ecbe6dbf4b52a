import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { listen, type Listening } from '../http/listen.ts';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { buildFeatBit } from './featbit.ts';
import { createStreamLimit } from './stream-limit.ts';
import type { FlagStore } from './flag-store.ts';
import { openRawStream, type RawStream } from './testing/raw-stream.ts';

const user = { keyId: 'anonymous', name: 'anonymous' };
const flags: FlagStore = {
  all: () => [{ key: 'maintenance', kind: 'boolean', value: 'true', version: 1, updatedAt: new Date(1) }],
  set: () => Promise.resolve(undefined),
  reset: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  subscribe: () => () => undefined,
};

describe('a WebSocket stream', () => {
  let service: ReturnType<typeof buildFeatBit>;
  let server: Listening;
  beforeEach(async () => {
    service = buildFeatBit(flags, portalHostsAt('http://localhost:4699'), {
      places: createStreamLimit({ inAll: 20 }),
    });
    server = await listen(service.listener, { port: 0, upgrade: service.upgrade });
  });
  afterEach(async () => {
    await service.close();
    await server.close();
  });

  const assertAnswers = async (stream: RawStream) => {
    stream.say({ messageType: 'data-sync', data: { timestamp: 0, user } });
    assert.match(JSON.stringify(await stream.next()), /"maintenance"/);
    stream.socket.close();
  };
  const open = () => openRawStream(server.url);

  for (const { what, frame, code } of [
    { what: 'text that is not JSON', frame: '{"messageType":', code: 1007 },
    { what: 'binary frames', frame: Buffer.from([0, 1, 2]), code: 1007 },
    { what: 'a huge frame', frame: 'x'.repeat(20_000), code: 1009 },
  ]) {
    it(`is closed on ${what}, without affecting others`, async () => {
      const [bad, good] = [await open(), await open()];
      bad.socket.send(frame);
      assert.equal(await bad.closed, code);
      await assertAnswers(good);
    });
  }

  it('ignores unknown messages', async () => {
    const stream = await open();
    for (const message of [
      { messageType: 'delete-all' },
      { messageType: 'data-sync' },
      { messageType: 'data-sync', data: { timestamp: 'x', user } },
      { messageType: 'data-sync', data: { timestamp: 0, user: { keyId: {} } } },
      { messageType: { toString: 1 } },
      [],
      null,
      5,
    ])
      stream.say(message);
    await assertAnswers(stream);
  });

  it('is closed on a flood of messages', async () => {
    const stream = await open();
    for (let count = 0; count < 200; count += 1) stream.say({ messageType: 'ping' });
    assert.equal(await stream.closed, 1008);
  });

  it('is not affected by invalid frames and handshakes of others', async () => {
    const good = await open();
    const broken = await open();
    const { port } = new URL(server.url);
    const raw = connect(Number(port), '127.0.0.1');
    raw.end('GET /streaming HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const answer = await new Promise<string>(resolve =>
      raw.once('data', data => {
        resolve(String(data));
      }),
    );
    assert.match(answer, /^HTTP\/1\.1 400 /);
    // A reserved opcode, written past the library.
    (broken.socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(
      Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
    );
    assert.equal(await broken.closed, 1002);
    await assertAnswers(good);
  });

  it('is refused at the limit of streams, until another one closes', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, open));
    await assert.rejects(open(), /503/);
    const [first, ...rest] = streams;
    first?.socket.close();
    await first?.closed;
    await assertAnswers(await open());
    for (const stream of rest) stream.socket.terminate();
  });

  it('is closed when the server stops', async () => {
    const stream = await open();
    await service.close();
    assert.equal(await stream.closed, 1001);
  });
});
