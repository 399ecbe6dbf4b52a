import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { addSecondFactor } from '../../testing/rows/add-second-factor.ts';
import { expiredCode, totpCode } from '../../testing/totp-code.ts';
import { userIdOf } from '../../testing/rows/user-id-of.ts';
import { endSignIns } from '../sessions/end-sign-ins.ts';
import { createFactorVault } from './factor-vault.ts';
import { takeAppCode } from './second-factor.ts';
import { startTestIdentity, testPassword, type RunningIdentity } from '../testing/running-identity.ts';
import { newVerifier, type SignInBrowser, type Tokens } from '../testing/sign-in-browser.ts';
import { texts } from '../pages/texts.ts';

const email = 'admin@demo.example';

describe('signing in with a second factor', () => {
  let identity: RunningIdentity;
  let factor: Awaited<ReturnType<typeof addSecondFactor>>;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());
  beforeEach(async () => {
    await identity.forgetSignIns();
    factor = await addSecondFactor(identity.database.db, email);
  });

  /** Enters the password, up to the page that asks for a code. */
  const typePassword = async (browser: SignInBrowser) => {
    const verifier = newVerifier();
    const page = await browser.openSignIn(verifier, { prompt: 'login' });
    const answer = await browser.submit(page, email, testPassword);
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), `${page}/kode`);
    return { page, codePage: `${page}/kode`, verifier };
  };
  const finish = async (browser: SignInBrowser, answer: Response, verifier: string): Promise<Tokens> => {
    const back = await browser.followToPortal(answer);
    return (await (await browser.exchange(back.searchParams.get('code') ?? '', verifier)).json()) as Tokens;
  };
  const signIn = async (browser: SignInBrowser, code: string) => {
    const { codePage, verifier } = await typePassword(browser);
    return finish(browser, await browser.submitCode(codePage, code), verifier);
  };
  const lastLogin = async () =>
    (
      await identity.database.db
        .selectFrom('users')
        .where('email', '=', email)
        .select('last_login_at')
        .executeTakeFirstOrThrow()
    ).last_login_at?.getTime();

  it('asks for a code after the password in a plain form, and lists both factors in the ID token', async () => {
    const browser = identity.newBrowser();
    const before = await lastLogin();
    const { codePage, verifier } = await typePassword(browser);
    assert.equal(await lastLogin(), before);
    const page = await (await browser.fetch(codePage)).text();
    assert.match(page, /<label for="code">Kode<\/label>/);
    assert.match(page, /autocomplete="one-time-code"/);
    assert.match(page, /<form method="post" action="\/log-ind\/[^"]+\/kode"/);
    const tokens = await finish(browser, await browser.submitCode(codePage, totpCode(factor.key)), verifier);
    const claims = decodeJwt(tokens.id_token);
    assert.deepEqual(claims['amr'], ['pwd', 'otp', 'mfa']);
    assert.equal(claims['acr'], 'https://refeds.org/profile/mfa');
    assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    assert.notEqual(await lastLogin(), before);
  });

  it('asks for no code without a second factor', async () => {
    const tokens = await identity.newBrowser().signIn('other@demo.example', testPassword);
    assert.deepEqual(decodeJwt(tokens.id_token)['amr'], ['pwd']);
  });

  it('refuses a code for a person without an app', async () => {
    const { db } = identity.database;
    const other = await userIdOf(db, 'other@demo.example');
    assert.equal(await takeAppCode(db, other, totpCode(factor.key)), false);
  });

  it('shows an error at the field for an expired, missing or invalid code', async () => {
    const browser = identity.newBrowser();
    const { codePage } = await typePassword(browser);
    for (const [code, said] of [
      [expiredCode(factor.key), texts.code.wrong],
      ['', texts.code.missing],
      ['12345', texts.code.missing],
      ['abcdef', texts.code.missing],
    ] as const) {
      const answer = await browser.submitCode(codePage, code);
      assert.equal(answer.status, 422);
      const page = await answer.text();
      assert.ok(page.includes(`<p class="field-error" id="code-error">${said}</p>`));
      assert.match(page, /<title>Fejl: Bekræft dit login/);
      assert.match(page, /role="alert"/);
      assert.match(
        page,
        /så skriv en af dine gendannelseskoder\. Har du heller ikke dem, så kontakt kundeservice\./,
      );
    }
  });

  it('accepts a code of the app once', async () => {
    const code = totpCode(factor.key);
    await signIn(identity.newBrowser(), code);
    const browser = identity.newBrowser();
    const { codePage } = await typePassword(browser);
    assert.equal((await browser.submitCode(codePage, code)).status, 422);
    assert.equal((await browser.submitCode(codePage, totpCode(factor.key, 1))).status, 303);
  });

  it('accepts a code in only one of two concurrent sign-ins', async () => {
    const browsers = [identity.newBrowser(), identity.newBrowser()];
    const steps = await Promise.all(
      browsers.map(async browser => ({ browser, ...(await typePassword(browser)) })),
    );
    const code = totpCode(factor.key);
    const answers = await Promise.all(
      steps.map(({ browser, codePage }) => browser.submitCode(codePage, code)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422]);
  });

  it('accepts each recovery code once in any grouping, logs it and sends a mail', async () => {
    identity.mails.length = 0;
    const [code = '', other = ''] = factor.recoveryCodes;
    await signIn(identity.newBrowser(), `${code.slice(0, 5)} ${code.slice(5)}`);
    const browser = identity.newBrowser();
    const { codePage } = await typePassword(browser);
    assert.equal((await browser.submitCode(codePage, code)).status, 422);
    assert.equal((await browser.submitCode(codePage, other)).status, 303);
    const entries = await identity.database.db.selectFrom('profile_log').select('action').execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['RecoveryCodeUsed', 'RecoveryCodeUsed'],
    );
    const mail = [email, 'En gendannelseskode er brugt'];
    assert.deepEqual(
      identity.mails.map(({ to, subject }) => [to, subject]),
      [mail, mail],
    );
  });

  it('answers a resubmitted form the same, on a double click or after a lost answer', async () => {
    identity.mails.length = 0;
    for (const code of [totpCode(factor.key), factor.recoveryCodes[0] ?? '']) {
      const browser = identity.newBrowser();
      const { codePage, verifier } = await typePassword(browser);
      const pressedTwice = await Promise.all([1, 2].map(() => browser.submitCode(codePage, code)));
      assert.deepEqual(
        pressedTwice.map(({ status }) => status),
        [303, 303],
      );
      assert.equal((await browser.submitCode(codePage, expiredCode(factor.key))).status, 422);
      const again = await browser.submitCode(codePage, code);
      const tokens = await finish(browser, again, verifier);
      assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    }
    assert.equal(identity.mails.length, 1);
  });

  it('limits attempts, without locking out the owner in a known browser', async () => {
    const owner = identity.newBrowser();
    await signIn(owner, totpCode(factor.key));
    const stranger = identity.newBrowser();
    const { codePage } = await typePassword(stranger);
    for (let round = 0; round < 5; round += 1)
      assert.equal((await stranger.submitCode(codePage, expiredCode(factor.key))).status, 422);
    const refused = await stranger.submitCode(codePage, totpCode(factor.key, 1));
    assert.equal(refused.status, 429);
    assert.ok((await refused.text()).includes(texts.code.tooMany));
    const tokens = await signIn(owner, totpCode(factor.key, 1));
    assert.equal((await owner.userInfo(tokens.access_token)).status, 200);
  });

  it('resets the attempts after a correct code', async () => {
    const first = identity.newBrowser();
    const { codePage } = await typePassword(first);
    for (let round = 0; round < 4; round += 1)
      assert.equal((await first.submitCode(codePage, expiredCode(factor.key))).status, 422);
    assert.equal((await first.submitCode(codePage, totpCode(factor.key))).status, 303);
    const counts = await identity.database.db
      .selectFrom('sign_in_attempts')
      .where('subject', 'like', 'second factor of id-of-admin in a day%')
      .select('failures')
      .execute();
    assert.deepEqual(counts, [{ failures: 4 }]);
    const second = identity.newBrowser();
    const again = await typePassword(second);
    assert.equal((await second.submitCode(again.codePage, expiredCode(factor.key))).status, 422);
    assert.equal((await second.submitCode(again.codePage, totpCode(factor.key, 1))).status, 303);
  });

  it('limits wrong codes to a hundred a day, without locking out the owner in a known browser', async () => {
    const owner = identity.newBrowser();
    await signIn(owner, totpCode(factor.key));
    const stranger = identity.newBrowser();
    const { codePage } = await typePassword(stranger);
    assert.equal((await stranger.submitCode(codePage, expiredCode(factor.key))).status, 422);
    const counted = await identity.database.db
      .updateTable('sign_in_attempts')
      .set({ failures: 100 })
      .where('subject', '=', 'second factor of id-of-admin in a day')
      .where('failures', '=', 1)
      .executeTakeFirst();
    assert.equal(counted.numUpdatedRows, 1n);
    const refused = await stranger.submitCode(codePage, totpCode(factor.key, 1));
    assert.equal(refused.status, 429);
    assert.ok((await refused.text()).includes(texts.code.dayOver));
    const tokens = await signIn(owner, totpCode(factor.key, 1));
    assert.equal((await owner.userInfo(tokens.access_token)).status, 200);
  });

  it('mails the person once about repeated wrong codes', async () => {
    const browser = identity.newBrowser();
    await signIn(browser, totpCode(factor.key));
    identity.mails.length = 0;
    const { codePage } = await typePassword(browser);
    const guess = () => browser.submitCode(codePage, expiredCode(factor.key));
    for (let wrong = 1; wrong < 10; wrong += 1) assert.equal((await guess()).status, 422);
    const told = () => identity.mails.map(({ to, subject }) => [to, subject]);
    assert.equal(told().length, 0);
    assert.equal((await guess()).status, 422);
    assert.equal((await guess()).status, 429);
    assert.deepEqual(told(), [[email, 'Mange forkerte koder på dit login']]);
    assert.match(
      identity.mails.map(({ text }) => text).join(''),
      /Vælg straks en ny, og kontakt kundeservice:\nhttp\S+\/glemt-adgangskode$/,
    );
  });

  it('refuses a code before the password, in another browser, and after sign-out everywhere', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const tooSoon = await browser.submitCode(`${page}/kode`, totpCode(factor.key));
    assert.equal(tooSoon.status, 422);
    assert.ok((await tooSoon.text()).includes('name="password"'));
    const { codePage } = await typePassword(browser);
    assert.equal((await identity.newBrowser().submitCode(codePage, totpCode(factor.key))).status, 400);
    await endSignIns(identity.database.db, 'id-of-admin');
    const late = await browser.submitCode(codePage, totpCode(factor.key));
    assert.equal(late.status, 422);
    assert.ok((await late.text()).includes(texts.signIn.codeLate));
    const opened = await browser.fetch(codePage);
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, codePage.replace('/kode', '')]);
  });

  it('asks for the password again when the second factor was switched off meanwhile', async () => {
    const browser = identity.newBrowser();
    const { codePage } = await typePassword(browser);
    await identity.database.db.deleteFrom('second_factors').execute();
    const answer = await browser.submitCode(codePage, totpCode(factor.key));
    assert.equal(answer.status, 422);
    const page = await answer.text();
    assert.ok(page.includes(texts.signIn.codeLate));
    assert.match(page, /name="email"\s+type="email"\s+value="admin@demo.example"/);
  });

  it('is stored encrypted or hashed', async () => {
    const { db } = identity.database;
    const stored = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const secret of [factor.key, ...factor.recoveryCodes]) assert(!stored.includes(secret));
  });
});

describe('createFactorVault', () => {
  it('opens what it sealed for the same person only, also with an older secret', () => {
    const key = randomBytes(20);
    const sealed = createFactorVault(['old']).seal('one', key);
    assert.deepEqual(createFactorVault(['old']).open('one', sealed), key);
    assert.deepEqual(createFactorVault(['new', 'old']).open('one', sealed), key);
    assert.throws(() => createFactorVault(['old']).open('other', sealed));
    assert.throws(() => createFactorVault(['new']).open('one', sealed));
    assert.notEqual(createFactorVault(['old']).seal('one', key), sealed);
  });

  it('opens data and verifies recovery codes of earlier versions', () => {
    const vault = createFactorVault(['secret']);
    const sealed = 'FYYuvFFSnU_h23JzscnMlHg5oiPva8SlKzbAfI6HXvD_n-ujFXwvmPQoIyXcN78b';
    assert.equal(Buffer.from(vault.open('one', sealed)).toString(), 'a key of twenty byte');
    assert.deepEqual(vault.hashesOf('one', 'code'), ['98Q3vTUazKCeksZR66GYdWbTQVMoBYepryXfZCo8gUg']);
  });
});
