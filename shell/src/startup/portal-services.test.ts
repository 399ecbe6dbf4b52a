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

// The federation runtime wants a real browser, and no remote is loaded here.
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

// Its own clock is tested beside it. Here it counts what it is given, and when it is asked.
const watching = jest.fn<unknown, [WatchOptions]>();
const checkReleases = jest.fn(() => Promise.resolve());
const watchedNavigation = jest.fn();
jest.mock('../remotes/release-watch.ts', () => ({
  watchReleases: (options: WatchOptions) => {
    watching(options);
    return { check: () => checkReleases(), onNavigated: watchedNavigation, stop: () => undefined };
  },
}));

// It seals a page once and for all.
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
    ...{ mode, remoteOrigins },
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
    ...{ ...foundations, stores, newVersion },
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
  it("calls the settings' API with the session's token", async () => {
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

  it('tells the sign-in that it has ended when a call is answered 401 (AUTH-030)', async () => {
    const { stores, signedIn } = await assemble();
    expect(signedIn.expiry.getState().isExpired).toBe(false);
    server.use(msw.get(api('/accounts'), () => new HttpResponse(null, { status: 401 })));
    await expect(
      stores.http.request({ path: '/self-service-api/accounts', schema: anything }),
    ).rejects.toThrow();
    expect(signedIn.expiry.getState().isExpired).toBe(true);
  });

  it('says nothing of a call that is answered 401 while the person signs out, and again where that came to nothing (AUTH-027, AUTH-030)', async () => {
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

  it('knows when the API was called last, for as long as the settings say that a sign-in lasts unused', async () => {
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
        // The answer is a minute late.
        now.mockReturnValue(before + 65_000);
        return HttpResponse.json({ data: {} });
      }),
    );
    await limited.http.request({ path: '/self-service-api/accounts', schema: anything });
    expect(limit?.lastCall()).toBe(before + 5_000);
    now.mockRestore();
  });

  it('lets the user store follow what is said of the person', async () => {
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
  ])('loads the customers at once, by the toggle get-customers-v2: %p', async (isOn, expected) => {
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

it('takes the first answers that are on their way, customers and landing page, and asks for neither again', async () => {
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
  // The application came up before its first calls were sent.
  const now = jest.spyOn(Date, 'now').mockReturnValue(sentAt - 60_000);
  const stores = createStores({ ...foundations, environment, earlyReads });
  now.mockRestore();
  const { userStore, idleLimit } = stores.signedInAs(person);
  const ready = Promise.withResolvers<undefined>();
  userStore.subscribe(({ customers }) => {
    if (customers.state === 'ready') ready.resolve(undefined);
  });
  await ready.promise;
  // The answer is none of a landing page; that it was taken is what counts.
  await expect(
    stores.queryClient.query({ ...landingPageQuery(stores.http, '1001'), retry: false }),
  ).rejects.toMatchObject({ kind: 'data-parsing' });
  expect(asked.toSorted()).toEqual(['/self-service-api/customers', '/self-service-api/landing-page']);
  expect(idleLimit?.lastCall()).toBeGreaterThanOrEqual(sentAt);
});

describe('the portal that the pages see', () => {
  it('signs out, in and in as somebody by the session', async () => {
    const { portal, signedIn } = await assemble();
    void portal.endSession();
    void signedIn.signOut();
    expect(session.signOut).toHaveBeenCalledTimes(2);
    void signedIn.signInAgain();
    expect(session.signInAgain).toHaveBeenCalledTimes(1);
    void portal.signInAs({ email: 'bo@demo.example' });
    expect(session.signInAs).toHaveBeenCalledWith({ email: 'bo@demo.example' });
  });

  it('logs and counts a navigation with its whole path (NAV-064, NAV-065), and has the watch of releases know of it', async () => {
    const { portal } = await assemble();
    window.dataLayer = [];
    portal.onNavigated('/1001/faktura', 'Fakturaer');
    expect(watchedNavigation).toHaveBeenCalledWith('/1001/faktura');
    expect(logger.navigation).toHaveBeenCalledWith('/selvbetjening/1001/faktura', 'Fakturaer');
    expect(window.dataLayer).toMatchObject([
      { event: 'virtualPageView', page: { path: '/selvbetjening/1001/faktura', name: 'Fakturaer' } },
    ]);
  });

  it('counts no navigation in a mode that counts none (NAV-066)', async () => {
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
  it('are run once the code of the shell takes no more than its own', async () => {
    loadExposedModule.mockReturnValue(new Promise(() => undefined));
    const { remotes } = await assemble();
    expect(seal.mock.calls).toEqual([['http://localhost/selvbetjening/']]);
    expect(loadExposedModule).not.toHaveBeenCalled();
    remotes.loadAhead('/1001/faktura');
    expect(loadExposedModule).toHaveBeenCalled();
  });

  it('log what could not be loaded, by name and release', async () => {
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

  it('log what a script of theirs threw where they are there all the same', async () => {
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

  it('go by a toggle of the server where a canary names one', async () => {
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

  it('go by the customer of the address where a canary names some', async () => {
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

  it('come from the portal’s own origin and those of its settings, and nothing without a hash', async () => {
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

  it('are those of the last good copy while the registry is away, which is logged once', async () => {
    await assemble();
    const foundations = foundationsIn('test');
    server.use(msw.get(registryUrl, () => HttpResponse.error()));
    const stores = createStores(foundations);
    const made = await remotesOf(foundations, stores);
    expect(made.registry.source).toBe('last-good-copy');
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(logger.error).toHaveBeenCalledWith(expect.any(Error), { registry: 'last-good-copy' });
    // As the watch of releases asks for it, again and again.
    await watching.mock.lastCall?.[0].fetchRegistry();
    expect(logger.error).toHaveBeenCalledTimes(1);
  });

  it('are tried from where this tab asks for one, until it cannot be loaded', async () => {
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
    'look for newer releases where %s code is gone; the person is asked about a new version of the shell alone',
    async (_whose, request, isAsked) => {
      const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request });
      loadExposedModule.mockRejectedValue(gone);
      const { portal, newVersion } = await assemble();
      portal.loader.load('mfe-billing');
      await waitFor(() => {
        expect(checkReleases).toHaveBeenCalled();
      });
      expect(newVersion.getState().isAsked).toBe(isAsked);
    },
  );

  it('have the page loaded anew for a release only while nothing would be lost by it', async () => {
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
