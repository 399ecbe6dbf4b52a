import { fireEvent, screen, render, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { AuthenticationError } from 'shared/errors/portal-error';
import { updatePromptly } from 'shared/query/prompt-updates';
import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import type * as ErrorsModule from '../errors/global-error-handler.ts';
import type * as RouterModule from '../routing/router.tsx';
import type * as ServicesModule from './portal-services.ts';
import { createErrorLogger } from '../errors/error-logger.ts';
import { installGlobalErrorHandler, type GlobalErrorHandler } from '../errors/global-error-handler.ts';
import { createPortalRouter } from '../routing/router.tsx';
import { hasNoAccess } from '../pages/public.pages.tsx';
import { NoRolesError } from '../session/user-info.ts';
import { createSessionService, type SessionService } from '../session/session-service.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { Mode } from 'shared/settings/portal-settings';
import { anyPortalSettings } from 'shared/testing/portal-settings.ts';
import { createFeatureToggleService, type FeatureToggleService } from '../toggles/toggle-service.ts';
import { startEarly } from './early-start.ts';
import type { PortalRoot } from './portal-root.tsx';
import { createRemotes, createStores } from './portal-services.ts';
import { runPortal } from './run-portal.tsx';
import { startPortal } from './start-portal.tsx';
import { applyTheme } from './theme.ts';

// The federation runtime needs a real browser.
jest.mock('../remotes/federation/federation.ts', () => ({ startFederation: () => ({ loadExposedModule }) }));
jest.mock('../toggles/toggle-service.ts');
jest.mock('../session/session-service.ts');
jest.mock('./theme.ts');
jest.mock('shared/query/prompt-updates');
jest.mock('../errors/error-logger.ts');
jest.mock('../errors/global-error-handler.ts');
jest.mock('../routing/router.tsx', () => {
  const actual = jest.requireActual<typeof RouterModule>('../routing/router.tsx');
  return { ...actual, createPortalRouter: jest.fn(actual.createPortalRouter) };
});
jest.mock('./portal-services.ts', () => {
  const actual = jest.requireActual<typeof ServicesModule>('./portal-services.ts');
  return { ...actual, createStores: jest.fn(), createRemotes: jest.fn() };
});

const services = jest.requireActual<typeof ServicesModule>('./portal-services.ts');
const errors = jest.requireActual<typeof ErrorsModule>('../errors/global-error-handler.ts');

/** Steps of start-up, in order. */
let steps: string[];
let handler: GlobalErrorHandler | undefined;
let togglesOn: string[];
const logged = jest.fn();
const loadExposedModule = jest.fn(() => new Promise(() => undefined));
const signIn = jest.fn<ReturnType<SessionService['start']>, []>();

const toggleService = (): FeatureToggleService => ({
  state: 'ready',
  start: () => {
    steps.push('feature toggles');
    return Promise.resolve();
  },
  startMocking: () => {
    steps.push('feature toggles');
  },
  setMocked: () => undefined,
  close: () => undefined,
  isOn: key => togglesOn.includes(key),
  text: () => '',
  subscribe: () => () => undefined,
});

const session = (): SessionService => ({
  start: () => signIn(),
  accessToken: () => undefined,
  usableAccessToken: () => Promise.resolve(undefined),
  signInAgain: () => new Promise(() => undefined),
  signInAs: () => new Promise(() => undefined),
  signOut: () => new Promise(() => undefined),
  onSignedOutElsewhere: () => () => undefined,
  close: () => undefined,
});

beforeAll(() => {
  Object.assign(globalThis, {
    PORTAL_OFFLINE: false,
    PORTAL_DEV_SERVERS: false,
    PORTAL_RELEASE: '1.0.0-test',
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  steps = [];
  togglesOn = [];
  logged.mockReset();
  signIn.mockReset();
  fetchApplication.mockReset();
  window.scrollTo = () => undefined;
  // The registry is answered; all other calls stay pending.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(input =>
      input === '/selvbetjening/remotes.json'
        ? Promise.resolve(Response.json({ schemaVersion: 1, remotes: [] }))
        : new Promise(() => undefined),
    );
  signIn.mockResolvedValue({
    userInfo: { sub: 'user-1', email: 'superadmin@demo.example', customer_roles: [] },
    returnPath: undefined,
  });
  jest.mocked(createFeatureToggleService).mockImplementation(toggleService);
  jest.mocked(createSessionService).mockImplementation(session);
  jest.mocked(applyTheme).mockImplementation(() => {
    steps.push('brand theme');
  });
  jest.mocked(createErrorLogger).mockImplementation(() => {
    steps.push('error logging');
    return { error: logged, navigation: () => undefined };
  });
  jest.mocked(installGlobalErrorHandler).mockImplementation(options => {
    handler = errors.installGlobalErrorHandler(options);
    return handler;
  });
  jest.mocked(createStores).mockImplementation(foundations => {
    steps.push('store');
    const stores = services.createStores(foundations);
    return {
      ...stores,
      signedInAs: userInfo => {
        steps.push('authentication');
        return stores.signedInAs(userInfo);
      },
    };
  });
  jest.mocked(createRemotes).mockImplementation(foundations => {
    steps.push('router');
    return services.createRemotes(foundations);
  });
});
afterEach(() => {
  handler?.uninstall();
  handler = undefined;
  jest.useRealTimers();
});

const fetchApplication = jest.fn();
const local = 'http://localhost:7000';
/** The settings of the origin, with all environments in a mode. */
const settingsIn = (mode: Mode): unknown => {
  const { environments } = anyPortalSettings();
  return { environments: environments.map(each => ({ ...each, mode })) };
};
/** As the early script. */
const beginAt = (origin: string, told: Promise<unknown>) =>
  startEarly({ address: new URL(origin), readSettings: () => told, fetchApplication });
const beginIn = (mode: Mode) => beginAt(local, Promise.resolve(settingsIn(mode)));
const startIn = async (mode: Mode): Promise<void> => {
  await startPortal(await beginIn(mode), mount);
};
const mount = jest.fn<undefined, [content: ReactNode, options: GlobalErrorHandler['rootOptions']]>();
const mounting = (): void => {
  mount.mockReset();
  mount.mockImplementation(() => {
    steps.push('mount');
    return undefined;
  });
};

/** Sets the return path of the sign-in. */
const comingBackTo = (returnPath: string): void => {
  signIn.mockResolvedValue({
    userInfo: { sub: 'user-1', email: 'superadmin@demo.example', customer_roles: [] },
    returnPath,
  });
};

/** Starts at an address below the sub-path, without rendering. */
const startAt = async (path: string, mode: Mode = 'test'): Promise<void> => {
  mounting();
  window.history.replaceState(null, '', `/selvbetjening${path}`);
  const started = startIn(mode);
  await jest.advanceTimersByTimeAsync(1_000);
  await started;
};
const address = (): string => window.location.pathname;

describe('start-up', () => {
  it('passes the first calls to the client', async () => {
    await startAt('/');
    expect(jest.mocked(createStores).mock.lastCall?.[0].earlyReads).toBeDefined();
  });

  it('notifies components promptly of query changes', async () => {
    jest.mocked(updatePromptly).mockClear();
    await startAt('/');
    expect(updatePromptly).toHaveBeenCalledTimes(1);
  });

  it('has the order of steps of the specification (SHL-024)', async () => {
    await startAt('/');
    expect(steps).toEqual([
      'feature toggles',
      'brand theme',
      'error logging',
      'store',
      'router',
      'authentication',
      'mount',
    ]);
  });

  it.each([
    ['localhost:7000', 'lyng'],
    ['selvbetjening.preprod.lyng.example', 'callme'],
  ])('applies the brand of the host %s (SHL-006, SHL-007)', async (host, brand) => {
    window.history.replaceState(null, '', '/selvbetjening/');
    const told = Promise.resolve(anyPortalSettings());
    const started = startPortal(await beginAt(`https://${host}`, told), mount);
    await jest.advanceTimersByTimeAsync(1_000);
    await started;
    expect(applyTheme).toHaveBeenLastCalledWith(document.documentElement, brand);
  });

  it('fetches the registry in parallel with the toggles', () => {
    jest.mocked(createFeatureToggleService).mockImplementation(() => ({
      ...toggleService(),
      start: () => new Promise(() => undefined),
    }));
    window.history.replaceState(null, '', '/selvbetjening/status');
    void beginIn('test');
    return waitFor(() => {
      expect(fetch).toHaveBeenCalledWith('/selvbetjening/remotes.json', expect.anything());
    });
  });

  it('does not sign in under maintenance (SHL-025, TOG-032)', async () => {
    togglesOn = ['maintenance'];
    await startAt('/1001/faktura');
    expect(steps).not.toContain('authentication');
    expect(steps.at(-1)).toBe('mount');
  });

  it('forces a fresh login by the toggle force-fresh-login (AUTH-020)', async () => {
    await startAt('/');
    const isForced = (): Promise<boolean> | undefined =>
      jest.mocked(createSessionService).mock.lastCall?.[0].freshLoginForced();
    expect(await isForced()).toBe(false);
    togglesOn = ['force-fresh-login'];
    expect(await isForced()).toBe(true);
  });

  it.each(['/logud-bekraeftelse', '/opret-login', '/fejl'])(
    'does not sign in at the public address %s (NAV-047)',
    async path => {
      await startAt(path);
      expect(signIn).not.toHaveBeenCalled();
      expect(address()).toBe(`/selvbetjening${path}`);
    },
  );

  it.each(['production', 'preproduction', 'test'] as const)(
    'waits one second before it mounts in mode %s (SHL-026)',
    async mode => {
      mounting();
      const started = startIn(mode);
      await jest.advanceTimersByTimeAsync(999);
      expect(mount).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await started;
      expect(mount).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['development', 'offline', 'end-to-end'] as const)(
    'mounts at once in mode %s (SHL-027)',
    async mode => {
      mounting();
      const started = startIn(mode);
      await jest.advanceTimersByTimeAsync(0);
      await started;
      expect(mount).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['development', true],
    ['test', true],
    ['end-to-end', true],
    ['offline', false],
    ['preproduction', false],
    ['production', false],
  ] as const)('has test pages in mode %s: %p (NAV-045)', async (mode, hasTestPages) => {
    await startAt('/', mode);
    expect(jest.mocked(createPortalRouter)).toHaveBeenLastCalledWith(expect.anything(), { hasTestPages });
  });

  it('opens the return path of the sign-in (NAV-061)', async () => {
    comingBackTo('/1001/faktura?page=2');
    await startAt('/');
    expect(address() + window.location.search).toBe('/selvbetjening/1001/faktura?page=2');
  });
});

describe('the remote of the URL', () => {
  // The portal's own origin may also serve remotes.
  const manifest = `${window.location.origin}/mfe-billing/1.0.0-abc123/mf-manifest.json`;
  beforeEach(() => {
    loadExposedModule.mockClear();
    const registry = {
      schemaVersion: 1,
      remotes: [anyRegisteredRemote({ current: anyRelease({ manifest }) })],
    };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(input =>
        input === '/selvbetjening/remotes.json'
          ? Promise.resolve(Response.json(registry))
          : new Promise(() => undefined),
      );
  });

  it('is loaded before mounting', async () => {
    mounting();
    mount.mockImplementation(() => {
      expect(loadExposedModule).toHaveBeenCalledWith('mfe-billing', expect.objectContaining({ manifest }));
      return undefined;
    });
    comingBackTo('/1001/faktura');
    const started = startIn('test');
    await jest.advanceTimersByTimeAsync(1_000);
    await started;
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'a failed sign-in',
      () => {
        signIn.mockRejectedValue(new AuthenticationError());
      },
    ],
    [
      'a page of the shell',
      () => {
        comingBackTo('/1001/velkommen');
      },
    ],
  ])('is not loaded for %s', async (_what, prepare) => {
    prepare();
    await startAt('/1001/faktura');
    expect(loadExposedModule).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  it('of the sign-in is logged and shows the authentication error page (ERR-017, PUB-004)', async () => {
    const error = new AuthenticationError();
    signIn.mockRejectedValue(error);
    await startAt('/1001/faktura');
    expect(address()).toBe('/selvbetjening/login-fejl');
    expect(logged).toHaveBeenCalledWith(error, expect.objectContaining({ caughtBy: 'start-up' }));
    expect(steps.at(-1)).toBe('mount');
  });

  it('for an account without roles shows on that page that it has no access (ERR-017)', async () => {
    signIn.mockRejectedValue(new AuthenticationError(undefined, new NoRolesError()));
    await startAt('/1001/faktura');
    expect(address()).toBe('/selvbetjening/login-fejl');
    expect(window.history.state).toMatchObject({ usr: hasNoAccess });
  });

  it('of the sign-in after start-up shows the authentication error page (ERR-017, PUB-004)', async () => {
    await startAt('/1001/faktura');
    handler?.handle(new AuthenticationError(), 'rejection');
    await jest.advanceTimersByTimeAsync(0);
    expect(address()).toBe('/selvbetjening/login-fejl');
  });

  it('that nothing else handles is logged and opens the internal error page (ERR-018, PUB-002)', async () => {
    await startAt('/1001/faktura');
    const error = new TypeError('x is undefined');
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    await jest.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledWith(error, expect.objectContaining({ caughtBy: 'window' }));
    expect(address()).toBe('/selvbetjening/fejl');
  });
});

describe('start-up connects', () => {
  const stores = () => jest.mocked(createStores).mock.results.at(-1)?.value as ServicesModule.Stores;
  const rootProps = () => {
    const root = mount.mock.lastCall?.[0] as ReactElement<ComponentProps<typeof PortalRoot>>;
    return root.props;
  };

  /** Mocks parts of the loader of one remote. */
  const withRunningRemote = (changes: Partial<RemoteLoader>): void => {
    jest.mocked(createRemotes).mockImplementation(async foundations => {
      const remotes = await services.createRemotes(foundations);
      const registry = { registry: { schemaVersion: 1 as const, remotes: [anyRegisteredRemote()] } };
      return {
        ...remotes,
        registry: { ...remotes.registry, ...registry },
        loader: { ...remotes.loader, ...changes },
      };
    });
  };
  const failBehindPage = async (error: Error): Promise<void> => {
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: '/x.js' }));
    await jest.advanceTimersByTimeAsync(0);
  };

  it('a background error of a remote to a toast with the area, without leaving the page', async () => {
    withRunningRemote({ siteOf: () => ({ id: 'mfe-billing', label: 'mfe-billing@1.0.0-abc123' }) });
    await startAt('/1001/velkommen');
    await failBehindPage(new TypeError('a timer of theirs'));
    expect(stores().toasts.getState().toasts).toMatchObject([
      { variant: 'ERROR', richText: expect.stringContaining('Fejlen er under Fakturaer.') as string },
    ]);
    expect(address()).not.toBe('/selvbetjening/fejl');
    expect(logged).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ remote: 'mfe-billing@1.0.0-abc123' }),
    );
  });

  it('an error taken by the loader to nothing else', async () => {
    const takeThrown = jest.fn(() => true);
    withRunningRemote({ takeThrown });
    await startAt('/1001/velkommen');
    await failBehindPage(new TypeError('while loading'));
    expect(takeThrown).toHaveBeenCalledWith('/x.js', expect.any(TypeError));
    expect(logged).not.toHaveBeenCalled();
    expect(address()).not.toBe('/selvbetjening/fejl');
  });

  it('a sign-out in another tab to clearing the cache', async () => {
    let signedOut = (): void => undefined;
    jest.mocked(createSessionService).mockImplementation(() => ({
      ...session(),
      onSignedOutElsewhere: listener => {
        signedOut = listener;
        return () => undefined;
      },
    }));
    await startAt('/1001/velkommen');
    stores().queryClient.setQueryData(['mfe-billing', '1001'], 'an invoice');
    signedOut();
    expect(stores().queryClient.getQueryData(['mfe-billing', '1001'])).toBeUndefined();
  });

  it('React’s errors to the error handler (ERR-030)', async () => {
    await startAt('/1001/velkommen');
    expect(mount.mock.lastCall?.[1]).toBe(handler?.rootOptions);
  });

  it('an error shown by a route to the log, without leaving the page', async () => {
    await startAt('/1001/velkommen');
    const error = new TypeError('of a route');
    rootProps().onRouteError(error);
    await jest.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledWith(error, expect.objectContaining({ caughtBy: 'route' }));
    expect(address()).not.toBe('/selvbetjening/fejl');
  });

  it('missing code of an old version to the reload dialog (ERR-028)', async () => {
    await startAt('/1001/velkommen');
    const { newVersion } = rootProps();
    const error = Object.assign(new Error('Loading chunk 12 failed.'), {
      name: 'ChunkLoadError',
      request: `${window.location.origin}/selvbetjening/12.js`,
    });
    await failBehindPage(error);
    expect(newVersion.getState()).toMatchObject({ isOpen: true });
    expect(address()).not.toBe('/selvbetjening/fejl');
  });

  it.each(['test', 'production'] as const)(
    'the mode %s, its logging settings and the release to the log (ERR-031)',
    async mode => {
      await startAt('/1001/velkommen', mode);
      const { logging } = (await beginIn(mode)).environment.settings;
      expect(createErrorLogger).toHaveBeenLastCalledWith(mode, logging, '1.0.0-test');
    },
  );

  it('the card payment settings, one client and one cache to the page (BIL-004)', async () => {
    await startAt('/1001/velkommen');
    const { settings } = (await beginIn('test')).environment;
    expect(rootProps().cardPayment).toEqual({
      environment: settings.cardPaymentEnvironment,
      clientKey: settings.invoicePaymentClientKey,
      url: settings.cardPaymentUrl,
    });
    expect(rootProps().http).toBe(stores().http);
    expect(rootProps().queryClient).toBe(stores().queryClient);
    expect(rootProps().portal.toasts).toBe(stores().toasts);
  });
});

describe('a step that fails', () => {
  const startAgain = jest.fn();
  const run = async (origin = local, told: Promise<unknown> = Promise.resolve(anyPortalSettings())) => {
    const ran = runPortal({ earlyStart: beginAt(origin, told), mount, startAgain });
    await jest.advanceTimersByTimeAsync(1_000);
    await ran;
    render(mount.mock.lastCall?.[0]);
  };
  const expectCriticalPage = (reason: string): void => {
    expect(screen.getByRole('heading', { level: 1, name: 'Der skete en kritisk fejl.' })).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
  };
  const broken = (): never => {
    throw new Error('broken step');
  };

  it.each<[string, () => unknown]>([
    [
      'feature toggles',
      () => jest.mocked(createFeatureToggleService).mockReturnValue({ ...toggleService(), start: broken }),
    ],
    ['brand theme', () => jest.mocked(applyTheme).mockImplementation(broken)],
    ['error logging', () => jest.mocked(createErrorLogger).mockImplementation(broken)],
    ['store', () => jest.mocked(createStores).mockImplementation(broken)],
    ['remotes', () => jest.mocked(createRemotes).mockRejectedValue(new Error('broken step'))],
    ['router', () => jest.mocked(createPortalRouter).mockImplementationOnce(broken)],
    ['authentication', () => signIn.mockRejectedValue(new Error('broken step'))],
    ['mount', () => mount.mockImplementationOnce(broken)],
  ])('mounts the critical error page instead: %s (SHL-028)', async (_step, breakIt) => {
    mounting();
    window.history.replaceState(null, '', '/selvbetjening/1001/velkommen');
    breakIt();
    await run();
    expectCriticalPage('broken step');
    expect(fetchApplication).toHaveBeenCalled();
  });

  it('mounts the critical error page if the environment is not detected (SHL-028, ENV-007)', async () => {
    mounting();
    await run('https://unknown.test');
    expectCriticalPage('Public environment variables could not be loaded. Environment was not detected.');
    expect(steps).toEqual(['mount']);
    fireEvent.click(screen.getByRole('button'));
    expect(startAgain).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'the settings fail to load',
      () => Promise.reject(new Error('settings.json answered 404.')),
      'settings.json answered 404.',
    ],
    [
      'a setting is unknown',
      () => Promise.resolve({ ...anyPortalSettings(), hosts: [] }),
      'settings.json is not valid. hosts: is unknown',
    ],
  ])('mounts the critical error page if %s (SHL-028, ENV-012)', async (_what, told, reason) => {
    mounting();
    await run(local, told());
    expectCriticalPage(reason);
    expect(steps).toEqual(['mount']);
  });
});
