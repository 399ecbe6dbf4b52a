import { generateKeyPair } from 'jose';
import type { AuthenticationError } from 'shared/errors/portal-error';
import { createSessionService, type SessionService } from './session-service.ts';
import { createFakePage, createFakeTabs, type FakePage } from './testing/fake-page.ts';
import { FakeIdentityServer, issuer } from './testing/fake-identity-server.ts';

const origin = 'https://portal.example';
const root = `${origin}/selvbetjening/`;

let identity: FakeIdentityServer;
let forced = false;
const services: SessionService[] = [];

const sessionOn = (page: FakePage): SessionService => {
  const service = createSessionService({
    auth: {
      client_id: 'portal',
      authServerEndpoint: issuer,
      authServerEndSessionEndpoint: `${issuer}/session/end`,
      authServerRedirectUri: root,
    },
    postLogoutRedirectUrl: `${root}logud-bekraeftelse`,
    freshLoginForced: () => forced,
    page,
  });
  services.push(service);
  return service;
};

/** Opens an address, is sent away, and answers the address of the authorization server. */
const sentAway = async (page: FakePage): Promise<URL> => {
  void sessionOn(page).start();
  return new URL(await page.left());
};

/** Opens an address and signs in: the page and session one comes back to. */
const cameBack = async (address: string, tabs?: ReturnType<typeof createFakeTabs>) => {
  const first = createFakePage(address, window.sessionStorage, tabs?.());
  const back = identity.signIn((await sentAway(first)).href);
  const page = first.arrivingAt(back, tabs?.());
  const session = sessionOn(page);
  return { page, session, back };
};

const failure = async (session: SessionService): Promise<AuthenticationError> => {
  const error: unknown = await session.start().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'authentication', message: 'Login failed.' });
  return error as AuthenticationError;
};

beforeEach(async () => {
  identity = await FakeIdentityServer.create();
  jest.spyOn(globalThis, 'fetch').mockImplementation(identity.fetch);
});
afterEach(() => {
  for (const service of services.splice(0)) service.close();
  forced = false;
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('leaving for the authorization server', () => {
  it('asks with code, S256, scope and password context (AUTH-001 to AUTH-006, AUTH-011)', async () => {
    const { origin: to, pathname, searchParams } = await sentAway(createFakePage(`${root}1001/faktura`));
    expect(to + pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'portal',
      redirect_uri: root,
      response_type: 'code',
      scope: 'openid profile selfserviceb2b',
      code_challenge_method: 'S256',
      acr_values: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
    });
    expect(searchParams.get('code_challenge')).toHaveLength(43);
    expect(searchParams.get('nonce')).toBeTruthy();
    expect(searchParams.has('prompt')).toBe(false);
    expect(identity.asked('/.well-known/openid-configuration')).toBe(1);
  });

  it.each([[['plain']], [[]], [undefined]])(
    'refuses a server that offers %j instead of S256 (AUTH-008)',
    async methods => {
      identity.discovery = { code_challenge_methods_supported: methods };
      const error = await failure(sessionOn(createFakePage(root)));
      expect(error.cause).toMatchObject({ message: 'The authorization server does not support S256.' });
    },
  );

  it('refuses a server that calls itself by another name', async () => {
    identity.discovery = { issuer: 'https://attacker.example' };
    await failure(sessionOn(createFakePage(root)));
  });

  it('fails when the server cannot be reached, or the state cannot be stored (AUTH-015)', async () => {
    identity.isDown = true;
    await failure(sessionOn(createFakePage(root)));
    identity.isDown = false;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await failure(sessionOn(createFakePage(root)));
  });

  it('does not go in circles', async () => {
    for (let round = 0; round < 4; round += 1) await sentAway(createFakePage(root));
    const error = await failure(sessionOn(createFakePage(root)));
    expect(error.cause).toMatchObject({ message: 'The sign-in goes in circles.' });
  });
});

describe('coming back', () => {
  it('exchanges the code, reads user info and goes on to the saved address (AUTH-009, AUTH-010, AUTH-012, NAV-061)', async () => {
    const { session, page } = await cameBack(`${root}1001/faktura?side=2#a`);
    await expect(session.start()).resolves.toEqual({
      userInfo: {
        sub: 'person-1',
        email: 'employee@demo.example',
        segment_id: null,
        customer_roles: [{ customer_id: '1001', role: 'User' }],
      },
      returnPath: '/1001/faktura?side=2#a',
    });
    expect(session.accessToken()).toBe('access-2');
    const call = identity.calls.find(each => each.url === `${issuer}/user-info`);
    expect(call?.authorization).toBe('Bearer access-2');
    expect(page.shown).toEqual(['/selvbetjening/']);
  });

  it.each([root, `${root}fejl`, `${root}login-fejl`])(
    'goes to the landing page when it began at %s (NAV-062)',
    async address => {
      const { session } = await cameBack(address);
      await expect(session.start()).resolves.toMatchObject({ returnPath: undefined });
    },
  );

  it('leaves nothing in web storage', async () => {
    const { session } = await cameBack(`${root}1001`);
    await session.start();
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage).toHaveLength(0);
  });

  it('takes the code out of the address even when the sign-in fails', async () => {
    const { session, page } = await cameBack(root);
    identity.isDown = true;
    await failure(session);
    expect(page.address().search).toBe('');
  });

  it('shows a page of the portal when the answer came to the root of the origin (ENV-005)', async () => {
    const first = createFakePage(root);
    const back = identity.signIn((await sentAway(first)).href);
    const page = first.arrivingAt(`${origin}/${back.search}`);
    await sessionOn(page).start();
    expect(page.shown).toEqual(['/selvbetjening/']);
  });

  const attacks: [string, (back: URL) => void][] = [
    ['an unknown state', back => back.searchParams.set('state', 'stranger')],
    ['no state', back => back.searchParams.delete('state')],
    ['a foreign code', back => back.searchParams.set('code', 'stolen')],
    ['another issuer', back => back.searchParams.set('iss', 'https://attacker.example')],
    ['no issuer, though the server names itself', back => back.searchParams.delete('iss')],
    ['an error', back => back.searchParams.set('error', 'access_denied')],
  ];
  it.each(attacks)('refuses an answer with %s (AUTH-015)', async (_what, change) => {
    const first = createFakePage(root);
    const back = identity.signIn((await sentAway(first)).href);
    change(back);
    const session = sessionOn(first.arrivingAt(back));
    await failure(session);
    expect(session.accessToken()).toBeUndefined();
  });

  it('takes an error without scope for an answer too, instead of asking again for ever', async () => {
    const state = (await sentAway(createFakePage(root))).searchParams.get('state') ?? '';
    await failure(sessionOn(createFakePage(`${root}?error=access_denied&state=${state}`)));
  });

  it('accepts an answer once', async () => {
    const { session, page, back } = await cameBack(root);
    await session.start();
    await failure(sessionOn(page.arrivingAt(back)));
  });

  const forgeries: [string, Record<string, unknown>][] = [
    ['from another issuer', { iss: 'https://attacker.example' }],
    ['for another client', { aud: 'another' }],
    ['for several parties without naming us', { aud: ['portal', 'another'] }],
    ['with another nonce', { nonce: 'replayed' }],
    ['without a subject', { sub: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1_000) - 31 }],
    ['that was issued long ago', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
  ];
  it.each(forgeries)('refuses an ID token %s', async (_what, claims) => {
    const { session } = await cameBack(root);
    identity.claims = claims;
    await failure(session);
    expect(identity.asked('/user-info')).toBe(0);
  });

  it('refuses an ID token signed by another key', async () => {
    const { session } = await cameBack(root);
    identity.signingKey = (await generateKeyPair('ES256')).privateKey;
    await failure(session);
  });

  it.each([25, -25])('accepts a clock that is %i s off (AUTH-014)', async seconds => {
    const { session } = await cameBack(root);
    identity.clockAhead = seconds;
    await expect(session.start()).resolves.toMatchObject({ userInfo: { sub: 'person-1' } });
  });

  it.each([35, -35])('refuses a clock that is %i s off (AUTH-014)', async seconds => {
    const { session } = await cameBack(root);
    identity.clockAhead = seconds;
    await failure(session);
  });

  it('refuses user info without customer_roles, and accepts an empty list (AUTH-017)', async () => {
    const { session } = await cameBack(root);
    identity.userInfo = { sub: 'person-1', email: 'noroles@demo.example' };
    const error = await failure(session);
    expect(error.cause).toMatchObject({ message: 'User info is not as agreed: customer_roles.' });
    identity.userInfo = { ...identity.userInfo, customer_roles: [] };
    const again = await cameBack(root);
    await expect(again.session.start()).resolves.toMatchObject({ userInfo: { customer_roles: [] } });
  });

  it('refuses user info about somebody else, and a 401', async () => {
    const { session } = await cameBack(root);
    identity.userInfo = { ...identity.userInfo, sub: 'person-2' };
    await failure(session);
    identity.userInfoStatus = 401;
    await failure((await cameBack(root)).session);
  });

  it('keeps codes and verifiers out of its errors', async () => {
    const { session } = await cameBack(root);
    identity.claims = { nonce: 'replayed' };
    const error = await failure(session);
    const kept = JSON.stringify([Object.entries(error), Object.entries(error.cause as Error)]);
    expect(kept + error.message + (error.cause as Error).message).not.toMatch(/code/);
  });
});

describe('a forced fresh login', () => {
  beforeEach(() => {
    forced = true;
    identity.userInfo = { ...identity.userInfo, segment_id: 'large' };
  });

  it('sends the person away once more, to type the password anew, then lets them in (AUTH-018, AUTH-019)', async () => {
    const { session, page } = await cameBack(`${root}1001/faktura`);
    void session.start();
    const again = await page.left();
    expect(new URL(again).searchParams.get('prompt')).toBe('login');
    expect(session.accessToken()).toBeUndefined();
    const fresh = sessionOn(page.arrivingAt(identity.signIn(again)));
    await expect(fresh.start()).resolves.toMatchObject({ returnPath: '/1001/faktura' });
    const reloaded = await cameBack(root);
    await expect(reloaded.session.start()).resolves.toMatchObject({ userInfo: { sub: 'person-1' } });
  });

  it('is asked of nobody without a segment, and of nobody while the toggle is off (AUTH-018)', async () => {
    identity.userInfo = { ...identity.userInfo, segment_id: null };
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
    identity.userInfo = { ...identity.userInfo, segment_id: 'large' };
    forced = false;
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
  });
});

describe('renewing', () => {
  it('gives calls a new token once the old one has run out', async () => {
    const { session } = await cameBack(root);
    await session.start();
    const old = session.accessToken();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 299_000);
    const tokens = await Promise.all([session.usableAccessToken(), session.usableAccessToken()]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(old);
    expect(identity.asked('/token')).toBe(2);
  });

  it('keeps the old token when the server grants no other, so that the next 401 asks to log in', async () => {
    identity.grantsRefresh = false;
    const { session } = await cameBack(root);
    await session.start();
    const old = session.accessToken();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400_000);
    await expect(session.usableAccessToken()).resolves.toBe(old);
    expect(identity.asked('/token')).toBe(1);
  });

  it('signs in again for the same address', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    page.showAddress('/selvbetjening/1001/ordrer');
    void session.signInAgain();
    const again = sessionOn(page.arrivingAt(identity.signIn(await page.left())));
    await expect(again.start()).resolves.toMatchObject({ returnPath: '/1001/ordrer' });
  });
});

describe('signing out', () => {
  it('goes to the end-session endpoint with ID token and return address (AUTH-026)', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    void session.signOut();
    const address = new URL(await page.left());
    expect(address.origin + address.pathname).toBe(`${issuer}/session/end`);
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${root}logud-bekraeftelse`);
  });

  it('fails at once when the server is down, with the person still signed in (AUTH-027)', async () => {
    const { session } = await cameBack(root);
    await session.start();
    identity.isDown = true;
    await expect(session.signOut()).rejects.toThrow('Logout failed.');
    expect(session.accessToken()).toBeDefined();
  });

  it('fails after 20 seconds when the page is still here (AUTH-028)', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const outcome = session.signOut().catch((error: unknown) => error);
    await page.left();
    jest.advanceTimersByTime(19_999);
    const early = await Promise.race([outcome, Promise.resolve('waiting')]);
    expect(early).toBe('waiting');
    jest.advanceTimersByTime(1);
    await expect(outcome).resolves.toMatchObject({ message: 'Logout failed.' });
    expect(session.accessToken()).toBeDefined();
    jest.useRealTimers();
  });

  it('signs out the other tabs once it has succeeded, and not before', async () => {
    const tabs = createFakeTabs();
    const here = await cameBack(root, tabs);
    const there = await cameBack(`${root}1001`, tabs);
    await here.session.start();
    await there.session.start();
    const heard = jest.fn();
    there.session.onSignedOutElsewhere(heard);
    void here.session.signOut();
    await here.page.left();
    expect(there.session.accessToken()).toBeDefined();
    sessionOn(here.page.arrivingAt(`${root}logud-bekraeftelse`, tabs()));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(there.session.accessToken()).toBeUndefined();
    await expect(there.page.left()).resolves.toBe('/selvbetjening/logud-bekraeftelse');
  });

  it('is not announced by everybody who looks at the confirmation page', async () => {
    const tabs = createFakeTabs();
    const there = await cameBack(root, tabs);
    await there.session.start();
    sessionOn(createFakePage(`${root}logud-bekraeftelse`, window.sessionStorage, tabs()));
    expect(there.session.accessToken()).toBeDefined();
  });

  it("shows nothing of a page that comes out of the browser's cache", async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(document.documentElement.hidden).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(page.left()).resolves.toBe('reload');
    document.documentElement.hidden = false;
  });
});
