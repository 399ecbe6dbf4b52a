/** What code of a remote can try in order to steal the token of a call, or to redirect it (decision 35). */
import * as z from 'zod/mini';
import { createHttp } from './create-http.ts';

const api = 'https://api.test/self-service-api';
const evil = 'https://remotes.test/self-service-api';
const token = 'the-access-token';

/** Everything the attacking code has seen. */
const seen: unknown[] = [];
const undo: (() => void)[] = [];
const patch = <Target extends object>(target: Target, name: keyof Target & string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
};
const getter = (name: string): void => {
  Object.defineProperty(Object.prototype, name, {
    configurable: true,
    get(this: unknown) {
      seen.push(this);
      return undefined;
    },
  });
  undo.push(() => {
    Reflect.deleteProperty(Object.prototype, name);
  });
};
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  seen.length = 0;
});

/** Reads every option there could be, as browsers do. */
const browserFetch = jest.fn((_address: string, init: Record<string, unknown>) => {
  for (const option of ['keepalive', 'priority', 'duplex', 'window']) Reflect.get(init, option);
  Reflect.get(init['headers'] as object, 'keepalive');
  return Promise.resolve(new Response('{"data":7}'));
});
const client = () =>
  createHttp({
    services: { '/self-service-api': api },
    accessToken: () => token,
    onUnauthorized: () => undefined,
    fetch: browserFetch as unknown as typeof fetch,
  });
const call = (http: ReturnType<typeof client>) =>
  http.request({ path: '/self-service-api/accounts', schema: z.object({ data: z.number() }) });

const { keys } = Object;
const { find } = Array.prototype;
const attempts: [string, () => void][] = [
  [
    'by replacing fetch',
    () => {
      patch(globalThis, 'fetch', (...given: unknown[]) => seen.push(given));
    },
  ],
  [
    'by a getter on Object.prototype that browsers read',
    () => {
      getter('keepalive');
    },
  ],
  [
    'by another getter on Object.prototype',
    () => {
      getter('duplex');
    },
  ],
  [
    'by making every object a thenable',
    () => {
      getter('then');
    },
  ],
  [
    'by replacing Object.keys',
    () => {
      patch(Object, 'keys', (given: object) => {
        seen.push(given);
        return keys(given);
      });
    },
  ],
  [
    'by replacing Object.entries',
    () => {
      patch(Object, 'entries', (given: object) => {
        seen.push(given);
        return [];
      });
    },
  ],
  [
    'by replacing JSON.stringify',
    () => {
      patch(JSON, 'stringify', (given: unknown) => {
        seen.push(given);
        return '';
      });
    },
  ],
];

it.each(attempts)('does not expose the token %s', async (_how, attack) => {
  const http = client();
  attack();
  await call(http).catch(() => undefined);
  for (const step of undo.splice(0).reverse()) step();
  const headers = browserFetch.mock.lastCall?.[1]['headers'] as Record<string, string>;
  expect(headers['authorization']).toBe(`Bearer ${token}`);
  expect(browserFetch.mock.lastCall?.[0]).toBe(`${api}/accounts`);
  const reached = seen.flatMap(each => [
    each,
    ...(typeof each === 'object' ? (Object.values(each ?? {}) as unknown[]) : []),
  ]);
  expect(
    reached.map(each => (typeof each === 'object' ? JSON.stringify(each) : (each as string))).join(),
  ).not.toContain(token);
});

const redirections: [string, () => void][] = [
  [
    'changing the table of services',
    () => {
      patch(Object, 'keys', (table: Record<string, string>) => {
        Reflect.set(table, '/self-service-api', evil);
        return keys(table);
      });
    },
  ],
  [
    'adding a service',
    () => {
      patch(Object, 'keys', () => [evil]);
    },
  ],
  [
    'replacing Array.prototype.find',
    () => {
      patch(Array.prototype, 'find', function (this: unknown[], ...given: Parameters<typeof find>) {
        return this[0] === '/self-service-api' ? evil : (find.apply(this, given) as unknown);
      });
    },
  ],
  [
    'replacing String.prototype.slice',
    () => {
      patch(String.prototype, 'slice', () => '@remotes.test/');
    },
  ],
  [
    'replacing URL',
    () => {
      const { URL: Real } = globalThis;
      patch(globalThis, 'URL', function () {
        return new Real(evil);
      });
    },
  ],
];

it.each(redirections)('does not send the token elsewhere by %s', async (_how, attack) => {
  const http = client();
  browserFetch.mockClear();
  attack();
  await call(http).catch(() => undefined);
  for (const step of undo.splice(0).reverse()) step();
  for (const [address] of browserFetch.mock.calls) expect(new URL(address).origin).toBe('https://api.test');
});
