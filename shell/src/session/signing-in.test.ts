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

describe('leaving for the authorization server', () => {
  it('asks with code, S256, scope and password context (AUTH-001, AUTH-002, AUTH-003, AUTH-004, AUTH-005, AUTH-006, AUTH-011)', async () => {
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

  it('asks for the server at once, and leaves the page when it may', async () => {
    const page = createFakePage(root);
    let mayLeave: (value?: unknown) => void = () => undefined;
    const permission = new Promise(resolve => {
      mayLeave = resolve;
    });
    void sessionOn(page).start(permission);
    // One that begins later and has to wait for nothing has left by the time that this one would have.
    await sentAway(createFakePage(root));
    expect(world.identity.asked('/.well-known/openid-configuration')).toBe(2);
    expect(await Promise.race([page.left(), Promise.resolve('not yet')])).toBe('not yet');
    mayLeave();
    expect(await page.left()).toContain('/authorize?');
  });

  it.each([[['plain']], [[]], [undefined]])(
    'refuses a server that offers %j instead of S256 (AUTH-008)',
    async methods => {
      world.identity.discovery = { code_challenge_methods_supported: methods };
      const error = await failure(sessionOn(createFakePage(root)));
      expect(error.cause).toMatchObject({ message: 'The authorization server does not support S256.' });
    },
  );

  it('refuses a server that calls itself by another name', async () => {
    world.identity.discovery = { issuer: 'https://attacker.example' };
    await failure(sessionOn(createFakePage(root)));
  });

  it('fails when the server cannot be reached, or the state cannot be stored (AUTH-015)', async () => {
    world.identity.isDown = true;
    await failure(sessionOn(createFakePage(root)));
    world.identity.isDown = false;
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

describe('a sign-in that a public page leads to', () => {
  const signInPage = async (wish: Parameters<ReturnType<typeof sessionOn>['signInAs']>[0]) => {
    const page = createFakePage(`${root}opret-login`);
    void sessionOn(page).signInAs(wish);
    return { page, asked: new URL(await page.left()) };
  };

  it('names the person it is for, and comes back to the landing page', async () => {
    const { page, asked } = await signInPage({ email: 'ny@firma.example' });
    expect(asked.searchParams.get('login_hint')).toBe('ny@firma.example');
    expect(asked.searchParams.has('prompt')).toBe(false);
    const back = sessionOn(page.arrivingAt(world.identity.signIn(asked.href)));
    await expect(back.start()).resolves.toMatchObject({ returnPath: undefined });
  });

  it('asks for the password also of somebody who is signed in, where it is told to', async () => {
    const { asked } = await signInPage({ email: 'ny@firma.example', isFresh: true });
    expect(asked.searchParams.get('prompt')).toBe('login');
  });

  it('comes back to the page itself, where it is told to', async () => {
    const { page, asked } = await signInPage({ email: 'ny@firma.example', comesBack: true });
    const back = sessionOn(page.arrivingAt(world.identity.signIn(asked.href)));
    await expect(back.start()).resolves.toMatchObject({ returnPath: '/opret-login' });
  });

  it('fails like any other when the server cannot be reached (AUTH-015)', async () => {
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

  it('sends the person away once more, to type the password anew, then lets them in (AUTH-018, AUTH-019)', async () => {
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
        ...{ sub: 'person-1', email: 'employee@demo.example' },
        customer_roles: [{ customer_id: '1001', role: 'User' }],
      },
    });
    expect(fresh.accessToken()).toMatch(/^access-/);
    const reloaded = await cameBack(root);
    await expect(reloaded.session.start()).resolves.toMatchObject({ userInfo: { sub: 'person-1' } });
  });

  it('is asked of nobody without a segment, and of nobody while the toggle is off (AUTH-018)', async () => {
    world.identity.userInfo = { ...world.identity.userInfo, segment_id: null };
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
    world.identity.userInfo = { ...world.identity.userInfo, segment_id: 'large' };
    world.isFreshLoginForced = false;
    await expect((await cameBack(root)).session.start()).resolves.toBeDefined();
  });
});
