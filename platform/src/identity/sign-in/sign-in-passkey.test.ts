import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { addSecondFactor } from '../../testing/rows/add-second-factor.ts';
import { readPasskeys, usePasskey } from '../passkeys/passkeys.ts';
import { addPasskey, openPasskeySignIn, submitPasskey } from '../testing/passkey-calls.ts';
import { startTestIdentity, testPassword, type RunningIdentity } from '../testing/running-identity.ts';
import { newVerifier, type SignInBrowser, type Tokens } from '../testing/sign-in-browser.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { texts } from '../pages/texts.ts';

const email = 'admin@demo.example';

describe('signing in with a passkey', () => {
  let identity: RunningIdentity;
  let device: SoftwareAuthenticator;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());
  beforeEach(async () => {
    const { db } = identity.database;
    await identity.forgetSignIns();
    for (const table of ['passkeys', 'second_factors'] as const) await db.deleteFrom(table).execute();
    device = await addPasskey(identity, email);
  });

  const finish = async (browser: SignInBrowser, answer: Response, verifier: string): Promise<Tokens> => {
    const back = await browser.followToPortal(answer);
    return (await (await browser.exchange(back.searchParams.get('code') ?? '', verifier)).json()) as Tokens;
  };
  const signIn = async (browser: SignInBrowser, changes = {}) => {
    const { page, options, verifier } = await openPasskeySignIn(browser);
    const answer = await submitPasskey(browser, page, device.get(options, changes));
    return { answer, verifier };
  };
  const isRefused = async (answer: Response, sentence: string, status = 422) => {
    assert.equal(answer.status, status);
    const page = await answer.text();
    assert.ok(page.includes(`<p>${sentence}</p>`), page);
    assert.match(page, /role="alert"\s+tabindex="-1"\s+autofocus/);
    assert.match(page, /<title>Fejl: Log ind/);
    // The page has a new challenge for the next attempt.
    assert.match(page, /data-passkey="get"/);
  };

  it('needs no password, and lists both factors in the ID token', async () => {
    const browser = identity.newBrowser();
    const { answer, verifier } = await signIn(browser);
    assert.equal(answer.status, 303);
    const tokens = await finish(browser, answer, verifier);
    const claims = decodeJwt(tokens.id_token);
    assert.equal(claims.sub, 'id-of-admin');
    assert.deepEqual(claims['amr'], ['pop', 'user', 'mfa']);
    assert.equal(claims['acr'], 'https://refeds.org/profile/mfa');
    assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    const kept = await identity.database.db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    assert.equal(kept.counter, 1);
    assert.ok(Math.abs(Date.now() - (kept.used_at?.getTime() ?? 0)) < 60_000);
  });

  it('needs no code of an app', async () => {
    await addSecondFactor(identity.database.db, email);
    const browser = identity.newBrowser();
    const { answer, verifier } = await signIn(browser);
    const tokens = await finish(browser, answer, verifier);
    assert.equal(decodeJwt(tokens.id_token).sub, 'id-of-admin');
  });

  it('requests any passkey of this host with user verification, with a new challenge each time', async () => {
    const browser = identity.newBrowser();
    const { options } = await openPasskeySignIn(browser);
    const { challenge, ...asked } = options;
    assert.deepEqual(asked, { rpId: 'localhost', timeout: 600_000, userVerification: 'required' });
    assert.match(challenge, /^[\w-]{43}$/);
    assert.notEqual((await openPasskeySignIn(browser)).options.challenge, challenge);
  });

  it('is hidden without a script, and an empty or invalid form is refused', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const shown = await (await browser.fetch(page)).text();
    assert.match(shown, /<form[^>]*adgangsnoegle"[^>]*\shidden\s*>/);
    assert.equal((await browser.submit(page, email, testPassword)).status, 303);
    const other = await browser.openSignIn(newVerifier(), { prompt: 'login' });
    await browser.fetch(other);
    for (const credential of ['', '{', '{}', 'null', '[]']) {
      await browser.fetch(other);
      const body = new URLSearchParams({ credential });
      await isRefused(
        await browser.fetch(`${other}/adgangsnoegle`, { method: 'POST', body }),
        texts.signIn.passkeyWrong,
      );
    }
    const opened = await browser.fetch(`${other}/adgangsnoegle`);
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, other]);
  });

  for (const [what, changes] of [
    ['of another origin', { origin: 'http://localhost:9999' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with an unknown challenge', { challenge: 'A'.repeat(43) }],
    ['for another person', { userHandle: Buffer.from('id-of-other').toString('base64url') }],
    ['without a person', { userHandle: '' }],
  ] as const)
    it(`refuses a response ${what}`, async () => {
      const { answer } = await signIn(identity.newBrowser(), changes);
      await isRefused(answer, texts.signIn.passkeyWrong);
    });

  it('refuses a response signed with another key', async () => {
    const browser = identity.newBrowser();
    const { page, options } = await openPasskeySignIn(browser);
    const { id, ...right } = device.get(options);
    const { response } = new SoftwareAuthenticator(identity.issuer).get(options);
    const forged = { ...right, id, response: { ...right.response, signature: response.signature } };
    await isRefused(await submitPasskey(browser, page, forged), texts.signIn.passkeyWrong);
  });

  it('accepts a response once, and continues when the same form is resubmitted before the sign-in completes', async () => {
    const browser = identity.newBrowser();
    const { page, options, verifier } = await openPasskeySignIn(browser);
    const credential = device.get(options);
    assert.equal((await submitPasskey(browser, page, credential)).status, 303);
    await isRefused(await submitPasskey(browser, page, device.get(options)), texts.signIn.passkeyLate);
    const again = await submitPasskey(browser, page, credential);
    assert.equal(again.status, 303);
    const tokens = await finish(browser, again, verifier);
    assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    assert.equal((await submitPasskey(browser, page, credential)).status, 400);
  });

  it('refuses a response to the challenge of another sign-in in the same browser', async () => {
    const browser = identity.newBrowser();
    const first = await openPasskeySignIn(browser);
    const second = await openPasskeySignIn(browser);
    await isRefused(
      await submitPasskey(browser, second.page, device.get(first.options)),
      texts.signIn.passkeyWrong,
    );
  });

  it('refuses a response from another browser', async () => {
    const { page, options } = await openPasskeySignIn(identity.newBrowser());
    const other = identity.newBrowser();
    await openPasskeySignIn(other);
    const answer = await submitPasskey(other, page, device.get(options));
    assert.equal(answer.status, 400);
    assert.ok((await answer.text()).includes(texts.expired.title));
  });

  it('refuses a response after ten minutes', async () => {
    const browser = identity.newBrowser();
    const { page, options } = await openPasskeySignIn(browser);
    const { db } = identity.database;
    const { expires_at: end } = await db
      .selectFrom('oidc_payloads')
      .where('model', '=', 'PasskeySignIn')
      .where('id', '=', page.split('/')[2] ?? '')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    assert.ok(Math.abs((end?.getTime() ?? 0) - Date.now() - 600_000) < 60_000);
    await db
      .updateTable('oidc_payloads')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('model', '=', 'PasskeySignIn')
      .execute();
    await isRefused(await submitPasskey(browser, page, device.get(options)), texts.signIn.passkeyLate);
  });

  it('refuses a cross-site form', async () => {
    const browser = identity.newBrowser();
    const { page, options } = await openPasskeySignIn(browser);
    const headers = { origin: 'https://evil.example' };
    assert.equal((await submitPasskey(browser, page, device.get(options), headers)).status, 403);
  });

  it('refuses a removed passkey', async () => {
    await identity.database.db.deleteFrom('passkeys').execute();
    const { answer } = await signIn(identity.newBrowser());
    await isRefused(answer, texts.signIn.passkeyUnknown);
  });

  it('refuses a counter that does not increase, as with a cloned device', async () => {
    assert.equal((await signIn(identity.newBrowser(), { counter: 7 })).answer.status, 303);
    for (const counter of [7, 6, 0])
      await isRefused((await signIn(identity.newBrowser(), { counter })).answer, texts.signIn.passkeyWrong);
    assert.equal((await signIn(identity.newBrowser(), { counter: 8 })).answer.status, 303);
  });

  it('accepts one of two concurrent responses with the same counter, or both without a counter', async () => {
    const { db } = identity.database;
    const [passkey] = await readPasskeys(db, 'id-of-admin');
    assert(passkey);
    const useTwice = (counter: number) =>
      Promise.all([usePasskey(db, passkey, counter), usePasskey(db, passkey, counter)]);
    assert.deepEqual(await useTwice(0), [true, true]);
    assert.deepEqual((await useTwice(7)).sort(), [false, true]);
    assert.deepEqual(await useTwice(0), [false, false]);
  });

  it('accepts a device without a counter repeatedly', async () => {
    for (let round = 0; round < 2; round += 1)
      assert.equal((await signIn(identity.newBrowser(), { counter: 0 })).answer.status, 303);
  });

  it('limits attempts, without locking out the owner in a known browser', async () => {
    const owner = identity.newBrowser();
    assert.equal((await signIn(owner)).answer.status, 303);
    const stranger = identity.newBrowser();
    for (let round = 0; round < 5; round += 1)
      await isRefused((await signIn(stranger, { isVerified: false })).answer, texts.signIn.passkeyWrong);
    await isRefused((await signIn(stranger)).answer, texts.signIn.tooMany, 429);
    assert.equal((await signIn(owner)).answer.status, 303);
  });
});
