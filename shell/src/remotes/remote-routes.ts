/**
 * Checks a remote's routes. The router gets a copy, so that the remote cannot change it after the check: an invalid route
 * would break the whole page.
 */
import type { RouteObject } from 'shared/router';
import { within } from '../browser/retrying.ts';

/** Allowed properties of a remote's route; those that affect pages of others are not among them. */
const known = new Set([
  'path',
  'index',
  'caseSensitive',
  'children',
  'handle',
  'loader',
  'action',
  'lazy',
  'element',
  'Component',
  'errorElement',
  'ErrorBoundary',
  'hydrateFallbackElement',
  'HydrateFallback',
]);

const demand = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new TypeError(`A route ${what}.`);
};

/** More routes at one level than any remote needs; matching tens of thousands freezes the page. */
const maxRoutes = 500;

/** Time limits of a remote's loaders and lazy routes, and of its actions (decision 16). */
const readTimeoutMs = 7_000;
const writeTimeoutMs = 30_000;

/** More redirects than any navigation in the portal needs. */
const maxRedirectsPerSecond = 20;
let redirects: readonly number[] = [];

/** Stops redirect loops, which the router would follow for ever and freeze the page. */
const countRedirect = (): void => {
  const now = performance.now();
  redirects = [...redirects.filter(each => now - each < 1_000), now];
  demand(redirects.length <= maxRedirectsPerSecond, 'is a redirect loop');
};

/** A loader may redirect within the portal; the router would follow any redirect. */
const stayingHere = (answer: unknown): unknown => {
  const { headers } = (answer ?? {}) as Partial<Response>;
  const to = typeof headers?.get === 'function' ? headers.get('location') : null;
  if (to === null) return answer;
  demand(new URL(to, window.location.href).origin === window.location.origin, 'leads out of the portal');
  countRedirect();
  return answer;
};

/** Without a limit the router would wait for ever. */
const inTime = <Result>(timeoutMs: number, work: Result | Promise<Result>): Promise<Result> =>
  within(timeoutMs, work, 'A route took too long.');

const guarded = (run: unknown, timeoutMs: number): unknown => {
  if (typeof run !== 'function') return run;
  return async (...args: unknown[]): Promise<unknown> => {
    try {
      return stayingHere(await inTime(timeoutMs, (run as (...all: unknown[]) => unknown)(...args)));
    } catch (thrown) {
      throw stayingHere(thrown);
    }
  };
};

const guardedCalls = ({ loader, action }: Record<string, unknown>) => ({
  loader: guarded(loader, readTimeoutMs),
  action: guarded(action, writeTimeoutMs),
});

/** A lazy route, which may contain a loader. */
const guardedLazy = (load: unknown): unknown => {
  if (load === undefined) return undefined;
  demand(typeof load === 'function', 'is loaded by something else than a function');
  return async () => {
    const parts = (await inTime(readTimeoutMs, (load as () => Promise<object>)())) as Record<string, unknown>;
    return { ...parts, ...guardedCalls(parts) };
  };
};

interface Owner {
  readonly id: string;
  /** First path segments that the remote owns. */
  readonly paths: readonly string[];
}

const checkPath = (path: unknown, isBelowOwn: boolean, { paths }: Owner): void => {
  if (path === undefined) return;
  if (typeof path !== 'string') throw new TypeError('A route has a path that is no text.');
  const [first = ''] = path.split('/');
  demand(first !== '', 'has a path that is not relative');
  demand(isBelowOwn || paths.includes(first), `has a path that is not the remote's: ${first}`);
};

const copyOf = (route: unknown, id: string, isBelowOwn: boolean, owner: Owner): RouteObject => {
  demand(typeof route === 'object' && route !== null, 'is no object');
  // Getters are read once, here.
  const { children, ...own } = { ...(route as Record<string, unknown>) };
  for (const name of Object.keys(own))
    demand(known.has(name) || own[name] === undefined, `says what is the shell's to say: ${name}`);
  const { path, index, handle } = own;
  checkPath(path, isBelowOwn, owner);
  demand(index !== true || (isBelowOwn && children === undefined), 'is an index where none can be');
  const copy = {
    ...own,
    id,
    // Read for every page below the route.
    handle: typeof handle === 'object' && handle !== null ? { ...handle } : handle,
    ...guardedCalls(own),
    lazy: guardedLazy(own['lazy']),
    ...(children === undefined
      ? {}
      : { children: copiesOf(children, id, isBelowOwn || path !== undefined, owner) }),
  };
  return copy as RouteObject;
};

const copiesOf = (routes: unknown, parent: string, isBelowOwn: boolean, owner: Owner): RouteObject[] => {
  demand(Array.isArray(routes), 'has children that are no list');
  demand((routes as unknown[]).length <= maxRoutes, 'is one of too many');
  return Array.from(routes as unknown[], (route, index) =>
    copyOf(route, `${parent}-${String(index)}`, isBelowOwn, owner),
  );
};

/** The checked routes. Throws with the reason if the router cannot accept one. */
export const checkedRoutes = (routes: unknown, owner: Owner): RouteObject[] =>
  copiesOf(routes, `${owner.id}:`, false, owner);
