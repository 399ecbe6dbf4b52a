import { waitFor } from '@testing-library/react';
import { http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { data } from 'shared/contracts/wire';
import { anyCustomer, anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { createEarlyReads } from 'shared/http/early-reads';
import { createNewVersion } from '../new-version/new-version.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Mode } from 'shared/settings/portal-settings';
import { anyPortalSettings } from 'shared/testing/portal-settings.ts';
import { detectEnvironment } from '../settings/detect-environment.ts';
import type { FeatureToggleService } from '../toggles/toggle-service.ts';
import { landingPageQuery } from '../pages/landing-page/landing-page.queries.ts';
import { takeOverride } from '../remotes/releases/override.ts';
import { readRegistry } from '../remotes/registry/read-registry.ts';
import type { startFederation } from '../remotes/federation/federation.ts';
import type { watchReleases } from '../remotes/release-watch.ts';
import { firstAddresses } from './first-addresses.ts';
import { assemblePortal, createRemotes, createStores } from './portal-services.ts';

type WatchOptions = Parameters<typeof watchReleases>[0];
type FederationOptions = Parameters<typeof startFederation>[0];

// The federation runtime needs a real browser.
const loadExposedModule = jest.fn<Promise<unknown>, unknown[]>();
const federating = jest.fn<unknown, [FederationOptions]>();
jest.mock('../remotes/federation/federation.ts', () => ({
  startFederation: (options: FederationOptions) => {
    federating(options);
    return {
      loadExposedModule: (id: string, release: unknown) => loadExposedModule(id, release),
      fetchRelease: () => Promise.resolve(),
    };
  },
}));

// Its timing has its own tests; here only its options and calls are recorded.
const watching = jest.fn<unknown, [WatchOptions]>();
const checkReleases = jest.fn(() => Promise.resolve());
const watchedNavigation = jest.fn();
jest.mock('../remotes/release-watch.ts', () => ({
  watchReleases: (options: WatchOptions) => {
    watching(options);
    return { check: () => checkReleases(), onNavigated: watchedNavigation, stop: () => undefined };
  },
}));

// It cannot be undone in a page.
const seal = jest.fn();
jest.mock('./seal-chunks.ts', () => ({ sealChunks: (folder: string): unknown => seal(folder) }));

const server = setupServer();
const registryUrl = 'http://localhost/selvbetjening/remotes.json';
beforeAll(() => {
  Object.assign(globalThis, { PORTAL_DEV_SERVERS: false });
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loadExposedModule.mockReset();
  window.history.replaceState(null, '', '/selvbetjening/1001/velkommen');
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const session = {
  usableAccessToken: () => Promise.resolve('the-token'),
  signOut: jest.fn(() => new Promise<never>(() => undefined)),
  signInAgain: jest.fn(() => new Promise<never>(() => undefined)),
  signInAs: jest.fn(() => new Promise<never>(() => undefined)),
};
const togglesOn = new Set<string>();
const logger = { error: jest.fn(), navigation: jest.fn() };
const manifest = `${window.location.origin}/mfe-billing/1.0.0-abc123/mf-manifest.json`;
const registered = anyRegisteredRemote({ current: anyRelease({ manifest }) });

const foundationsIn = (mode: Mode, remoteOrigins: readonly string[] = []) => ({
  environment: {
    ...detectEnvironment(new URL('http://localhost:7000'), anyPortalSettings()),
    mode,
    remoteOrigins,
  },
  toggles: { isOn: (key: string) => togglesOn.has(key) } as unknown as FeatureToggleService,
  logger,
  session: session as unknown as SessionService,
});
const api = (path: string) =>
  `${foundationsIn('test').environment.settings.backendApiUrl}/self-service-api${path}`;
const person = { sub: 'user-1', email: 'anna@demo.example', customer_roles: [] };
const anything = data(z.unknown());
const ofPerson = data(z.object({ user: z.object({ userId: z.string(), email: z.string() }) }));

const remotesOf = (
  foundations: ReturnType<typeof foundationsIn>,
  stores: ReturnType<typeof createStores>,
  newVersion = createNewVersion(),
) =>
  createRemotes({
    ...foundations,
    stores,
    newVersion,
    override: takeOverride(true),
    firstRegistry: readRegistry(),
  });

const assemble = async (
  mode: Mode = 'test',
  remotes: unknown[] = [registered],
  remoteOrigins: readonly string[] = [],
) => {
  server.use(
    msw.get(registryUrl, () => HttpResponse.json({ schemaVersion: 1, remotes })),
    msw.get('http://localhost/selvbetjening/assets/app-version.txt', () => HttpResponse.text('1.2.3')),
    msw.get(api('/customers'), () => HttpResponse.json({ data: { customers: [anyCustomer()] } })),
  );
  const foundations = foundationsIn(mode, remoteOrigins);
  const stores = createStores(foundations);
  const newVersion = createNewVersion();
  const made = await remotesOf(foundations, stores, newVersion);
  togglesOn.add('get-customers-v2');
  const signedIn = stores.signedInAs(person);
  const portal = assemblePortal(foundations, stores, made, signedIn);
  return { stores, remotes: made, newVersion, signedIn, portal };
};

afterEach(() => {
  jest.clearAllMocks();
  togglesOn.clear();
});

describe('the client', () => {
  it("calls the API of the settings with the session's token", async () => {
    const { http } = createStores(foundationsIn('test'));
    let authorization: string | null = null;
    server.use(
      msw.get(api('/accounts'), ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ data: {} });
      }),
    );
    await http.request({ path: '/self-service-api/accounts', schema: anything });
    expect(authorization).toBe('Bearer the-token');
  });

  it('marks the sign-in as expired on 401 (AUTH-030)', async () => {
    const { stores, signedIn } = await assemble();
    expect(signedIn.expiry.getState().isExpired).toBe(false);
    server.use(msw.get(api('/accounts'), () => new HttpResponse(null, { status: 401 })));
    await expect(
      stores.http.request({ path: '/self-service-api/accounts', schema: anything }),
    ).rejects.toThrow();
    expect(signedIn.expiry.getState().isExpired).toBe(true);
  });

  it('ignores 401 while signing out, until signing out fails (AUTH-030)', async () => {
    const { stores, signedIn } = await assemble();
    server.use(msw.get(api('/accounts'), () => new HttpResponse(null, { status: 401 })));
    const call = () => stores.http.request({ path: '/self-service-api/accounts', schema: anything });
    const leaving = Promise.withResolvers<never>();
    session.signOut.mockReturnValueOnce(leaving.promise);
    const signedOut = signedIn.signOut();
    await expect(call()).rejects.toThrow();
    expect(signedIn.expiry.getState().isExpired).toBe(false);
    leaving.reject(new Error('Logout failed.'));
    await expect(signedOut).rejects.toThrow('Logout failed.');
    await expect(call()).rejects.toThrow();
    expect(signedIn.expiry.getState().isExpired).toBe(true);
  });

  it('has the idle limit of the settings, and the time of the last call', async () => {
    const { signedIn } = await assemble();
    expect(signedIn.idleLimit).toBeUndefined();
    const { environment, ...others } = foundationsIn('test');
    const { settings } = environment;
    const auth = { ...settings.auth, idleMinutes: 30 };
    const limited = createStores({
      ...others,
      environment: { ...environment, settings: { ...settings, auth } },
    });
    const limit = limited.signedInAs(person).idleLimit;
    expect(limit?.limitMs).toBe(1_800_000);
    const before = limit?.lastCall() ?? 0;
    const now = jest.spyOn(Date, 'now').mockReturnValue(before + 5_000);
    server.use(
      msw.get(api('/accounts'), () => {
        // The response comes a minute later.
        now.mockReturnValue(before + 65_000);
        return HttpResponse.json({ data: {} });
      }),
    );
    await limited.http.request({ path: '/self-service-api/accounts', schema: anything });
    expect(limit?.lastCall()).toBe(before + 5_000);
    now.mockRestore();
  });

  it('updates the user store from responses about the user', async () => {
    const { stores, signedIn } = await assemble();
    server.use(
      msw.get(api('/user'), () =>
        HttpResponse.json({ data: { user: { userId: 'user-1', email: 'ny@demo.example' } } }),
      ),
    );
    await stores.http.request({ path: '/self-service-api/user', schema: ofPerson });
    expect(signedIn.userStore.getState().email).toBe('ny@demo.example');
  });

  it.each([
    [true, ['/customers']],
    [false, ['/customers/1001', '/customers/1001/roles']],
  ])('loads the customers at once, with the toggle get-customers-v2 %p', async (isOn, expected) => {
    const asked: string[] = [];
    server.use(
      msw.get(api('/customers*'), ({ request }) => {
        asked.push(new URL(request.url).pathname.replace('/self-service-api', ''));
        return new HttpResponse(null, { status: 500 });
      }),
      msw.get(api('/customers/*'), ({ request }) => {
        asked.push(new URL(request.url).pathname.replace('/self-service-api', ''));
        return new HttpResponse(null, { status: 500 });
      }),
    );
    if (isOn) togglesOn.add('get-customers-v2');
    const { signedInAs } = createStores(foundationsIn('test'));
    const customer_roles = [{ customer_id: '1001', role: 'Admin' as const }];
    const { userStore } = signedInAs({ ...person, customer_roles });
    await Promise.resolve();
    const failed = Promise.withResolvers<undefined>();
    userStore.subscribe(({ customers }) => {
      if (customers.state === 'failed') failed.resolve(undefined);
    });
    await failed.promise;
    expect(asked.sort()).toEqual(expected);
  });
});

it('uses pending first calls for customers and landing page instead of requesting them again', async () => {
  const asked: string[] = [];
  server.use(
    msw.get('*/self-service-api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ data: { customers: [anyCustomer()] } });
    }),
  );
  togglesOn.add('get-customers-v2');
  const foundations = foundationsIn('test');
  const { settings } = foundations.environment;
  const earlyReads = createEarlyReads();
  const sentAt = Date.now();
  earlyReads.ask(firstAddresses(settings.backendApiUrl, foundations.toggles, '/1001/velkommen'), 'the-token');
  const environment = {
    ...foundations.environment,
    settings: { ...settings, auth: { ...settings.auth, idleMinutes: 30 } },
  };
  // The application started before its first calls were sent.
  const now = jest.spyOn(Date, 'now').mockReturnValue(sentAt - 60_000);
  const stores = createStores({ ...foundations, environment, earlyReads });
  now.mockRestore();
  const { userStore, idleLimit } = stores.signedInAs(person);
  const ready = Promise.withResolvers<undefined>();
  userStore.subscribe(({ customers }) => {
    if (customers.state === 'ready') ready.resolve(undefined);
  });
  await ready.promise;
  // The response is not a landing page; what matters is that it was used.
  await expect(
    stores.queryClient.query({ ...landingPageQuery(stores.http, '1001'), retry: false }),
  ).rejects.toMatchObject({ kind: 'data-parsing' });
  expect(asked.toSorted()).toEqual(['/self-service-api/customers', '/self-service-api/landing-page']);
  expect(idleLimit?.lastCall()).toBeGreaterThanOrEqual(sentAt);
});

describe('the portal', () => {
  it('signs out, in again and in as another user by the session', async () => {
    const { portal, signedIn } = await assemble();
    void portal.endSession();
    void signedIn.signOut();
    expect(session.signOut).toHaveBeenCalledTimes(2);
    void signedIn.signInAgain();
    expect(session.signInAgain).toHaveBeenCalledTimes(1);
    void portal.signInAs({ email: 'bo@demo.example' });
    expect(session.signInAs).toHaveBeenCalledWith({ email: 'bo@demo.example' });
  });

  it('logs and counts navigations with the full path (NAV-064, NAV-065), and notifies the release watch', async () => {
    const { portal } = await assemble();
    window.dataLayer = [];
    portal.onNavigated('/1001/faktura', 'Fakturaer');
    expect(watchedNavigation).toHaveBeenCalledWith('/1001/faktura');
    expect(logger.navigation).toHaveBeenCalledWith('/selvbetjening/1001/faktura', 'Fakturaer');
    expect(window.dataLayer).toMatchObject([
      { event: 'virtualPageView', page: { path: '/selvbetjening/1001/faktura', name: 'Fakturaer' } },
    ]);
  });

  it('does not count navigations in development (NAV-066)', async () => {
    const { portal } = await assemble('development');
    window.dataLayer = [];
    portal.onNavigated('/1001/faktura', 'Fakturaer');
    expect(window.dataLayer).toEqual([]);
  });

  it('reads its version from its own files (SHL-031)', async () => {
    const { portal } = await assemble();
    const known = Promise.withResolvers<string | undefined>();
    portal.appVersion.subscribe(({ version }) => {
      known.resolve(version);
    });
    expect(portal.appVersion.getState().version ?? (await known.promise)).toBe('1.2.3');
  });

  it.each([
    ['preproduction', true],
    ['production', false],
    ['test', false],
  ] as const)('is a preview in mode %s: %p', async (mode, isPreview) => {
    expect((await assemble(mode)).portal.isPreview).toBe(isPreview);
  });
});

describe('the remotes', () => {
  it('are loaded only after the chunks of the shell are sealed', async () => {
    loadExposedModule.mockReturnValue(new Promise(() => undefined));
    const { remotes } = await assemble();
    expect(seal.mock.calls).toEqual([['http://localhost/selvbetjening/']]);
    expect(loadExposedModule).not.toHaveBeenCalled();
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalled();
  });

  it('log a failure to load, with name and release', async () => {
    loadExposedModule.mockRejectedValue(new Error('of the runtime'));
    const { portal } = await assemble();
    await portal.loader.preload('mfe-billing');
    portal.loader.load('mfe-billing');
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(logger.error).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ remote: 'mfe-billing@1.0.0-abc123', failure: expect.any(String) as string }),
    );
  });

  it('log an error thrown by a script of a remote that loads anyway', async () => {
    const loading = Promise.withResolvers<unknown>();
    loadExposedModule.mockReturnValue(loading.promise);
    const { portal } = await assemble();
    portal.loader.load('mfe-billing');
    const thrown = new Error('of a script');
    portal.loader.takeThrown(manifest.replace('mf-manifest.json', 'remoteEntry.js'), thrown);
    loading.resolve({ remote: { id: 'mfe-billing', routes: [] } });
    await waitFor(() => {
      expect(portal.loader.stateOf('mfe-billing').state).toBe('ready');
    });
    expect(logger.error.mock.calls).toEqual([
      [thrown, { remote: 'mfe-billing@1.0.0-abc123', caughtBy: 'window' }],
    ]);
  });

  it('load the canary by its toggle', async () => {
    const canary = {
      release: anyRelease({ buildId: 'canary', manifest: manifest.replace('abc123', 'canary') }),
      rule: { toggle: 'new-billing' },
    };
    loadExposedModule.mockReturnValue(new Promise(() => undefined));
    togglesOn.add('new-billing');
    const { remotes } = await assemble('test', [{ ...registered, canary }]);
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalledWith(
      'mfe-billing',
      expect.objectContaining({ buildId: 'canary' }),
    );
  });

  it('load the canary by the customer in the URL', async () => {
    const canary = {
      release: anyRelease({ buildId: 'canary', manifest: manifest.replace('abc123', 'canary') }),
      rule: { customers: ['1001'] },
    };
    loadExposedModule.mockReturnValue(new Promise(() => undefined));
    const { remotes } = await assemble('test', [{ ...registered, canary }]);
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalledWith(
      'mfe-billing',
      expect.objectContaining({ buildId: 'canary' }),
    );
  });

  it('are allowed from the portal’s origin and those of the settings, with hashes', async () => {
    const elsewhere = anyRegisteredRemote({
      current: anyRelease({ manifest: 'https://remotes.lyng.example/mf-manifest.json' }),
    });
    loadExposedModule.mockReturnValue(new Promise(() => undefined));
    const { remotes } = await assemble('production', [elsewhere], ['https://remotes.lyng.example']);
    const [options] = federating.mock.lastCall ?? [];
    expect(options?.allowedOrigins).toEqual(['http://localhost', 'https://remotes.lyng.example']);
    expect(options?.isExempt(elsewhere.current)).toBe(false);
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalledTimes(1);
  });

  it('fall back to the last valid registry, which is logged once', async () => {
    await assemble();
    const foundations = foundationsIn('test');
    server.use(msw.get(registryUrl, () => HttpResponse.error()));
    const stores = createStores(foundations);
    const made = await remotesOf(foundations, stores);
    expect(made.registry.source).toBe('last-good-copy');
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(logger.error).toHaveBeenCalledWith(expect.any(Error), { registry: 'last-good-copy' });
    // As the release watch does repeatedly.
    await watching.mock.lastCall?.[0].fetchRegistry();
    expect(logger.error).toHaveBeenCalledTimes(1);
  });

  it('are loaded from the override until it fails', async () => {
    const tried = 'http://localhost:4003/mf-manifest.json';
    window.history.replaceState(null, '', `/selvbetjening/1001/faktura?remote=mfe-billing@${tried}`);
    loadExposedModule.mockRejectedValue(new Error('of the runtime'));
    const { remotes, portal } = await assemble();
    expect(portal.override.getState().override?.manifest).toBe(tried);
    const [options] = federating.mock.lastCall ?? [];
    expect(options?.allowedOrigins).toContain('http://localhost:4003');
    expect(options?.isExempt(anyRelease({ manifest: tried }))).toBe(true);
    expect(options?.isExempt(registered.current)).toBe(false);
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalledWith(
      'mfe-billing',
      expect.objectContaining({ manifest: tried }),
    );
    portal.loader.load('mfe-billing');
    await waitFor(() => {
      expect(portal.override.getState().override).toBeUndefined();
    });
  });

  it.each([
    ['the remote’s own', manifest.replace('mf-manifest.json', 'page.js'), false],
    ['the shell’s', 'http://localhost/selvbetjening/assets/kit.js', true],
  ])(
    'check for releases when %s code is missing, and ask to reload for the shell only',
    async (_whose, request, isOpen) => {
      const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request });
      loadExposedModule.mockRejectedValue(gone);
      const { portal, newVersion } = await assemble();
      portal.loader.load('mfe-billing');
      await waitFor(() => {
        expect(checkReleases).toHaveBeenCalled();
      });
      expect(newVersion.getState().isOpen).toBe(isOpen);
    },
  );

  it('allow a reload only while online, without toasts and pending mutations', async () => {
    const { stores } = await assemble();
    const mayReload = (): boolean | undefined => watching.mock.lastCall?.[0].mayReload();
    expect(mayReload()).toBe(true);

    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(mayReload()).toBe(false);
    isOnline.mockRestore();

    const toast = stores.toasts.show({ variant: 'SUCCESS', title: 'Gemt' });
    expect(mayReload()).toBe(false);
    stores.toasts.close(toast);
    expect(mayReload()).toBe(true);

    const saved = Promise.withResolvers<undefined>();
    const cache = stores.queryClient.getMutationCache();
    const saving = cache.build(stores.queryClient, { mutationFn: () => saved.promise }).execute(undefined);
    expect(mayReload()).toBe(false);
    saved.resolve(undefined);
    await saving;
    expect(mayReload()).toBe(true);
  });
});
