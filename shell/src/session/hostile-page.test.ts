/** What code of a remote can try in order to see tokens while they are renewed (decision 35). */
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
  ['in place of fetch', () => patch(globalThis, 'fetch', (...given: unknown[]) => seen.push(...given))],
  ['in place of JSON.parse', () => spying(JSON, 'parse')],
  ['in place of encodeURIComponent', () => spying(globalThis, 'encodeURIComponent')],
  ['in place of URLSearchParams', () => spying(URLSearchParams.prototype, 'append')],
  ['in place of what reads an answer', () => spying(Response.prototype, 'json')],
  [
    'as what makes every object a promise',
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

it.each(attempts)('nobody sees a token %s, and the renewal goes on', async (_how, attack) => {
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
  // The identity server of the test runs in this page as well, and makes its answers with the same built-ins.
  const asked = world.identity.calls.map(({ body }) => body.get('refresh_token')).find(Boolean);
  expect(asked).toMatch(/^refresh-/);
  for (const secret of [asked, after]) expect(words).not.toContain(secret);
});
