import { AuthenticationError } from 'shared/errors/portal-error';
import type { PortalSettings } from 'shared/settings/portal-settings';
import { anyPortalSettings } from 'shared/testing/portal-settings.ts';
import { createSessionService, type SessionService } from '../session/session-service.ts';
import { offlineToggles } from '../toggles/offline-toggles.ts';
import { createFeatureToggleService, type FeatureToggleService } from '../toggles/toggle-service.ts';
import { startEarly } from './early-start.ts';

jest.mock('../toggles/toggle-service.ts');
jest.mock('../session/session-service.ts');

const person = {
  userInfo: { sub: 'user-1', email: 'x@demo.example', customer_roles: [] },
  returnPath: undefined,
};
/** A pending promise with its handles. */
const pending = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...handles) => {
    [resolve, reject] = handles;
  });
  return { promise, resolve, reject };
};

type Pending<T> = ReturnType<typeof pending<T>>;

let toggled: Pending<void>;
let signedIn: Pending<Awaited<ReturnType<SessionService['start']>>>;
let togglesOn: string[];
const start = jest.fn<Promise<unknown>, [mayLeave: Promise<unknown>]>();
const startToggles = jest.fn<Promise<void>, Parameters<FeatureToggleService['start']>>();
const startMocking = jest.fn<undefined, Parameters<FeatureToggleService['startMocking']>>();
const close = jest.fn();
const fetchApplication = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { PORTAL_OFFLINE: false });
});
beforeEach(() => {
  jest.resetAllMocks();
  toggled = pending();
  signedIn = pending();
  togglesOn = [];
  window.sessionStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  start.mockImplementation(() => signedIn.promise);
  startToggles.mockImplementation(() => toggled.promise);
  jest.mocked(createFeatureToggleService).mockReturnValue({
    start: startToggles,
    startMocking,
    isOn: (key: string) => togglesOn.includes(key),
  } as unknown as FeatureToggleService);
  jest.mocked(createSessionService).mockReturnValue({ start, close } as unknown as SessionService);
});

/** Waits for everything that is pending. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
const beginAt = (
  path: string,
  origin = 'http://localhost:7000',
  settings: PortalSettings = anyPortalSettings(),
) => {
  window.history.replaceState(null, '', `/selvbetjening${path}`);
  return startEarly({
    address: new URL(origin),
    readSettings: () => Promise.resolve(settings),
    fetchApplication,
  });
};
/** Whether the session may redirect now. */
const isFreeToLeave = async (): Promise<boolean> => {
  const mayLeave = start.mock.lastCall?.[0];
  return Promise.race([Promise.resolve(mayLeave).then(() => true), settled().then(() => false)]);
};
const back = '/?code=abc&state=begun';
const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

describe('the toggles', () => {
  it('are fetched from the server of the settings, for an anonymous user (TOG-018)', async () => {
    void beginAt('/status', 'https://selvbetjening.lyng.example');
    await settled();
    expect(startMocking).not.toHaveBeenCalled();
    expect(startToggles.mock.calls).toEqual([
      [
        {
          userId: 'anonymous',
          sdkKey: 'selvbetjening',
          streamingUri: 'https://toggles.lyng.example',
          eventsUri: 'https://toggles.lyng.example',
        },
      ],
    ]);
  });

  it('are mocked in offline mode, without a request (TOG-006)', async () => {
    const { environments } = anyPortalSettings();
    const offline = { environments: environments.map(each => ({ ...each, mode: 'offline' as const })) };
    void beginAt('/status', undefined, offline);
    await settled();
    expect(startMocking.mock.calls).toEqual([[offlineToggles]]);
    expect(startToggles).not.toHaveBeenCalled();
  });
});

describe('a page that redirects to the identity server', () => {
  it('does not fetch the application or the registry', async () => {
    toggled.resolve();
    await beginAt('/1001/faktura');
    await settled();
    expect(start).toHaveBeenCalledTimes(1);
    expect(fetchApplication).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
  });

  it('has the sign-out return URL of the settings (AUTH-026)', async () => {
    void beginAt('/1001/faktura');
    await settled();
    const postLogoutRedirectUrl = 'https://selvbetjening.test/selvbetjening/logud-bekraeftelse';
    expect(createSessionService).toHaveBeenLastCalledWith(expect.objectContaining({ postLogoutRedirectUrl }));
  });

  it('starts the session in parallel with the toggles, and redirects when they are ready', async () => {
    void beginAt('/1001/faktura');
    await settled();
    expect(start).toHaveBeenCalledTimes(1);
    expect(await isFreeToLeave()).toBe(false);
    toggled.resolve();
    expect(await isFreeToLeave()).toBe(true);
  });

  it('does not redirect under maintenance (SHL-025)', async () => {
    togglesOn = ['maintenance'];
    toggled.resolve();
    expect((await beginAt('/1001/faktura')).signIn).toBeUndefined();
    expect(await isFreeToLeave()).toBe(false);
    expect(fetchApplication).toHaveBeenCalled();
  });

  it('fetches the application when the sign-in fails', async () => {
    toggled.resolve();
    const { signIn } = await beginAt('/1001/faktura');
    signedIn.reject(new AuthenticationError());
    await expect(signIn).rejects.toThrow('Login failed.');
    await settled();
    expect(fetchApplication).toHaveBeenCalled();
    expect(asked()).toEqual(['/selvbetjening/remotes.json']);
  });
});

it.each([
  ['http://localhost:7000', 'mfe-billing'],
  ['https://selvbetjening.lyng.example', undefined],
])('removes the override from the URL before redirecting, at %s: %p', async (origin, tried) => {
  const requested = 'mfe-billing@http://localhost:4003/mf-manifest.json';
  start.mockImplementation(() => {
    expect(window.location.search).toBe('?page=2');
    return signedIn.promise;
  });
  toggled.resolve();
  const { override } = await beginAt(`/1001/velkommen?remote=${requested}&page=2`, origin);
  expect(start).toHaveBeenCalledTimes(1);
  expect(override.getState().override?.id).toBe(tried);
});

describe('a page after the redirect back', () => {
  beforeEach(() => {
    window.sessionStorage.setItem('portal.sign-in.begun', '{}');
  });

  it('fetches the application, the registry and the tokens in parallel', async () => {
    void beginAt(back);
    await settled();
    expect(fetchApplication).toHaveBeenCalled();
    expect(asked()).toEqual(['/selvbetjening/remotes.json']);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('completes one sign-in, and fetches the registry once', async () => {
    toggled.resolve();
    const { signIn, firstRegistry } = await beginAt(back);
    signedIn.resolve(person);
    await expect(signIn).resolves.toBe(person);
    void firstRegistry();
    expect(start).toHaveBeenCalledTimes(1);
    expect(asked()).toHaveLength(1);
  });

  it('does not sign in under maintenance, and drops the tokens (SHL-025)', async () => {
    togglesOn = ['maintenance'];
    toggled.resolve();
    const { signIn } = await beginAt(back);
    expect(signIn).toBeUndefined();
    expect(close).not.toHaveBeenCalled();
    signedIn.resolve(person);
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('waits for the toggles before deciding on a fresh login (AUTH-018)', async () => {
    void beginAt(back);
    await settled();
    const isForced = jest.mocked(createSessionService).mock.lastCall?.[0].freshLoginForced();
    togglesOn = ['force-fresh-login'];
    toggled.resolve();
    await expect(isForced).resolves.toBe(true);
  });
});

describe('the first calls after sign-in', () => {
  const api = 'http://localhost:7200/self-service-api';
  const firstCalls = () => jest.mocked(createSessionService).mock.lastCall?.[0].firstCalls;
  const askedOfApi = () => asked().filter(address => typeof address === 'string' && address.startsWith(api));
  beforeEach(() => {
    window.sessionStorage.setItem('portal.sign-in.begun', '{}');
    togglesOn = ['get-customers-v2'];
  });

  it('are sent when token and toggles are ready, and passed to the application', async () => {
    const begun = beginAt(back);
    await settled();
    firstCalls()?.ask('token-1', '/1001/velkommen');
    await settled();
    expect(askedOfApi()).toEqual([]);
    toggled.resolve();
    await settled();
    const landingPage = `${api}/landing-page?customerId=1001`;
    expect(askedOfApi()).toEqual([`${api}/customers`, landingPage]);
    expect((await begun).earlyReads.take(landingPage, 'token-1')).toBeDefined();
  });

  it('are not sent under maintenance (SHL-025)', async () => {
    togglesOn.push('maintenance');
    toggled.resolve();
    await beginAt(back);
    firstCalls()?.ask('token-1', '/1001/velkommen');
    await settled();
    expect(askedOfApi()).toEqual([]);
  });

  it('are discarded once the session drops them', async () => {
    toggled.resolve();
    const { earlyReads } = await beginAt(back);
    firstCalls()?.ask('token-1', '/1001/velkommen');
    await settled();
    firstCalls()?.drop();
    expect(earlyReads.take(`${api}/customers`, 'token-1')).toBeUndefined();
  });
});

it('ignores the response to another tab’s sign-in', async () => {
  void beginAt(back);
  await settled();
  expect(fetchApplication).not.toHaveBeenCalled();
});

it.each(['/logud-bekraeftelse', '/login-fejl', '/status'])(
  'fetches the application at once at %s, without a sign-in',
  async path => {
    window.sessionStorage.setItem('portal.sign-in.begun', '{}');
    void beginAt(`${path}?code=abc&state=begun`);
    await settled();
    expect(fetchApplication).toHaveBeenCalled();
    toggled.resolve();
    await settled();
    expect(start).not.toHaveBeenCalled();
  },
);
