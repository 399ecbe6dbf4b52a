import { decodeJwt } from 'jose';
import { createFakePage, createFakeTabs } from './testing/fake-page.ts';
import { issuer } from './testing/fake-identity-server.ts';
import { cameBack, root, sessionOn, useIdentityServer, world } from './testing/session-world.ts';

useIdentityServer();

describe('renewing tokens', () => {
  it('returns one new token to concurrent calls when the old one expires', async () => {
    const { session } = await cameBack(root);
    await session.start();
    const old = session.accessToken();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 299_000);
    const tokens = await Promise.all([session.usableAccessToken(), session.usableAccessToken()]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(old);
    expect(world.identity.asked('/token')).toBe(2);
  });

  it('keeps the old token without a refresh token', async () => {
    world.identity.grantsRefresh = false;
    const { session } = await cameBack(root);
    await session.start();
    const old = session.accessToken();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400_000);
    await expect(session.usableAccessToken()).resolves.toBe(old);
    expect(world.identity.asked('/token')).toBe(1);
  });

  it('returns to the current URL on signing in again', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    page.showAddress('/selvbetjening/1001/ordrer');
    void session.signInAgain();
    const again = sessionOn(page.arrivingAt(world.identity.signIn(await page.left())));
    await expect(again.start()).resolves.toMatchObject({ returnPath: '/1001/ordrer' });
  });
});

describe('signing out', () => {
  it('redirects to the end-session endpoint with ID token and return URL (AUTH-026, PUB-001)', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    void session.signOut();
    const address = new URL(await page.left());
    expect(address.origin + address.pathname).toBe(`${issuer}/session/end`);
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${root}logud-bekraeftelse`);
  });

  it('sends the latest ID token as hint (AUTH-026)', async () => {
    const { session, page } = await cameBack(root);
    await session.start();
    const now = Date.now() + 299_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await session.usableAccessToken();
    void session.signOut();
    const hint = new URL(await page.left()).searchParams.get('id_token_hint');
    expect(decodeJwt(hint ?? '').iat).toBe(Math.floor(now / 1_000));
  });

  it('fails at once when the server is down, and stays signed in (AUTH-027)', async () => {
    const { session } = await cameBack(root);
    await session.start();
    world.identity.isDown = true;
    await expect(session.signOut()).rejects.toThrow('Logout failed.');
    expect(session.accessToken()).toBeDefined();
  });

  it('times out after 20 seconds (AUTH-028)', async () => {
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
    // The confirmation page would sign out the other tabs.
    expect(page.storage.getItem('portal.sign-out')).toBeNull();
    jest.useRealTimers();
  });

  it('signs out other tabs only after it succeeds, and leaves public pages as they are', async () => {
    const tabs = createFakeTabs();
    const publicPage = createFakePage(`${root}opret-login`, window.sessionStorage, tabs());
    sessionOn(publicPage);
    const leftPublicPage = jest.spyOn(publicPage, 'replaceWith');
    const here = await cameBack(root, tabs);
    const there = await cameBack(`${root}1001`, tabs);
    await here.session.start();
    await there.session.start();
    const heard = jest.fn();
    there.session.onSignedOutElsewhere(heard);
    void here.session.signOut();
    await here.page.left();
    expect(there.session.accessToken()).toBeDefined();
    // A user who navigates back has not signed out.
    sessionOn(here.page.arrivingAt(`${root}1001`, tabs()));
    expect(heard).not.toHaveBeenCalled();
    sessionOn(here.page.arrivingAt(`${root}logud-bekraeftelse`, tabs()));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(there.session.accessToken()).toBeUndefined();
    await expect(there.page.left()).resolves.toBe('/selvbetjening/logud-bekraeftelse');
    expect(leftPublicPage).not.toHaveBeenCalled();
  });

  it('does not sign out other tabs by opening the confirmation page', async () => {
    const tabs = createFakeTabs();
    const there = await cameBack(root, tabs);
    await there.session.start();
    sessionOn(createFakePage(`${root}logud-bekraeftelse`, window.sessionStorage, tabs()));
    expect(there.session.accessToken()).toBeDefined();
  });

  it('hides and reloads a page restored from the back/forward cache, until the session is closed', async () => {
    const close = jest.fn();
    const page = createFakePage(root, window.sessionStorage, { ...createFakeTabs()(), close });
    const session = sessionOn(page);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(document.documentElement.hidden).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(page.left()).resolves.toBe('reload');
    document.documentElement.hidden = false;
    session.close();
    expect(close).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(document.documentElement.hidden).toBe(false);
  });
});
