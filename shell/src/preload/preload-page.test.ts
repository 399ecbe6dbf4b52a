import type { PreloadContext, PreloadHandle } from 'shared/remote/preload';
import type { RouteObject } from 'shared/router';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { createPreloadPage, mayFetchAhead, type Ports } from './preload-page.ts';

// The page hands over what it has been given, whatever that is.
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

it('loads the remote, and what the route of the address begins with', async () => {
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

it('asks every route on the way to a drawer', async () => {
  const [page, drawer] = [asked(), asked()];
  const { preloadPage } = withRoutes([
    { path: 'faktura', handle: page.handle, children: [{ path: 'ny', handle: drawer.handle }] },
  ]);
  await preloadPage('/1001/faktura/ny', ports);
  expect([page.contexts, drawer.contexts]).toEqual([[expect.anything()], [expect.anything()]]);
});

it('does it once for an address', async () => {
  const { contexts, handle } = asked();
  const { preloadPage } = withRoutes([{ path: 'faktura', handle }]);
  await Promise.all([preloadPage('/1001/faktura', ports), preloadPage('/1001/faktura', ports)]);
  await preloadPage('/1001/faktura', ports);
  await preloadPage('/1002/faktura', ports);
  expect(contexts).toHaveLength(2);
});

it.each(['/1001/velkommen', '/1001', '/'])('has nothing to load for %s', async path => {
  const { preload, preloadPage } = withRoutes([]);
  await preloadPage(path, ports);
  expect(preload).not.toHaveBeenCalled();
});

it('is content with a remote that says nothing of what it begins with, and with one that does not come', async () => {
  await withRoutes([{ path: 'faktura' }]).preloadPage('/1001/faktura', ports);
  await withRoutes(undefined).preloadPage('/1001/faktura', ports);
});

it.each([
  ['rejects', () => Promise.reject(new Error('500'))],
  [
    'throws',
    () => {
      throw new Error('a fault of the remote');
    },
  ],
])('keeps to itself what a remote %s with', async (_how, preload) => {
  const { preloadPage } = withRoutes([{ path: 'faktura', handle: { preload } }]);
  await expect(preloadPage('/1001/faktura', ports)).resolves.toBeUndefined();
});

it('loads nothing where nothing may be fetched ahead, and forgets nothing by it', async () => {
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
])('knows whether a connection has anything to spare: %j → %p', (connection, allowed) => {
  expect(mayFetchAhead(connection)).toBe(allowed);
});
