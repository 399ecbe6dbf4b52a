import { generateKeyPair } from 'jose';
import { createFakePage } from './testing/fake-page.ts';
import { issuer } from './testing/fake-identity-server.ts';
import {
  cameBack,
  failure,
  origin,
  root,
  sentAway,
  sessionOn,
  useIdentityServer,
  world,
} from './testing/session-world.ts';
import { NoRolesError } from './user-info.ts';

useIdentityServer();

describe('returning from the sign-in', () => {
  it('exchanges the code, fetches user info and returns the saved path (AUTH-010, AUTH-012, NAV-061)', async () => {
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
    const call = world.identity.calls.find(each => each.url === `${issuer}/user-info`);
    expect(call?.authorization).toBe('Bearer access-2');
    expect(page.shown).toEqual(['/selvbetjening/']);
  });

  it('authenticates by PKCE only, without a client assertion (AUTH-013)', async () => {
    await (await cameBack(root)).session.start();
    const exchange = world.identity.calls.find(each => each.url === `${issuer}/token`);
    expect([...(exchange?.body.keys() ?? [])].toSorted()).toEqual([
      'client_id',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(exchange?.authorization).toBeNull();
  });

  it('fetches keys in parallel with tokens, and discovery from the cache', async () => {
    const { session } = await cameBack(root);
    const before = world.identity.calls.length;
    await session.start();
    expect(world.identity.calls.slice(before).map(({ url }) => url.replace(issuer, ''))).toEqual([
      '/.well-known/openid-configuration',
      '/keys',
      '/token',
      '/user-info',
    ]);
    expect(jest.mocked(fetch).mock.calls[before]?.[1]).toMatchObject({ cache: 'force-cache' });
  });

  it('starts the first calls in parallel with user info, after validating the ID token', async () => {
    const { session } = await cameBack(`${root}1001/faktura`);
    const answered = world.identity.fetch;
    let askedBeforeUserInfo: string[] = [];
    jest.mocked(fetch).mockImplementation((input, init) => {
      if (new Request(input, init).url === `${issuer}/user-info`) askedBeforeUserInfo = [...world.firstCalls];
      return answered(input, init);
    });
    await session.start();
    expect(askedBeforeUserInfo).toEqual(['access-2 to /1001/faktura']);
    expect(world.firstCalls).toEqual(askedBeforeUserInfo);
    session.close();
    expect(world.firstCalls.at(-1)).toBe('dropped');
  });

  it('makes no first call with an invalid ID token, and drops them when the sign-in fails later', async () => {
    world.identity.claims = { aud: 'somebody-else' };
    await failure((await cameBack(root)).session);
    expect(world.firstCalls).toEqual(['dropped']);
    world.firstCalls = [];
    world.identity.claims = {};
    world.identity.userInfoStatus = 500;
    await failure((await cameBack(root)).session);
    expect(world.firstCalls).toEqual([expect.stringMatching(/^access-\d+ to undefined$/), 'dropped']);
  });

  it('refetches discovery if it is not cached', async () => {
    const { session } = await cameBack(root);
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(session.start()).resolves.toBeDefined();
  });

  it('refetches keys after a failure', async () => {
    const { session } = await cameBack(root);
    const answered = world.identity.fetch;
    let keys = 0;
    jest.mocked(fetch).mockImplementation((input, init) => {
      const isKeys = new Request(input, init).url === `${issuer}/keys`;
      if (isKeys) keys += 1;
      return isKeys && keys === 1 ? Promise.reject(new TypeError('Failed to fetch')) : answered(input, init);
    });
    await expect(session.start()).resolves.toBeDefined();
    expect(keys).toBe(2);
  });

  it.each([root, `${root}fejl`, `${root}login-fejl`])(
    'returns to the landing page when it started at %s (NAV-062)',
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

  it('removes the code from the URL even when the sign-in fails', async () => {
    const { session, page } = await cameBack(root);
    world.identity.isDown = true;
    await failure(session);
    expect(page.address().search).toBe('');
  });

  it('shows a page of the portal when redirected to the root of the origin', async () => {
    const first = createFakePage(root);
    const back = world.identity.signIn((await sentAway(first)).href);
    const page = first.arrivingAt(`${origin}/${back.search}`);
    await sessionOn(page).start();
    expect(page.shown).toEqual(['/selvbetjening/']);
  });

  const attacks: [string, (back: URL) => void][] = [
    ['an unknown state', back => back.searchParams.set('state', 'stranger')],
    ['no state', back => back.searchParams.delete('state')],
    ['a foreign code', back => back.searchParams.set('code', 'stolen')],
    ['another issuer', back => back.searchParams.set('iss', 'https://attacker.example')],
    ['no issuer, though the server supports it', back => back.searchParams.delete('iss')],
    ['an error', back => back.searchParams.set('error', 'access_denied')],
  ];
  it.each(attacks)('rejects a response with %s (AUTH-015)', async (_what, change) => {
    const first = createFakePage(root);
    const back = world.identity.signIn((await sentAway(first)).href);
    change(back);
    const session = sessionOn(first.arrivingAt(back));
    await failure(session);
    expect(session.accessToken()).toBeUndefined();
  });

  it('treats a URL with a scope as a response instead of starting a sign-in (AUTH-009)', async () => {
    const page = createFakePage(`${root}?scope=openid`);
    await failure(sessionOn(page));
    expect(page.shown).toEqual(['/selvbetjening/']);
  });

  it('treats an error without scope as a response, without a redirect loop', async () => {
    const state = (await sentAway(createFakePage(root))).searchParams.get('state') ?? '';
    await failure(sessionOn(createFakePage(`${root}?error=access_denied&state=${state}`)));
  });

  it('accepts a response only once', async () => {
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
  it.each(forgeries)('rejects an ID token %s', async (_what, claims) => {
    const { session } = await cameBack(root);
    world.identity.claims = claims;
    await failure(session);
    expect(world.identity.asked('/user-info')).toBe(0);
  });

  it('rejects an ID token signed by another key', async () => {
    const { session } = await cameBack(root);
    world.identity.signingKey = (await generateKeyPair('ES256')).privateKey;
    await failure(session);
  });

  it.each([25, -25])('accepts a clock that is %i s off (AUTH-014)', async seconds => {
    const { session } = await cameBack(root);
    world.identity.clockAhead = seconds;
    await expect(session.start()).resolves.toMatchObject({ userInfo: { sub: 'person-1' } });
  });

  it.each([35, -35])('rejects a clock that is %i s off (AUTH-014)', async seconds => {
    const { session } = await cameBack(root);
    world.identity.clockAhead = seconds;
    await failure(session);
  });

  it('rejects user info without customer_roles, and accepts an empty list (AUTH-017)', async () => {
    const { session } = await cameBack(root);
    world.identity.userInfo = { sub: 'person-1', email: 'noroles@demo.example' };
    const error = await failure(session);
    expect(error.cause).toBeInstanceOf(NoRolesError);
    world.identity.userInfo = { ...world.identity.userInfo, customer_roles: [] };
    const again = await cameBack(root);
    await expect(again.session.start()).resolves.toMatchObject({ userInfo: { customer_roles: [] } });
  });

  it('rejects user info of another user, and a 401', async () => {
    const { session } = await cameBack(root);
    world.identity.userInfo = { ...world.identity.userInfo, sub: 'person-2' };
    await failure(session);
    world.identity.userInfoStatus = 401;
    await failure((await cameBack(root)).session);
  });

  it('has no codes or verifiers in its errors', async () => {
    const { session } = await cameBack(root);
    world.identity.claims = { nonce: 'replayed' };
    const error = await failure(session);
    const kept = JSON.stringify([Object.entries(error), Object.entries(error.cause as Error)]);
    expect(kept + error.message + (error.cause as Error).message).not.toMatch(/code/);
  });
});
