import { createFakePage } from './testing/fake-page.ts';
import { issuer } from './testing/fake-identity-server.ts';
import {
  cameBack,
  failure,
  root,
  sentAway,
  sessionOn,
  useIdentityServer,
  world,
} from './testing/session-world.ts';

useIdentityServer();

describe('redirecting to the authorization server', () => {
  it('requests code, S256, scope and password context (AUTH-001, AUTH-002, AUTH-003, AUTH-004, AUTH-005, AUTH-006, AUTH-011)', async () => {
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
    expect(world.identity.asked('/.well-known/openid-configuration')).toBe(1);
  });

  it('fetches discovery at once, and redirects when allowed', async () => {
    const page = createFakePage(root);
    let mayLeave: (value?: unknown) => void = () => undefined;
    const permission = new Promise(resolve => {
      mayLeave = resolve;
    });
    void sessionOn(page).start(permission);
    // By the time a later session without a wait has redirected, this one would have, too.
    await sentAway(createFakePage(root));
    expect(world.identity.asked('/.well-known/openid-configuration')).toBe(2);
    expect(await Promise.race([page.left(), Promise.resolve('not yet')])).toBe('not yet');
    mayLeave();
    expect(await page.left()).toContain('/authorize?');
  });

  it.each([[['plain']], [[]], [undefined]])(
    'rejects a server that supports %j instead of S256 (AUTH-008)',
    async methods => {
      world.identity.discovery = { code_challenge_methods_supported: methods };
      const error = await failure(sessionOn(createFakePage(root)));
      expect(error.cause).toMatchObject({ message: 'The authorization server does not support S256.' });
    },
  );

  it('rejects a server with another issuer', async () => {
    world.identity.discovery = { issuer: 'https://attacker.example' };
    await failure(sessionOn(createFakePage(root)));
  });

  it('fails when the server is down, or the state cannot be stored (AUTH-015)', async () => {
    world.identity.isDown = true;
    await failure(sessionOn(createFakePage(root)));
    world.identity.isDown = false;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await failure(sessionOn(createFakePage(root)));
  });

  it('stops a redirect loop', async () => {
    for (let round = 0; round < 4; round += 1) await sentAway(createFakePage(root));
    const error = await failure(sessionOn(createFakePage(root)));
    expect(error.cause).toMatchObject({ message: 'The sign-in is in a redirect loop.' });
  });
});

describe('a sign-in from a public page', () => {
  const signInPage = async (options: Parameters<ReturnType<typeof sessionOn>['signInAs']>[0]) => {
    const page = createFakePage(`${root}opret-login`);
    void sessionOn(page).signInAs(options);
    return { page, asked: new URL(await page.left()) };
  };

  it('has a login hint, and returns to the landing page', async () => {
    const { page, asked } = await signInPage({ email: 'ny@firma.example' });
    expect(asked.searchParams.get('login_hint')).toBe('ny@firma.example');
    expect(asked.searchParams.has('prompt')).toBe(false);
    const back = sessionOn(page.arrivingAt(world.identity.signIn(asked.href)));
    await expect(back.start()).resolves.toMatchObject({ returnPath: undefined });
  });

  it('prompts a signed-in user for the password if isFresh', async () => {
    const { asked } = await signInPage({ email: 'ny@firma.example', isFresh: true });
    expect(asked.searchParams.get('prompt')).toBe('login');
  });

  it('returns to the page if returnsToPage', async () => {
    const { page, asked } = await signInPage({ email: 'ny@firma.example', returnsToPage: true });
    const back = sessionOn(page.arrivingAt(world.identity.signIn(asked.href)));
    await expect(back.start()).resolves.toMatchObject({ returnPath: '/opret-login' });
  });

  it('fails when the server is down (AUTH-015)', async () => {
    world.identity.isDown = true;
    const session = sessionOn(createFakePage(`${root}opret-login`));
    await expect(session.signInAs({ email: 'ny@firma.example' })).rejects.toThrow('Login failed.');
  });
});

describe('a forced fresh login', () => {
  beforeEach(() => {
    world.isFreshLoginForced = true;
    world.identity.userInfo = { ...world.identity.userInfo, segment_id: 'large' };
  });

  it('redirects once more with prompt=login, then signs in (AUTH-018, AUTH-019)', async () => {
    const { session, page } = await cameBack(`${root}1001/faktura`);
    void session.start();
    const again = await page.left();
    expect(new URL(again).searchParams.get('prompt')).toBe('login');
    expect(session.accessToken()).toBeUndefined();
    expect(world.firstCalls.at(-1)).toBe('dropped');
    const fresh = sessionOn(page.arrivingAt(world.identity.signIn(again)));
    await expect(fresh.start()).resolves.toMatchObject({
      returnPath: '/1001/faktura',
      userInfo: {
        sub: 'person-1',
        email: 'employee@demo.example',
        customer_roles: [{ customer_id: '1001', role: 'User' }],
      },
    });
    expect(fresh.accessToken()).toMatch(/^access-/);
    const reloaded = await cameBack(root);
    await expect(reloaded.session.start()).resolves.toMatchObject({ userInfo: { sub: 'person-1' } });
  });

  it('does not happen without a segment or with the toggle off (AUTH-018)', async () => {
    world.identity.userInfo = { ...world.identity.userInfo, segment_id: null };
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
    world.identity.userInfo = { ...world.identity.userInfo, segment_id: 'large' };
    world.isFreshLoginForced = false;
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
  });
});
