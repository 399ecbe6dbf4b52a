/** Attacks by code of a remote on tokens during renewal (decision 35). */
import { cameBack, root, useIdentityServer, world } from './testing/session-world.ts';

useIdentityServer();

const seen: unknown[] = [];
const undo: (() => void)[] = [];
const patch = (target: object, name: string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
};
const spying = (target: object, name: string): void => {
  const own = Reflect.get(target, name) as (...given: unknown[]) => unknown;
  patch(target, name, function (this: unknown, ...given: unknown[]) {
    const answer: unknown = Reflect.apply(own, this, given);
    seen.push(...given, answer);
    return answer;
  });
};
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  seen.length = 0;
  jest.useRealTimers();
});

const attempts: [string, () => void][] = [
  ['a replaced fetch', () => patch(globalThis, 'fetch', (...given: unknown[]) => seen.push(...given))],
  ['a replaced JSON.parse', () => spying(JSON, 'parse')],
  ['a replaced encodeURIComponent', () => spying(globalThis, 'encodeURIComponent')],
  ['a replaced URLSearchParams.append', () => spying(URLSearchParams.prototype, 'append')],
  ['a replaced Response.json', () => spying(Response.prototype, 'json')],
  [
    'a then on Object.prototype',
    () => {
      Object.defineProperty(Object.prototype, 'then', {
        configurable: true,
        get(this: unknown) {
          seen.push(this);
          return undefined;
        },
      });
      undo.push(() => {
        Reflect.deleteProperty(Object.prototype, 'then');
      });
    },
  ],
];

it.each(attempts)('renews without leaking tokens to %s', async (_how, attack) => {
  const { session } = await cameBack(root);
  await session.start();
  const before = session.accessToken();
  const stopped = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 295_000);
  attack();
  const after = await session.usableAccessToken();
  for (const step of undo.splice(0).reverse()) step();
  stopped.mockRestore();
  expect(after).toMatch(/^access-/);
  expect(after).not.toBe(before);
  const words = seen.map(each => (typeof each === 'object' ? JSON.stringify(each) : (each as string))).join();
  // The fake identity server runs in this page, too, and uses the same built-ins for its responses.
  const asked = world.identity.calls.map(({ body }) => body.get('refresh_token')).find(Boolean);
  expect(asked).toMatch(/^refresh-/);
  for (const secret of [asked, after]) expect(words).not.toContain(secret);
});
