import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { listen, type Listening } from '../../http/listen.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { buildIdentity } from '../server/build-identity.ts';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { newVerifier, SignInBrowser } from '../testing/sign-in-browser.ts';
import { texts } from '../pages/texts.ts';

describe('a sign-in with planted cookies', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  /** The attacker starts a sign-in; the person's browser gets the attacker's cookies but keeps its own browser cookie. */
  async function plant() {
    const attacker = identity.newBrowser();
    const page = await attacker.openSignIn(newVerifier());
    const person = identity.newBrowser();
    await person.openSignIn(newVerifier());
    const own = person.cookies('lyng_browser');
    for (const [name, value] of attacker.cookies()) person.plant(name, value);
    for (const [name, value] of own) person.plant(name, value);
    return { attacker, person, page };
  }

  it('is refused in the browser of the person', async () => {
    const { person, page } = await plant();
    const answer = await person.submit(page, 'admin@demo.example', testPassword);
    assert.equal(answer.status, 400);
    assert.ok((await answer.text()).includes(texts.expired.title));
  });

  it('cannot be completed in another browser than the one that started it', async () => {
    const verifier = newVerifier();
    const person = identity.newBrowser();
    const page = await person.openSignIn(verifier);
    const answer = await person.submit(page, 'admin@demo.example', testPassword);
    const resume = new URL(answer.headers.get('location') ?? '', identity.issuer);
    const thief = identity.newBrowser();
    for (const [name, value] of person.cookies())
      if (!name.startsWith('lyng_browser')) thief.plant(name, value);
    assert.equal((await thief.fetch(resume)).status, 400);
    assert.equal((await person.fetch(resume)).status, 303);
  });

  it('refuses a cross-site form', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const send = (origin: string) =>
      browser.fetch(page, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ email: 'admin@demo.example', password: testPassword }),
      });
    assert.equal((await send('https://evil.example')).status, 403);
    assert.equal((await send('null')).status, 403);
    assert.equal((await send(identity.issuer)).status, 303);
  });
});

describe('cookies behind TLS', () => {
  const issuer = 'https://login.lyng.example';
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'login.lyng.example' };
  let listening: Listening;
  let close: () => Promise<void>;
  before(async () => {
    const database = await openTestDatabase('seeded');
    const service = await buildIdentity({
      db: database.db,
      issuer,
      portalHosts: portalHostsAt(testPortal),
      trustProxy: true,
      outbox: { put: () => Promise.resolve() },
    });
    listening = await listen(service.listener, { port: 0 });
    close = async () => {
      await listening.close();
      await service.close();
      await database.close();
    };
  });
  after(() => close());

  it('have the __Host- prefix, so that other hosts cannot plant them', async () => {
    const { pathname, search } = new SignInBrowser(issuer, testPortal).authorizationUrl(newVerifier());
    const answer = await fetch(listening.url + pathname + search, { headers, redirect: 'manual' });
    assert.equal(answer.status, 303);
    const cookies = answer.headers.getSetCookie();
    const marks = cookies.filter(line => line.startsWith('__Host-lyng_browser_portal='));
    assert.equal(marks.length, 1, cookies.join('\n'));
    assert.match(marks[0] ?? '', /; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    assert(!/Domain/i.test(marks[0] ?? ''));
    assert.deepEqual(
      cookies.filter(line => line.includes('session') && !line.startsWith('__Host-')),
      [],
    );
  });

  it('are Secure, HttpOnly and SameSite=Lax', async () => {
    const browser = new SignInBrowser(listening.url, testPortal);
    const lines: string[] = [];
    /** Requests an address. @returns the location that the answer redirects to */
    const go = async (to: string | URL, init: RequestInit = {}) => {
      const { pathname, search } = new URL(to, issuer);
      const answer = await browser.fetch(pathname + search, { ...init, headers });
      lines.push(...answer.headers.getSetCookie());
      return answer.headers.get('location') ?? '';
    };
    const page = await go(browser.authorizationUrl(newVerifier()));
    const body = new URLSearchParams({ email: 'admin@demo.example', password: testPassword });
    await go(await go(page, { method: 'POST', body }));
    for (const name of ['__Host-lyng_session_portal', '__Host-lyng_session_portal.sig'])
      assert(lines.some(line => line.startsWith(`${name}=`)));
    for (const line of lines) assert.match(line, /^(?=.*; httponly)(?=.*; samesite=lax)(?=.*; secure)/i);
  });
});
