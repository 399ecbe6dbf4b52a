import { featBitAdapter } from './featbit-adapter.ts';
import type { FeatureToggle, ToggleConnection } from './toggle-adapter.ts';
import { FakeWebSocket, syncMessage } from './testing/fake-toggle-stream.ts';

const server = {
  userId: 'anonymous',
  sdkKey: 'key',
  streamingUri: 'ws://toggles.example',
  eventsUri: 'http://events.example',
};
const pollAddress = 'http://toggles.example/api/public/sdk/client/latest-all';
const eventsAddress = 'http://events.example/api/public/insight/track';

const maintenance = (variation: string, timestamp = 1) => ({ id: 'maintenance', variation, timestamp });
const banner = { id: 'banner', variation: 'Hej', variationType: 'string' } as const;
const all = syncMessage('full', [maintenance('false'), banner]);

let fetched: jest.SpiedFunction<typeof fetch>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const requestsTo = (address: string) =>
  fetched.mock.calls.flatMap(([url, init]) =>
    typeof url === 'string' && url.startsWith(address) && typeof init?.body === 'string'
      ? [{ url, body: JSON.parse(init.body) as unknown }]
      : [],
  );

type Told = Record<string, [kind: string, value: string]>;
let connection: ToggleConnection | undefined;
let told: { what: 'ready' | 'failure' | 'change'; toggles?: Told }[];

const readable = (toggles: readonly FeatureToggle[]): Told =>
  Object.fromEntries(toggles.map(({ flagKey, kind, value }) => [flagKey, [kind, value]]));

/** Advances the fake timers. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const connect = async () => {
  connection = featBitAdapter.connect(server, {
    onReady: toggles => told.push({ what: 'ready', toggles: readable(toggles) }),
    onFailure: () => told.push({ what: 'failure' }),
    onChange: toggles => told.push({ what: 'change', toggles: readable(toggles) }),
  });
  await pass(0);
};

const connectAndOpen = async () => {
  await connect();
  FakeWebSocket.newest.open();
  FakeWebSocket.newest.say(all);
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { WebSocket: FakeWebSocket });
  FakeWebSocket.asked = [];
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(unreachable);
  told = [];
});
afterEach(async () => {
  connection?.close();
  await pass(20_000);
  jest.useRealTimers();
});

describe('toggles by the WebSocket protocol', () => {
  it('requests the toggles of its user (TOG-019, TOG-020)', async () => {
    await connect();
    const stream = FakeWebSocket.newest;
    expect(stream.url.href).toMatch(/^ws:\/\/toggles\.example\/streaming\?type=client&token=[A-Za-z]+$/);
    stream.open();
    expect(stream.sent).toEqual([
      {
        messageType: 'data-sync',
        data: {
          timestamp: 0,
          user: { keyId: 'anonymous', name: 'anonymous', customizedProperties: [] },
        },
      },
    ]);
    stream.say(all);
    await pass(0);
    expect(told).toEqual([
      { what: 'ready', toggles: { maintenance: ['boolean', 'false'], banner: ['text', 'Hej'] } },
    ]);
  });

  it('applies changes from the stream (TOG-019)', async () => {
    await connectAndOpen();
    FakeWebSocket.newest.say(syncMessage('patch', [maintenance('true', 2)]));
    await pass(0);
    expect(told.at(-1)).toEqual({
      what: 'change',
      toggles: { maintenance: ['boolean', 'true'], banner: ['text', 'Hej'] },
    });
  });

  it("ignores another user's toggles", async () => {
    await connectAndOpen();
    FakeWebSocket.newest.say(syncMessage('patch', [maintenance('true', 2)], 'somebody else'));
    await pass(0);
    expect(told).toHaveLength(1);
  });

  it.each(['not JSON', '"text"', '{"messageType":"data-sync","data":{}}', '{"messageType":"data-sync"}'])(
    'ignores the invalid message %p',
    async message => {
      await connectAndOpen();
      expect(() => {
        FakeWebSocket.newest.say(message);
      }).not.toThrow();
      FakeWebSocket.newest.say(syncMessage('patch', [maintenance('true', 2)]));
      await pass(0);
      expect(told.at(-1)?.toggles).toMatchObject({ maintenance: ['boolean', 'true'] });
    },
  );

  it('pings every 18000 ms, and reconnects without a pong (TOG-027)', async () => {
    await connectAndOpen();
    const stream = FakeWebSocket.newest;
    const pings = () => stream.sent.filter(({ messageType }) => messageType === 'ping').length;
    await pass(17_999);
    expect(pings()).toBe(0);
    await pass(1);
    expect(pings()).toBe(1);
    stream.say({ messageType: 'pong', data: {} });
    await pass(18_000);
    expect(pings()).toBe(2);
    await pass(18_000 + 1_000);
    expect(FakeWebSocket.asked).toHaveLength(2);
  });

  it('stores nothing in the browser', async () => {
    await connectAndOpen();
    await pass(5_000);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('evaluation events', () => {
  const accepted = () => Promise.resolve(new Response(null, { status: 202 }));
  const many = (count: number) =>
    syncMessage(
      'full',
      Array.from({ length: count }, (_, index) => ({ id: `toggle-${String(index)}`, variation: 'true' })),
    );

  it('are sent every 2000 ms, max 50 per request (TOG-022, TOG-023, TOG-025)', async () => {
    fetched.mockImplementation(accepted);
    await connect();
    FakeWebSocket.newest.open();
    FakeWebSocket.newest.say(many(60));
    await pass(1_999);
    expect(requestsTo(eventsAddress)).toHaveLength(0);
    // The library checks its queue once a second.
    await pass(1_001);
    const sizes = requestsTo(eventsAddress).map(({ body }) => (body as unknown[]).length);
    expect(sizes).toEqual([50, 10]);
    expect(requestsTo(eventsAddress)[0]?.body).toMatchObject({
      0: { user: { keyId: 'anonymous' }, variations: [{ featureFlagKey: 'toggle-0' }] },
    });
  });

  it('have a queue of max 10000 (TOG-026)', async () => {
    fetched.mockImplementation(accepted);
    await connect();
    FakeWebSocket.newest.open();
    FakeWebSocket.newest.say(many(10_020));
    await pass(4_000);
    const told = requestsTo(eventsAddress).flatMap(({ body }) => body as unknown[]);
    expect(told).toHaveLength(10_000);
  });
});

describe('an unavailable stream', () => {
  const answering = (message: object) => () => Promise.resolve(Response.json(message));

  it('is replaced by polling every 30000 ms until it is back (TOG-021, TOG-024)', async () => {
    fetched.mockImplementation(answering(all));
    await connect();
    FakeWebSocket.newest.end();
    await pass(0);
    expect(requestsTo(pollAddress)).toEqual([
      {
        url: `${pollAddress}?timestamp=0`,
        body: { keyId: 'anonymous', name: 'anonymous', customizedProperties: [] },
      },
    ]);
    expect(told).toMatchObject([{ what: 'ready', toggles: { banner: ['text', 'Hej'] } }]);

    fetched.mockImplementation(answering(syncMessage('patch', [maintenance('true', 2)])));
    FakeWebSocket.newest.end();
    await pass(29_000);
    expect(requestsTo(pollAddress)).toHaveLength(1);
    await pass(1_000);
    expect(requestsTo(pollAddress)[1]?.url).toBe(`${pollAddress}?timestamp=1`);
    expect(told.at(-1)).toMatchObject({ what: 'change', toggles: { maintenance: ['boolean', 'true'] } });

    while (FakeWebSocket.newest.readyState !== FakeWebSocket.CONNECTING) await pass(500);
    FakeWebSocket.newest.open();
    FakeWebSocket.newest.say(syncMessage('patch', [maintenance('false', 3)]));
    await pass(0);
    expect(told.at(-1)).toMatchObject({ what: 'change', toggles: { maintenance: ['boolean', 'false'] } });
    const polls = requestsTo(pollAddress).length;
    await pass(17_000);
    FakeWebSocket.newest.say({ messageType: 'pong', data: {} });
    await pass(17_000);
    expect(requestsTo(pollAddress)).toHaveLength(polls);
  });

  it('fails at once when polling fails too, and recovers (TOG-009, TOG-010)', async () => {
    await connect();
    FakeWebSocket.newest.end();
    await pass(0);
    expect(told).toEqual([{ what: 'failure' }]);
    await pass(1_000);
    FakeWebSocket.newest.open();
    FakeWebSocket.newest.say(all);
    await pass(0);
    expect(told.at(-1)).toMatchObject({ what: 'ready', toggles: { banner: ['text', 'Hej'] } });
  });

  it.each<[string, () => Promise<Response>]>([
    ['no response', () => new Promise(() => undefined)],
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['invalid data', () => Promise.resolve(new Response('<!doctype html>'))],
    ['toggles of another user', answering(syncMessage('full', [maintenance('true')], 'somebody else'))],
  ])('is polled again after %s', async (what, answer) => {
    fetched.mockImplementation((_url, init) =>
      what === 'no response'
        ? new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => {
              reject(new DOMException('Too late.', 'TimeoutError'));
            });
          })
        : answer(),
    );
    // Fake timers do not affect AbortSignal.timeout.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort();
      }, ms);
      return controller.signal;
    });
    await connect();
    FakeWebSocket.newest.end();
    await pass(5_000);
    expect(told.at(-1)?.what).toBe('failure');
    fetched.mockImplementation(answering(all));
    await pass(30_000);
    expect(told.at(-1)).toMatchObject({ what: 'ready', toggles: { banner: ['text', 'Hej'] } });
  });

  it('reconnects with delays that grow from 1 s to 60 s (TOG-028)', async () => {
    await connect();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      FakeWebSocket.newest.end();
      const endedAt = Date.now();
      while (FakeWebSocket.asked.length === attempt) await pass(500);
      waits.push((Date.now() - endedAt) / 1_000);
    }
    expect(waits).toEqual([1, 3, 5, 7, 11, 13, 30, 60, 60]);
  });

  it('reconnects at once when the browser is online again', async () => {
    await connect();
    FakeWebSocket.newest.end();
    window.dispatchEvent(new Event('online'));
    expect(FakeWebSocket.asked).toHaveLength(2);
    // The library does not reconnect once more.
    await pass(1_000);
    expect(FakeWebSocket.asked).toHaveLength(2);
  });

  it('reconnects without data, opened or not, and is polled meanwhile', async () => {
    fetched.mockImplementation(answering(all));
    await connect();
    await pass(1_999);
    expect(told).toEqual([]);
    await pass(10);
    expect(told).toMatchObject([{ what: 'ready' }]);
    await pass(3_000 + 1_000);
    FakeWebSocket.newest.open();
    await pass(5_000 + 3_000);
    expect(FakeWebSocket.asked).toHaveLength(3);
  });

  it('that closes repeatedly keeps the last toggles', async () => {
    await connectAndOpen();
    for (let times = 0; times < 5; times += 1) {
      FakeWebSocket.newest.end();
      await pass(1_000);
      FakeWebSocket.newest.open();
      FakeWebSocket.newest.say(all);
      await pass(0);
    }
    expect(FakeWebSocket.asked).toHaveLength(6);
    expect(requestsTo(pollAddress)).toHaveLength(0);
    expect(told).toHaveLength(1);
  });

  it('that rejects the client is polled, and reconnected after a minute', async () => {
    fetched.mockImplementation(answering(all));
    await connect();
    FakeWebSocket.newest.open();
    FakeWebSocket.newest.end(4003);
    await pass(59_000);
    expect(FakeWebSocket.asked).toHaveLength(1);
    expect(requestsTo(pollAddress)).toHaveLength(2);
    await pass(1_000);
    expect(FakeWebSocket.asked).toHaveLength(2);
  });
});

describe('a closed connection', () => {
  it('makes no requests and emits no events', async () => {
    await connectAndOpen();
    FakeWebSocket.newest.end();
    connection?.close();
    await pass(1_000);
    window.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(FakeWebSocket.asked).toHaveLength(1);
    expect(requestsTo(pollAddress)).toHaveLength(0);
    expect(told).toHaveLength(1);
  });

  it('may be closed before it opens', async () => {
    await connect();
    connection?.close();
    connection = featBitAdapter.connect(server, {
      onReady: () => undefined,
      onFailure: () => undefined,
      onChange: () => undefined,
    });
    connection.close();
    await pass(60_000);
    expect(FakeWebSocket.asked).toHaveLength(1);
  });
});
