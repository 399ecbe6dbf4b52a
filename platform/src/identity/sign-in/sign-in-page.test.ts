import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { newVerifier } from '../testing/sign-in-browser.ts';
import { texts } from '../pages/texts.ts';

describe('the sign-in page', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  it('asks for e-mail and password in Danish, and links to the forgotten password page', async () => {
    const browser = identity.newBrowser();
    const page = await (await browser.fetch(await browser.openSignIn(newVerifier()))).text();
    assert.match(page, /<html lang="da">/);
    assert.match(page, /<label for="email">E-mail<\/label>/);
    assert.match(page, /<label for="password">Adgangskode<\/label>/);
    assert.match(page, /<button type="submit" class="primary">Log ind<\/button>/);
    assert.ok(
      page.includes(`<a href="${testPortal}/selvbetjening/glemt-adgangskode">Glemt adgangskode?</a>`),
    );
  });

  it('forbids inline code and framing, and serves its assets', async () => {
    const browser = identity.newBrowser();
    const answer = await browser.fetch(await browser.openSignIn(newVerifier()));
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /font-src 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    assert.doesNotMatch(await answer.text(), /<script>|<style|style="|onclick/);
    for (const asset of [
      '/assets/identity.css',
      '/assets/sign-in.js',
      '/assets/sign-out.js',
      '/assets/icon.svg',
      '/assets/inter.woff2',
    ]) {
      assert.equal((await browser.fetch(asset)).status, 200, asset);
    }
  });

  it('shows the same error for a wrong e-mail and a wrong password', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const wrongPassword = await browser.submit(page, 'admin@demo.example', 'Forkert2026');
    const unknown = await browser.submit(page, 'ingen@demo.example', testPassword);
    assert.equal(wrongPassword.status, 422);
    assert.equal(unknown.status, 422);
    // The passkey challenge differs each time.
    const textOf = async (answer: Response) =>
      (await answer.text()).replace(/challenge&quot;:&quot;[\w-]{43}/, 'challenge');
    const [first, second] = [await textOf(wrongPassword), await textOf(unknown)];
    assert.ok(first.includes(texts.signIn.wrongPair));
    assert.equal(second.replace('ingen@demo.example', ''), first.replace('admin@demo.example', ''));
    assert.match(first, /role="alert"\s+tabindex="-1"\s+autofocus/);
    assert.match(first, /<title>Fejl: Log ind – Selvbetjening<\/title>/);
    assert.ok(!first.includes('Forkert2026'));
  });

  it('shows errors for empty fields', async () => {
    const browser = identity.newBrowser();
    const answer = await browser.submit(await browser.openSignIn(newVerifier()), '', '');
    assert.equal(answer.status, 422);
    const page = await answer.text();
    assert.ok(page.includes(`<a href="#email">${texts.signIn.emailMissing}</a>`));
    assert.match(page, /aria-invalid="true"\s+aria-describedby="password-error"/);
  });

  it('escapes markup in the e-mail', async () => {
    const browser = identity.newBrowser();
    const answer = await browser.submit(await browser.openSignIn(newVerifier()), '"><img src=x>@a.dk', 'x');
    assert.ok(!(await answer.text()).includes('<img'));
  });

  it('shows the expired page in Danish to browsers that did not start the sign-in', async () => {
    const page = await identity.newBrowser().openSignIn(newVerifier());
    for (const answer of [
      await identity.newBrowser().fetch(page),
      await identity.newBrowser().submit(page, 'admin@demo.example', testPassword),
      await identity.newBrowser().fetch('/log-ind/none'),
    ]) {
      assert.equal(answer.status, 400);
      assert.ok((await answer.text()).includes(texts.expired.title));
    }
  });

  it('answers an unknown address with a page in Danish', async () => {
    const answer = await identity.newBrowser().fetch('/findes-ikke');
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /<html lang="da">/);
  });
});
