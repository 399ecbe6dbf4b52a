import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { fastHash } from '../../testing/fast-hash.ts';
import { startWhileLocked } from '../../testing/database/lock-waits.ts';
import { createTokenCheck } from './access-tokens.ts';
import { endSignIns } from './end-sign-ins.ts';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { newVerifier, type SignInBrowser } from '../testing/sign-in-browser.ts';
import { texts } from '../pages/texts.ts';

describe('signing out', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  const confirmationPage = `${testPortal}/selvbetjening/logud-bekraeftelse`;
  const openEnd = async (browser: SignInBrowser, idToken: string) => {
    const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: confirmationPage });
    return (await browser.fetch(`/session/end?${query.toString()}`)).text();
  };
  const confirm = (browser: SignInBrowser, page: string) => {
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    return browser.fetch('/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
  };

  it('ends session and tokens at once and returns to the confirmation page (AUTH-026)', async () => {
    const browser = identity.newBrowser();
    const checkToken = createTokenCheck(identity.database.db);
    const tokens = await browser.signIn('admin@demo.example', testPassword);
    assert.equal((await checkToken(tokens.access_token))?.userId, 'id-of-admin');

    const page = await openEnd(browser, tokens.id_token);
    assert.match(page, /<script src="\/assets\/sign-out\.js" defer>/);
    const answer = await confirm(browser, page);
    assert.equal(answer.headers.get('location'), confirmationPage);

    assert.equal(await checkToken(tokens.access_token), undefined);
    assert.equal((await browser.userInfo(tokens.access_token)).status, 401);
    assert.equal((await browser.refresh(tokens.refresh_token)).status, 400);
    assert.match(await browser.openSignIn(newVerifier()), /^\/log-ind\//);
  });

  it('keeps the sign-in of another browser', async () => {
    const [first, second] = [identity.newBrowser(), identity.newBrowser()];
    const ended = await first.signIn('admin@demo.example', testPassword);
    const kept = await second.signIn('admin@demo.example', testPassword);
    await confirm(first, await openEnd(first, ended.id_token));
    const checkToken = createTokenCheck(identity.database.db);
    assert.equal(await checkToken(ended.access_token), undefined);
    assert.equal((await checkToken(kept.access_token))?.userId, 'id-of-admin');
  });

  it('asks for confirmation when the ID token belongs to another person (AUTH-026)', async () => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    const foreign = await identity.newBrowser().signIn('other@demo.example', testPassword);
    const page = await openEnd(browser, foreign.id_token);
    assert.ok(page.includes(texts.signOut.question));
    assert.doesNotMatch(page, /<script/);
  });

  it('asks for confirmation without a portal, and refuses a foreign return address', async () => {
    const browser = identity.newBrowser();
    const tokens = await browser.signIn('admin@demo.example', testPassword);
    const page = await (await browser.fetch('/session/end')).text();
    assert.ok(page.includes(texts.signOut.question));
    assert.doesNotMatch(page, /<script/);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://foreign.example/',
    });
    assert.equal((await browser.fetch(`/session/end?${query.toString()}`)).status, 400);
  });

  it('shows the signed-out page on a second submit', async () => {
    const browser = identity.newBrowser();
    const tokens = await browser.signIn('admin@demo.example', testPassword);
    const page = await openEnd(browser, tokens.id_token);
    assert.equal((await confirm(browser, page)).headers.get('location'), confirmationPage);
    const again = await (await confirm(browser, page)).text();
    assert.ok(again.includes(texts.signedOut.body), again);
  });

  it('shows that the person is still signed in after an error, with a link to retry', async () => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    for (const answer of [await openEnd(browser, 'no.token'), await (await confirm(browser, '')).text()]) {
      assert.ok(answer.includes(texts.notSignedOut.title), answer);
      assert.match(answer, /href="\/session\/end"/);
    }
  });

  it('ends all tokens of one person', async () => {
    const checkToken = createTokenCheck(identity.database.db);
    const other = await identity.newBrowser().signIn('other@demo.example', testPassword);
    const admin = await identity.newBrowser().signIn('admin@demo.example', testPassword);
    assert.ok(await checkToken(other.access_token));
    await endSignIns(identity.database.db, 'id-of-other');
    assert.equal(await checkToken(other.access_token), undefined);
    assert.ok(await checkToken(admin.access_token));
  });

  it('ends a sign-in that is waiting to continue after the password', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const goOn = await browser.submit(page, 'admin@demo.example', testPassword);
    await endSignIns(identity.database.db, 'id-of-admin');
    const answer = await browser.fetch(goOn.headers.get('location') ?? '/none');
    assert.equal(answer.status, 400);
    assert.ok((await answer.text()).includes(texts.expired.title));
  });

  it('is not undone by a concurrent sign-in of the same person', async ({ signal }) => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    const page = await browser.openSignIn(newVerifier(), { prompt: 'login' });
    const goOn = await browser.submit(page, 'admin@demo.example', testPassword);
    await startWhileLocked(
      identity.database,
      signal,
      transaction => endSignIns(transaction, 'id-of-admin'),
      () => browser.fetch(goOn.headers.get('location') ?? '/none'),
    );
    assert.match(await browser.openSignIn(newVerifier()), /^\/log-ind\//);
  });

  it('keeps a single session when a person enters the password again', async () => {
    const { db } = identity.database;
    await identity.forgetSignIns();
    const browser = identity.newBrowser();
    const { access_token: token } = await browser.signIn('admin@demo.example', testPassword);
    const session = () =>
      db.selectFrom('oidc_payloads').select(['id', 'uid']).where('model', '=', 'Session').execute();
    const before = await session();
    const page = await browser.openSignIn(newVerifier(), { prompt: 'login' });
    await browser.followToPortal(await browser.submit(page, 'admin@demo.example', testPassword));
    const after = await session();
    assert.deepEqual(
      after.map(({ uid }) => uid),
      before.map(({ uid }) => uid),
    );
    assert.notEqual(after[0]?.id, before[0]?.id);
    assert.ok(await createTokenCheck(db)(token));
  });

  // An attacker with the old password may retry repeatedly, with a sign-in in progress at the moment of the change.
  for (const [step, held] of [
    ['is checked', false],
    ['continues', true],
  ] as const)
    it(`is not undone by a sign-in with the old password that ${step} at the same moment`, async t => {
      const { db } = identity.database;
      const browser = identity.newBrowser();
      const page = await browser.openSignIn(newVerifier());
      const submit = () => browser.submit(page, 'admin@demo.example', testPassword);
      const goOn = async (answer: Response) => browser.fetch(answer.headers.get('location') ?? '/none');
      const submitted = held ? await submit() : undefined;
      const setPassword = async (transaction: Kysely<Database>, password_hash: string) =>
        transaction
          .updateTable('users')
          .set({ password_hash })
          .where('user_id', '=', 'id-of-admin')
          .execute();
      const [present, changed] = [await fastHash(testPassword), await fastHash('Another2026')];
      t.after(() => setPassword(db, present));
      const answer = await startWhileLocked(
        identity.database,
        t.signal,
        async transaction => {
          await setPassword(transaction, changed);
          await endSignIns(transaction, 'id-of-admin');
        },
        () => (submitted ? goOn(submitted) : submit()),
      );
      if (!held) await goOn(answer);
      assert.match(await browser.openSignIn(newVerifier()), /^\/log-ind\//);
    });

  it('is not undone by a concurrent request of the browser', async ({ signal }) => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    await startWhileLocked(
      identity.database,
      signal,
      transaction => endSignIns(transaction, 'id-of-admin'),
      () => browser.openSignIn(newVerifier()),
    );
    assert.match(await browser.openSignIn(newVerifier()), /^\/log-ind\//);
  });
});

describe('tokens', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  it('are refreshed once per refresh token; its reuse revokes all of them', async () => {
    const browser = identity.newBrowser();
    const first = await browser.signIn('admin@demo.example', testPassword);
    const second = (await (await browser.refresh(first.refresh_token)).json()) as typeof first;
    assert.notEqual(second.refresh_token, first.refresh_token);
    const checkToken = createTokenCheck(identity.database.db);
    assert.ok(await checkToken(second.access_token));
    assert.equal((await browser.refresh(first.refresh_token)).status, 400);
    assert.equal(await checkToken(second.access_token), undefined);
  });

  it('are not stored in plain text', async () => {
    const tokens = await identity.newBrowser().signIn('admin@demo.example', testPassword);
    const rows = JSON.stringify(await identity.database.db.selectFrom('oidc_payloads').selectAll().execute());
    assert.ok(!rows.includes(tokens.access_token));
    assert.ok(!rows.includes(tokens.refresh_token));
  });

  it('are refused when unknown, empty or expired', async () => {
    const checkToken = createTokenCheck(identity.database.db);
    const { access_token: token } = await identity.newBrowser().signIn('admin@demo.example', testPassword);
    assert.equal(await checkToken(''), undefined);
    assert.equal(await checkToken('made-up'), undefined);
    await identity.database.db
      .updateTable('oidc_payloads')
      .set({ expires_at: new Date(0) })
      .where('model', '=', 'AccessToken')
      .execute();
    assert.equal(await checkToken(token), undefined);
  });
});
