import * as library from 'launchdarkly-js-client-sdk';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { launchDarklyAdapter } from './launchdarkly-adapter.ts';
import type { FeatureToggle, ToggleConnection } from './toggle-adapter.ts';

/** The real library, with its options and `waitForInitialization` recorded. */
jest.mock('launchdarkly-js-client-sdk', () => {
  const actual = jest.requireActual<typeof library>('launchdarkly-js-client-sdk');
  return {
    ...actual,
    initialize: jest.fn((...told: Parameters<typeof actual.initialize>) => {
      const client = actual.initialize(...told);
      jest.spyOn(client, 'waitForInitialization');
      return client;
    }),
  };
});
const initialize = jest.mocked(library.initialize);

// jsdom's own origin, so that there is no preflight.
const origin = 'http://localhost';
const contextPath = `${origin}/sdk/evalx/key/contexts/:context`;
const flag = (value: unknown, version = 1) => ({ value, version, variation: 0, trackEvents: false });

/** jsdom has no EventSource; this one lets a test play the server. */
class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readonly readyState = FakeEventSource.OPEN;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  close(): void {
    FakeEventSource.opened = FakeEventSource.opened.filter(each => each !== this);
  }
  say(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

const toggleServer = setupServer(
  http.get(contextPath, () => HttpResponse.json({ maintenance: flag(false), banner: flag('Hej') })),
  http.post(`${origin}/events/bulk/key`, () => new HttpResponse(null, { status: 202 })),
);

const readable = (toggles: readonly FeatureToggle[]) =>
  Object.fromEntries(toggles.map(({ flagKey, kind, value }) => [flagKey, [kind, value]]));

let connection: ToggleConnection | undefined;

const connect = () => {
  const told: { what: string; toggles?: Record<string, string[]> }[] = [];
  const waiting: (() => void)[] = [];
  const tell = (what: string, toggles?: readonly FeatureToggle[]): void => {
    told.push({ what, ...(toggles && { toggles: readable(toggles) }) });
    for (const wake of waiting.splice(0)) wake();
  };
  connection = launchDarklyAdapter.connect(
    { userId: 'anonymous', sdkKey: 'key', streamingUri: origin, eventsUri: origin },
    {
      onReady: toggles => {
        tell('ready', toggles);
      },
      onFailure: () => {
        tell('failure');
      },
      onChange: toggles => {
        tell('change', toggles);
      },
    },
  );
  const until = async (what: string) => {
    for (;;) {
      const found = told.find(each => each.what === what);
      if (found) return found.toggles;
      await new Promise<void>(resolve => waiting.push(resolve));
    }
  };
  return { told, until };
};

beforeAll(() => {
  Object.assign(window, { EventSource: FakeEventSource });
  toggleServer.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  connection?.close();
  FakeEventSource.opened = [];
  toggleServer.resetHandlers();
});
afterAll(() => {
  toggleServer.close();
});

describe("toggles by LaunchDarkly's protocol", () => {
  it('requests the toggles of the user, and returns every value as a string (TOG-001)', async () => {
    const asked: string[] = [];
    toggleServer.events.on('request:start', ({ request }) => asked.push(request.url));
    const { until } = connect();
    await expect(until('ready')).resolves.toEqual({
      maintenance: ['boolean', 'false'],
      banner: ['text', 'Hej'],
    });
    const context = asked[0]?.split('/').at(-1) ?? '';
    expect(JSON.parse(atob(context))).toEqual({ kind: 'user', key: 'anonymous' });
  });

  it('sends no header that causes a preflight', async () => {
    const sent: string[] = [];
    toggleServer.events.on('request:start', ({ request }) => {
      if (request.method === 'GET') sent.push(...request.headers.keys());
    });
    await connect().until('ready');
    expect(sent).not.toEqual([]);
    expect(sent.filter(name => name.startsWith('x-') || name === 'content-type')).toEqual([]);
  });

  it('sets flush interval, event capacity and reconnect delay of the library (TOG-025, TOG-026, TOG-028)', async () => {
    await connect().until('ready');
    expect(initialize.mock.lastCall?.[2]).toMatchObject({
      flushInterval: 2_000,
      eventCapacity: 10_000,
      streamReconnectDelay: 1_000,
    });
  });

  it('sets a timeout of 5 s for initialization (TOG-011)', async () => {
    await connect().until('ready');
    const client = initialize.mock.results.at(-1)?.value as library.LDClient;
    expect(client.waitForInitialization).toHaveBeenCalledWith(5);
  });

  it('applies changes from the stream', async () => {
    const { until } = connect();
    await until('ready');
    const [stream] = FakeEventSource.opened;
    expect(stream?.url).toContain(`${origin}/eval/key/`);
    stream?.say('patch', { key: 'maintenance', ...flag(true, 2) });
    await expect(until('change')).resolves.toMatchObject({ maintenance: ['boolean', 'true'] });
  });

  it('recovers after a failed start, and opens the stream (TOG-009, TOG-010)', async () => {
    toggleServer.use(http.get(contextPath, () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { told, until } = connect();
    await until('failure');
    await expect(until('ready')).resolves.toMatchObject({ banner: ['text', 'Hej'] });
    expect(told.map(each => each.what)).toEqual(['failure', 'ready']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('stores nothing in the browser', async () => {
    const { until } = connect();
    await until('ready');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('closes its stream on close', async () => {
    const { until } = connect();
    await until('ready');
    connection?.close();
    await Promise.resolve();
    await Promise.resolve();
    expect(FakeEventSource.opened).toHaveLength(0);
  });
});
