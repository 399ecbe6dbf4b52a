import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { RouterProvider, type RouteObject } from 'shared/router';
import { anyCustomer, anyRegisteredRemote } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { Remote } from 'shared/remote';
import type * as LandingPageModule from '../pages/landing-page/landing.page.tsx';
import type { RemoteState } from '../remotes/remote-handle.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { fakePortal, fakeSignedIn, InPortal } from '../testing/render-in-portal.tsx';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { publicPaths } from 'shared/settings/public-paths';
import type * as RemoteSlotModule from './remote-slot.tsx';
import { createPortalRouter } from './router.tsx';
import { expectConsoleError } from 'shared/testing/expected-errors.ts';

const mockCode = { isGone: false, isBroken: false, isSlotBroken: false };
jest.mock('../pages/landing-page/landing.page.tsx', () => {
  const { LandingPage } = jest.requireActual<typeof LandingPageModule>(
    '../pages/landing-page/landing.page.tsx',
  );
  return {
    LandingPage: () => {
      if (mockCode.isBroken) throw new TypeError('x is undefined');
      return LandingPage();
    },
  };
});
jest.mock('./remote-slot.tsx', () => {
  const { RemoteSlot } = jest.requireActual<typeof RemoteSlotModule>('./remote-slot.tsx');
  return {
    RemoteSlot: (props: Parameters<typeof RemoteSlot>[0]) => {
      if (mockCode.isSlotBroken) throw new TypeError('x is undefined');
      return RemoteSlot(props);
    },
  };
});
jest.mock('../pages/table-test/table-test.lazy.tsx', () => {
  if (mockCode.isGone) throw Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' });
  return jest.requireActual<object>('../pages/table-test/table-test.lazy.tsx');
});
afterEach(() => {
  mockCode.isGone = false;
  mockCode.isBroken = false;
  mockCode.isSlotBroken = false;
});

const Broken = () => {
  throw new TypeError('x is undefined');
};

const remoteRoutes: RouteObject[] = [
  { path: 'faktura', element: <h1>Fakturaer</h1> },
  { path: 'faktura/:billingItemId', element: <h1>Faktura</h1> },
  { path: 'faktureringskonti', element: <Broken /> },
];

const sorry = 'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.';

const twoCustomers = [anyCustomer(), anyCustomer({ id: '1002' })];

/** Opens the whole portal at an address; the remote's code loads when `arrive` is called. */
const openAt = (
  path: string,
  options: Parameters<typeof createPortalRouter>[1] = {},
  signedIn = fakeSignedIn({}, { state: 'ready', customers: twoCustomers }),
  change: (state: RemoteState) => RemoteState = state => state,
) => {
  setScreenWidth('wide');
  window.history.replaceState(null, '', `/selvbetjening${path}`);
  let code = Promise.withResolvers<unknown>();
  const registry = { schemaVersion: 1 as const, remotes: [anyRegisteredRemote()] };
  const loadExposedModule = jest.fn(() => {
    code = Promise.withResolvers<unknown>();
    return code.promise;
  });
  const own = createRemoteLoader({
    registry,
    allowedOrigins: ['https://remotes.test'],
    visit: () => ({ customerId: '1001', isToggleOn: () => false }),
    loadExposedModule,
    fetchRelease: () => Promise.resolve(),
    onFailure: () => undefined,
  });
  const changed = new Map<RemoteState, RemoteState>();
  const stateOf = (id: string): RemoteState => {
    const state = own.stateOf(id);
    if (!changed.has(state)) changed.set(state, change(state));
    return changed.get(state) ?? state;
  };
  const loader = { ...own, stateOf };
  const onNavigated = jest.fn();
  const portal = fakePortal({ registry: { registry, source: 'network' }, loader, onNavigated, signedIn });
  const router = createPortalRouter(loader, options);
  const entries = new Set<string>();
  router.subscribe(({ location }) => entries.add(location.key));
  render(
    <InPortal portal={portal} path={() => window.location.pathname}>
      <RouterProvider router={router} />
    </InPortal>,
  );
  const isLoading = () =>
    waitFor(() => {
      expect(['loading', 'slow']).toContain(loader.stateOf('mfe-billing').state);
    });
  return {
    user: userEvent.setup(),
    loadExposedModule,
    onNavigated,
    /** Number of navigations, including the initial one. */
    moves: () => entries.size,
    go: (to: string) => act(() => router.navigate(to)),
    arrive: async (routes: readonly unknown[] = remoteRoutes) => {
      await isLoading();
      code.resolve({ remote: { id: 'mfe-billing', routes } });
    },
    /** Navigates; the remote's code loads before the new page is rendered. */
    goAsItArrives: async (to: string) => {
      await isLoading();
      await act(async () => {
        await router.navigate(to);
        const ready = Promise.withResolvers<undefined>();
        loader.subscribe(() => {
          if (loader.stateOf('mfe-billing').state === 'ready') ready.resolve(undefined);
        });
        code.resolve({ remote: { id: 'mfe-billing', routes: remoteRoutes } });
        await ready.promise;
      });
    },
    loader,
    fail: async () => {
      await isLoading();
      code.reject(new Error('offline'));
    },
  };
};
const address = () => window.location.pathname + window.location.search;

const server = setupServer(
  http.get(`${testApi}/landing-page`, () => new HttpResponse(null, { status: 503 })),
);
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  // jsdom does not implement scrollTo.
  window.scrollTo = () => undefined;
});

it.each([
  ['/', '/selvbetjening/1001/velkommen'],
  ['/1002', '/selvbetjening/1002/velkommen'],
])('redirects from %s to the landing page (NAV-003)', async (path, expected) => {
  openAt(path);
  await screen.findByRole('heading', { level: 1, name: 'Velkommen, Nordhavn Byg A/S' });
  expect(address()).toBe(expected);
});

it('shows a skeleton at the root until it redirects, under /selvbetjening (NAV-001, NAV-004)', async () => {
  const signedIn = fakeSignedIn({}, { state: 'loading' });
  openAt('/', {}, signedIn);
  expect(await screen.findAllByText('Indlæser')).not.toHaveLength(0);
  expect(address()).toBe('/selvbetjening/');
  act(() => {
    signedIn.userStore.setState({ customers: { state: 'ready', customers: twoCustomers } });
  });
  await screen.findByRole('heading', { level: 1, name: 'Velkommen, Nordhavn Byg A/S' });
  expect(address()).toBe('/selvbetjening/1001/velkommen');
});

it.each([
  ['NAV-048', 'opret-login', 'Opret login'],
  ['NAV-049', 'glemt-adgangskode', 'Glemt adgangskode'],
  ['NAV-050', 'vaelg-ny-adgangskode', 'Vælg ny adgangskode'],
  ['NAV-051, PUB-001', 'logud-bekraeftelse', 'Du er logget ud'],
  ['NAV-052, PUB-002', 'fejl', 'Vi kan ikke vise siden'],
  ['NAV-054, PUB-003', 'siden-er-midlertidigt-utilgaengelig', 'Siden er midlertidigt utilgængelig'],
  ['NAV-055, PUB-004', 'login-fejl', 'Vi kunne ikke logge dig ind'],
  ['NAV-056, PUB-005', 'maintenance', 'Selvbetjeningen er lukket på grund af vedligeholdelse'],
] as const)('shows a page without a side menu (NAV-047, %s): /%s, %p', async (_id, path, title) => {
  expect(publicPaths).toContain(path);
  openAt(`/${path}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows the eSIM page without a side menu, as a public page', async () => {
  expect(publicPaths).toContain('installer-e-sim');
  openAt('/installer-e-sim');
  expect(await screen.findByRole('heading', { level: 1, name: 'Installér e-sim' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each(['/1001/ukendt', '/1001/velkommen/ukendt', '/opret-login/ukendt/x', '//ukendt'])(
  'shows the internal error page at the unknown address %s (NAV-053, PUB-002)',
  async path => {
    const { loadExposedModule } = openAt(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Vi kan ikke vise siden' }),
    ).toBeInTheDocument();
    expect(loadExposedModule).not.toHaveBeenCalled();
  },
);

it('keeps menu and other pages when the code of a page is missing, and retries (ERR-022)', async () => {
  expectConsoleError(/Loading chunk 42 failed/);
  mockCode.isGone = true;
  const { user } = openAt('/1001/table-test', { hasTestPages: true });
  expect(await screen.findByText('Der er sket en fejl.')).toBeInTheDocument();
  mockCode.isGone = false;
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tabeltest' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Forside' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Velkommen/ })).toBeInTheDocument();
});

it('has the table-test page if test pages are enabled (NAV-045)', async () => {
  openAt('/1001/table-test', { hasTestPages: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tabeltest' })).toBeInTheDocument();
});

it('treats table-test as an unknown address otherwise (NAV-045, NAV-053)', async () => {
  openAt('/1001/table-test');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Vi kan ikke vise siden' }),
  ).toBeInTheDocument();
});

it('shows the landing page in its own layout, with the side menu (NAV-005, SHL-015, SHL-018)', async () => {
  openAt('/1001/velkommen');
  await screen.findByRole('heading', { level: 1, name: 'Velkommen, Nordhavn Byg A/S' });
  expect(screen.getByText(/^CVR-nummer \d+$/)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
});

it('keeps greeting and menu when the landing page fails to render (ERR-020)', async () => {
  expectConsoleError(/x is undefined/);
  mockCode.isBroken = true;
  const { user } = openAt('/1001/velkommen');
  expect(await screen.findByText('Der er sket en ukendt fejl.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Velkommen, Nordhavn Byg A/S',
  ]);
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  mockCode.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => {
    expect(screen.queryByText('Der er sket en ukendt fejl.')).toBeNull();
  });
});

it('keeps the menu when the slot of an area fails to render (ERR-020)', async () => {
  expectConsoleError(/x is undefined/);
  mockCode.isSlotBroken = true;
  const { user } = openAt('/1001/faktura');
  expect(await screen.findByText('Der er sket en ukendt fejl.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Forside' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Velkommen/ })).toBeInTheDocument();
  expect(screen.queryByText('Der er sket en ukendt fejl.')).toBeNull();
});

describe('a remote', () => {
  it('is loaded once, on its first page, keeping the URL', async () => {
    const { arrive, loadExposedModule, go, onNavigated } = openAt('/1001/faktura/77?page=2');
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Faktura' })).toBeInTheDocument();
    expect(address()).toBe('/selvbetjening/1001/faktura/77?page=2');
    await go('/1001/velkommen');
    await go('/1001/faktura');
    expect(await screen.findByRole('heading', { name: 'Fakturaer' })).toBeInTheDocument();
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
    expect(onNavigated.mock.calls).toEqual([
      ['/1001/faktura/77', 'Faktura'],
      ['/1001/velkommen', 'Velkommen'],
      ['/1001/faktura', 'Fakturaer'],
    ]);
  });

  it('is not loaded again for another customer', async () => {
    const { arrive, go, loadExposedModule } = openAt('/1001/faktura');
    await arrive();
    await screen.findByRole('heading', { name: 'Fakturaer' });
    await go('/1002/faktura/8');
    expect(await screen.findByRole('heading', { name: 'Faktura' })).toBeInTheDocument();
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
  });

  it('does not navigate when it loads after the user went elsewhere', async () => {
    const { goAsItArrives } = openAt('/1001/faktura');
    await goAsItArrives('/1001/velkommen');
    expect(await screen.findByRole('heading', { level: 1, name: /^Velkommen/ })).toBeVisible();
    expect(address()).toBe('/selvbetjening/1001/velkommen');
  });

  it('shows the error page for an unknown address without a redirect loop (NAV-053)', async () => {
    const { arrive, go, moves, loadExposedModule } = openAt('/1001/faktura/77/ukendt');
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Vi kan ikke vise siden' })).toBeInTheDocument();
    const settled = moves();
    expect(settled).toBeLessThanOrEqual(2);
    await go('/1001/faktura/78/ukendt');
    expect(screen.getByRole('heading', { name: 'Vi kan ikke vise siden' })).toBeInTheDocument();
    expect(moves()).toBe(settled + 1);
    await go('/1001/faktura/78');
    expect(screen.getByRole('heading', { name: 'Faktura' })).toBeInTheDocument();
    await go('/1001/faktura/78/ukendt');
    expect(await screen.findByRole('heading', { name: 'Vi kan ikke vise siden' })).toBeInTheDocument();
    expect(moves()).toBeLessThanOrEqual(settled + 4);
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
  });

  it('that fails to load affects only its own pages, and can be retried', async () => {
    const { arrive, fail, user, loadExposedModule } = openAt('/1001/faktura');
    await fail();
    expect(await screen.findByText(sorry)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Forside' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Velkommen/ })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Fakturaer' }));
    // The landing page also shows an error box.
    await screen.findByText(sorry);
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Fakturaer' })).toBeInTheDocument();
    expect(loadExposedModule).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an id that exists', [{ path: 'faktura', id: 'areas', element: <h1>Fakturaer</h1> }]],
    ['an absolute path', [{ path: '/1001/velkommen', element: <h1>Velkommen</h1> }]],
    ['nothing', [null]],
  ])('whose routes have %s keeps the menu and all other pages', async (_what, routes) => {
    const { arrive, user } = openAt('/1001/faktura');
    await arrive(routes);
    expect(await screen.findByText(sorry)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Forside' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Velkommen, Nordhavn Byg A/S' }),
    ).toBeVisible();
  });

  it('that the router rejects keeps the menu, and shows an error in its area', async () => {
    const refusedByRouter = { id: 'mfe-billing', routes: [{ path: 'faktura', index: true, children: [] }] };
    const { arrive, loader } = openAt('/1001/faktura', {}, undefined, ready =>
      ready.state === 'ready' ? { ...ready, remote: refusedByRouter as unknown as Remote } : ready,
    );
    await arrive();
    expect(await screen.findByText(sorry)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Forside' })).toBeInTheDocument();
    expect(loader.lastFailureOf('mfe-billing')).toMatchObject({ failure: 'wrong-shape' });
  });

  it('that fails to render keeps the menu, and the error hides on navigation (ERR-020, ERR-021)', async () => {
    expectConsoleError(/x is undefined/);
    const { arrive, user } = openAt('/1001/faktureringskonti');
    await arrive();
    expect(await screen.findByText('Der er sket en ukendt fejl.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Fakturaer' }));
    expect(await screen.findByRole('heading', { name: 'Fakturaer' })).toBeInTheDocument();
    expect(screen.queryByText('Der er sket en ukendt fejl.')).toBeNull();
  });
});
