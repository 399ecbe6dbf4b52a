import type { PreloadContext, PreloadHandle } from 'shared/remote/preload';
import type { RouteObject } from 'shared/router';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { createPreloadPage, mayFetchAhead, type Ports } from './preload-page.ts';

// Passed through unchanged.
const ports = { session: { userId: 'user-1' } } as Ports;

const withRoutes = (routes: RouteObject[] | undefined, isAllowed = true) => {
  const preload = jest.fn((id: string) => Promise.resolve(routes && { id, routes }));
  const owner = anyRegisteredRemote();
  const ownerOf = (segment: string) => (owner.paths.includes(segment) ? owner : undefined);
  return { preload, preloadPage: createPreloadPage({ ownerOf, preload }, () => isAllowed) };
};

const asked = () => {
  const contexts: PreloadContext[] = [];
  const handle: PreloadHandle = {
    preload: context => {
      contexts.push(context);
      return Promise.resolve();
    },
  };
  return { contexts, handle };
};

it('loads the remote, and preloads the matching route', async () => {
  const { contexts, handle } = asked();
  const other = { preload: () => Promise.reject(new Error('another page')) };
  const { preload, preloadPage } = withRoutes([
    { path: 'faktura', handle: other },
    { path: 'faktura/:billingItemId', handle },
  ]);
  await preloadPage('/1001/faktura/bi%201?kundenummer=7', ports);
  expect(preload).toHaveBeenCalledWith('mfe-billing');
  expect(contexts).toEqual([
    expect.objectContaining({ session: ports.session, params: { billingItemId: 'bi 1' } }),
  ]);
  expect(contexts[0]?.search.get('kundenummer')).toBe('7');
});

it('preloads every nested route', async () => {
  const [page, drawer] = [asked(), asked()];
  const { preloadPage } = withRoutes([
    { path: 'faktura', handle: page.handle, children: [{ path: 'ny', handle: drawer.handle }] },
  ]);
  await preloadPage('/1001/faktura/ny', ports);
  expect([page.contexts, drawer.contexts]).toEqual([[expect.anything()], [expect.anything()]]);
});

it('preloads an address once', async () => {
  const { contexts, handle } = asked();
  const { preloadPage } = withRoutes([{ path: 'faktura', handle }]);
  await Promise.all([preloadPage('/1001/faktura', ports), preloadPage('/1001/faktura', ports)]);
  await preloadPage('/1001/faktura', ports);
  await preloadPage('/1002/faktura', ports);
  expect(contexts).toHaveLength(2);
});

it.each(['/1001/velkommen', '/1001', '/'])('loads nothing for %s', async path => {
  const { preload, preloadPage } = withRoutes([]);
  await preloadPage(path, ports);
  expect(preload).not.toHaveBeenCalled();
});

it('accepts a route without preload, and a remote that fails to load', async () => {
  for (const routes of [[{ path: 'faktura' }], undefined]) {
    const { preload, preloadPage } = withRoutes(routes);
    await expect(preloadPage('/1001/faktura', ports)).resolves.toBeUndefined();
    expect(preload).toHaveBeenCalledTimes(1);
  }
});

it.each([
  ['rejects', () => Promise.reject(new Error('500'))],
  [
    'throws',
    () => {
      throw new Error('a fault of the remote');
    },
  ],
])('ignores a preload that %s', async (_how, preload) => {
  const { preloadPage } = withRoutes([{ path: 'faktura', handle: { preload } }]);
  await expect(preloadPage('/1001/faktura', ports)).resolves.toBeUndefined();
});

it('loads nothing when preloading is not allowed', async () => {
  const { preload, preloadPage } = withRoutes([], false);
  await preloadPage('/1001/faktura', ports);
  expect(preload).not.toHaveBeenCalled();
});

it.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g' } }, true],
  [{ onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: false }, false],
])('allows preloading by connection: %j → %p', (connection, allowed) => {
  expect(mayFetchAhead(connection)).toBe(allowed);
});
