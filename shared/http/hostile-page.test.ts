/** What code of a remote can try in order to see the token of a call, or to have it sent elsewhere (decision 35). */
import * as z from 'zod/mini';
import { createHttp } from './create-http.ts';

const api = 'https://api.test/self-service-api';
const evil = 'https://remotes.test/self-service-api';
const token = 'the-access-token';

/** Everything that anybody but the fetch of the start was handed. */
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

/** What browsers do with the options: they read every one that there could be. */
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
    'in place of fetch',
    () => {
      patch(globalThis, 'fetch', (...given: unknown[]) => seen.push(given));
    },
  ],
  [
    'as a getter of all objects, that browsers read',
    () => {
      getter('keepalive');
    },
  ],
  [
    'as another getter of all objects',
    () => {
      getter('duplex');
    },
  ],
  [
    'as what makes every object a promise',
    () => {
      getter('then');
    },
  ],
  [
    'in place of Object.keys',
    () => {
      patch(Object, 'keys', (given: object) => {
        seen.push(given);
        return keys(given);
      });
    },
  ],
  [
    'in place of Object.entries',
    () => {
      patch(Object, 'entries', (given: object) => {
        seen.push(given);
        return [];
      });
    },
  ],
  [
    'in place of JSON.stringify',
    () => {
      patch(JSON, 'stringify', (given: unknown) => {
        seen.push(given);
        return '';
      });
    },
  ],
];

it.each(attempts)('nobody sees the token %s', async (_how, attack) => {
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
    'writing to the table of services',
    () => {
      patch(Object, 'keys', (table: Record<string, string>) => {
        Reflect.set(table, '/self-service-api', evil);
        return keys(table);
      });
    },
  ],
  [
    'naming a service of its own',
    () => {
      patch(Object, 'keys', () => [evil]);
    },
  ],
  [
    'finding another prefix',
    () => {
      patch(Array.prototype, 'find', function (this: unknown[], ...given: Parameters<typeof find>) {
        return this[0] === '/self-service-api' ? evil : (find.apply(this, given) as unknown);
      });
    },
  ],
  [
    'cutting paths another way',
    () => {
      patch(String.prototype, 'slice', () => '@remotes.test/');
    },
  ],
  [
    'making other addresses',
    () => {
      const { URL: Real } = globalThis;
      patch(globalThis, 'URL', function () {
        return new Real(evil);
      });
    },
  ],
];

it.each(redirections)('nobody has the token sent elsewhere by %s', async (_how, attack) => {
  const http = client();
  browserFetch.mockClear();
  attack();
  await call(http).catch(() => undefined);
  for (const step of undo.splice(0).reverse()) step();
  for (const [address] of browserFetch.mock.calls) expect(new URL(address).origin).toBe('https://api.test');
});
