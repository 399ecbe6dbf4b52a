import { matchRoutes, type RouteObject } from 'shared/router';
import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { checkedRoutes } from './remote-routes.ts';
import { controlledLoader, id } from './testing/controlled-loader.ts';

const owner = { id, paths: ['faktura', 'faktureringskonti'] };
const checked = (...routes: unknown[]) => checkedRoutes(routes, owner);
const withGetter = (name: string) =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error('never read');
    },
  });
const circle: { path: string; children: unknown[] } = { path: 'faktura', children: [] };
circle.children.push(circle);

const refused: [string, unknown[]][] = [
  ['that is null', [null]],
  ['that is missing', [undefined]],
  ['that is a string', ['faktura']],
  ['whose path is a number', [{ path: 5 }]],
  ['whose path is empty', [{ path: '' }]],
  ['whose path is absolute', [{ path: '/faktura' }]],
  ["with another area's path", [{ path: 'abonnementer' }]],
  ["with a path that has the remote's path as a prefix", [{ path: 'fakturaer' }]],
  ['with a parameter as first segment', [{ path: ':area' }]],
  ['with a splat path', [{ path: '*' }]],
  ['whose first segment is optional', [{ path: 'faktura?/x' }]],
  ["with another area's path below a layout", [{ children: [{ path: 'abonnementer' }] }]],
  ["that is the shell's own index", [{ index: true }]],
  ["that is the shell's own index below a layout", [{ children: [{ index: true }] }]],
  ['that is an index with children', [{ path: 'faktura', children: [{ index: true, children: [] }] }]],
  ['whose child has an absolute path', [{ path: 'faktura', children: [{ path: '/velkommen' }] }]],
  ['whose children are not an array', [{ path: 'faktura', children: {} }]],
  ['whose child is null', [{ path: 'faktura', children: [null] }]],
  ['that is its own child', [circle]],
  ['that is one of too many', Array.from({ length: 500 }, () => ({ path: 'faktura' }))],
  ['with its own id', [{ path: 'faktura', id: 'areas' }]],
  ['with middleware', [{ path: 'faktura', middleware: [() => undefined] }]],
  ['with a lazy object', [{ path: 'faktura', lazy: { loader: () => undefined } }]],
  ['whose path throws when it is read', [withGetter('path')]],
  ['whose children throw when they are read', [withGetter('children')]],
  ['whose handle throws when it is read', [{ path: 'faktura', handle: withGetter('sideMenu') }]],
];

describe('a remote with a route', () => {
  it.each(refused)('%s is rejected', (_what, routes) => {
    expect(() => checked({ path: 'faktura' }, ...routes)).toThrow();
  });

  it.each(refused.slice(0, 7))('%s is replaced by its previous release', async (_what, routes) => {
    const previous = anyRelease({ buildId: 'before' });
    const { loader, attempts, failures } = controlledLoader({ ...anyRegisteredRemote(), previous });
    loader.load(id);
    attempts[0]?.resolve({ remote: { id, routes } });
    await new Promise(process.nextTick);
    attempts[1]?.resolve({ remote: { id, routes: [{ path: 'faktura' }] } });
    await new Promise(process.nextTick);
    expect(failures).toEqual([['mfe-billing@1.0.0-abc123', 'wrong-shape']]);
    expect(loader.stateOf(id)).toMatchObject({ state: 'ready', running: { source: 'previous' } });
  });
});

describe('routes of a remote', () => {
  it('are copied with children and layouts, with ids of the remote', () => {
    const handle = { preload: () => Promise.resolve() };
    const routes = checked(
      { path: 'faktura', handle, children: [{ index: true }, { path: ':id', caseSensitive: true }] },
      { children: [{ path: 'faktureringskonti/:id', element: undefined }] },
    );
    expect(matchRoutes(routes, '/faktura/7')?.map(({ route }) => route.id)).toEqual([
      'mfe-billing:-0',
      'mfe-billing:-0-1',
    ]);
    expect(matchRoutes(routes, '/faktureringskonti/7')?.map(({ route }) => route.id)).toEqual([
      'mfe-billing:-1',
      'mfe-billing:-1-0',
    ]);
    expect(routes[0]?.handle).toEqual(handle);
  });

  it('do not change when the remote changes its own', () => {
    const own: RouteObject = { path: 'faktura', children: [] };
    const [route] = checked(own);
    own.path = 'abonnementer';
    own.children?.push({ path: '/velkommen' });
    expect(route).toMatchObject({ path: 'faktura', children: [] });
  });
});

describe('a loader of a remote', () => {
  const redirectTo = (address: string) => new Response(null, { status: 302, headers: { location: address } });
  const outcomeOf = async (route: RouteObject | undefined): Promise<unknown> => {
    const load = route?.loader as () => Promise<unknown>;
    return await load();
  };

  it('may redirect repeatedly, but not in a loop', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const [route] = checked({ path: 'faktura', loader: () => redirectTo('/selvbetjening/1001/faktura') });
    const tenTimes = async () => {
      for (let times = 0; times < 10; times += 1) await outcomeOf(route);
    };
    await tenTimes();
    await tenTimes();
    await expect(outcomeOf(route)).rejects.toThrow('is a redirect loop');
    now.mockReturnValue(6_000);
    await tenTimes();
    now.mockRestore();
  });

  it.each(['https://evil.test/', '//evil.test/x', 'javascript:alert(1)'])(
    'may not redirect out of the portal, to %s',
    async address => {
      const [returning, throwing, late] = checked(
        { path: 'faktura', loader: () => redirectTo(address) },
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the way the router has for it
        { path: 'faktura', loader: () => Promise.reject(redirectTo(address)) },
        { path: 'faktura', lazy: () => Promise.resolve({ loader: () => redirectTo(address) }) },
      );
      await expect(outcomeOf(returning)).rejects.toThrow('leads out of the portal');
      await expect(outcomeOf(throwing)).rejects.toThrow('leads out of the portal');
      const lazy = late?.lazy as () => Promise<RouteObject>;
      const parts = await lazy();
      await expect(outcomeOf(parts)).rejects.toThrow('leads out of the portal');
    },
  );

  it('that never ends fails after 7 seconds, and an action after 30', async () => {
    jest.useFakeTimers();
    const endless = () => new Promise<never>(() => undefined);
    const [route, late] = checked(
      { path: 'faktura', loader: endless, action: endless },
      { path: 'faktura', lazy: endless },
    );
    const calls = [route?.loader, late?.lazy, route?.action] as (() => Promise<unknown>)[];
    const failed: number[] = [];
    const all = calls.map(async (run, index) => {
      await expect(run()).rejects.toThrow('took too long');
      failed.push(index);
    });
    await jest.advanceTimersByTimeAsync(6_999);
    expect(failed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(23_000);
    await Promise.all(all);
    jest.useRealTimers();
  });

  it('may redirect to another page, return data, or fail', async () => {
    const answer = redirectTo('/selvbetjening/1001/faktura');
    const [leading, answering, failing] = checked(
      { path: 'faktura', loader: () => answer },
      { path: 'faktura', loader: () => 7 },
      { path: 'faktura', loader: () => Promise.reject(new Error('no data')) },
    );
    await expect(outcomeOf(leading)).resolves.toBe(answer);
    await expect(outcomeOf(answering)).resolves.toBe(7);
    await expect(outcomeOf(failing)).rejects.toThrow('no data');
  });
});
