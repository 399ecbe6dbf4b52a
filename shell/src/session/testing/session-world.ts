/** Shared setup of the session tests: one identity server, and the redirect to it and back. */
import type { AuthSettings } from 'shared/settings/public-settings';
import type { AuthenticationError } from 'shared/errors/portal-error';
import { createSessionService, type SessionService } from '../session-service.ts';
import { createFakePage, type createFakeTabs, type FakePage } from './fake-page.ts';
import { FakeIdentityServer, issuer } from './fake-identity-server.ts';

export const origin = 'https://portal.example';
export const root = `${origin}/selvbetjening/`;

/** Reset for each test. */
export const world: {
  identity: FakeIdentityServer;
  isFreshLoginForced: boolean;
  said: string[];
  firstCalls: string[];
} = {
  // Replaced before the first test by one with keys.
  identity: Object.create(FakeIdentityServer.prototype) as FakeIdentityServer,
  isFreshLoginForced: false,
  /** Console output. */
  said: [],
  /** The first calls: access token and return path, or 'dropped'. */
  firstCalls: [],
};
const services: SessionService[] = [];

export const sessionOn = (page: FakePage, settings: Partial<AuthSettings> = {}): SessionService => {
  const service = createSessionService({
    auth: {
      client_id: 'portal',
      authServerEndpoint: issuer,
      authServerEndSessionEndpoint: `${issuer}/session/end`,
      authServerRedirectUri: root,
      ...settings,
    },
    postLogoutRedirectUrl: `${root}logud-bekraeftelse`,
    freshLoginForced: () => Promise.resolve(world.isFreshLoginForced),
    firstCalls: {
      ask: (accessToken, returnPath) => {
        world.firstCalls.push(`${accessToken} to ${String(returnPath)}`);
      },
      drop: () => {
        world.firstCalls.push('dropped');
      },
    },
    page,
  });
  services.push(service);
  return service;
};

/** Opens an address, gets redirected, and resolves with the address at the authorization server. */
export const sentAway = async (page: FakePage, settings?: Partial<AuthSettings>): Promise<URL> => {
  void sessionOn(page, settings).start();
  return new URL(await page.left());
};

/** Opens an address and signs in: returns the page and session after the redirect back. */
export const cameBack = async (
  address: string,
  tabs?: ReturnType<typeof createFakeTabs>,
  settings?: Partial<AuthSettings>,
) => {
  const first = createFakePage(address, window.sessionStorage, tabs?.());
  const back = world.identity.signIn((await sentAway(first, settings)).href);
  const page = first.arrivingAt(back, tabs?.());
  const session = sessionOn(page, settings);
  return { page, session, back };
};

export const failure = async (session: SessionService): Promise<AuthenticationError> => {
  const error: unknown = await session.start().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'authentication', message: 'Login failed.' });
  return error as AuthenticationError;
};

/** Registers the hooks; call it once in a test file. */
export const useIdentityServer = (): void => {
  beforeEach(async () => {
    world.identity = await FakeIdentityServer.create();
    jest.spyOn(globalThis, 'fetch').mockImplementation(world.identity.fetch);
    world.said = [];
    world.firstCalls = [];
    jest.spyOn(console, 'warn').mockImplementation((line: string) => world.said.push(line));
  });
  afterEach(() => {
    for (const service of services.splice(0)) service.close();
    world.isFreshLoginForced = false;
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
};
