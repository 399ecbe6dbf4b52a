import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { MOST_PASSKEYS } from 'shared/contracts/passkey';
import { addPasskeyRow } from '../../testing/rows/add-passkey-row.ts';
import { endOtherSignIns } from '../sessions/end-sign-ins.ts';
import { readPasskeys } from './passkeys.ts';
import { addPasskey, askForNew, newPasskeyPage, signedIn, submitNew } from '../testing/passkey-calls.ts';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import type { SignInBrowser } from '../testing/sign-in-browser.ts';
import { optionsIn, SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { texts } from '../pages/texts.ts';

const email = 'admin@demo.example';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const t = texts.newPasskey;

describe('the page for adding a passkey', () => {
  let identity: RunningIdentity;
  let browser: SignInBrowser;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());
  beforeEach(async () => {
    const { db } = identity.database;
    await identity.forgetSignIns();
    await sql`truncate passkeys, profile_log`.execute(db);
    identity.mails.length = 0;
    browser = await signedIn(identity, email, chrome);
  });

  const passkeysOf = (name: string) => readPasskeys(identity.database.db, `id-of-${name}`);
  const newDevice = () => new SoftwareAuthenticator(identity.issuer);
  const create = async (changes = {}, name = 'Min telefon') => {
    const credential = JSON.stringify(newDevice().create(await askForNew(browser), changes));
    return submitNew(browser, { name, credential });
  };
  /** The page asks for the password again, with the reason in an error summary that has the focus. */
  const isRefused = async (answer: Response, sentence: string, status = 422) => {
    assert.equal(answer.status, status);
    const page = await answer.text();
    assert.ok(page.includes(sentence), page);
    assert.match(page, /role="alert"\s+tabindex="-1"\s+autofocus/);
    assert.match(page, /<title>Fejl: Opret adgangsnøgle/);
    assert.deepEqual(await passkeysOf('admin'), []);
  };

  it('asks for the password of the signed-in person first', async () => {
    const answer = await browser.fetch(newPasskeyPage);
    assert.equal(answer.status, 200);
    const page = await answer.text();
    assert.match(page, /<label for="password">Adgangskode<\/label>/);
    assert.match(page, /value="admin@demo.example" autocomplete="username" readonly/);
    assert.doesNotMatch(page, /data-options/);
    assert.ok(page.includes(`<noscript><p>${t.noScript}</p></noscript>`));
    assert.match(page, /<p data-without-passkeys hidden>/);
  });

  it('then suggests a name from the browser, and requires a discoverable passkey with user verification', async () => {
    const page = await (await submitNew(browser, { password: testPassword })).text();
    assert.match(page, /value="Chrome på Windows"/);
    const { challenge, user, ...asked } = optionsIn(page) as ReturnType<typeof optionsIn> & object;
    assert.match(challenge, /^[\w-]{43}$/);
    assert.match(user?.id ?? '', /^[\w-]{43}$/);
    const { rp, excludeCredentials, authenticatorSelection, attestation } = asked as Record<string, unknown>;
    assert.deepEqual(
      { rp, excludeCredentials, authenticatorSelection, attestation },
      {
        rp: { name: 'lyng erhverv', id: 'localhost' },
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    );
  });

  it('stores the passkey with its name, sends a mail, logs it and returns to the profile', async () => {
    const answer = await create();
    assert.equal(answer.status, 303);
    assert.equal(
      answer.headers.get('location'),
      `${testPortal}/selvbetjening/1001/indstillinger/adgangsnoegler`,
    );
    const [passkey, ...more] = await passkeysOf('admin');
    assert.deepEqual(
      [passkey?.name, passkey?.transports, passkey?.used_at, more],
      ['Min telefon', ['internal'], null, []],
    );
    assert.deepEqual(
      identity.mails.map(({ to, subject }) => [to, subject]),
      [[email, 'Du har fået en ny adgangsnøgle']],
    );
    const entries = await identity.database.db
      .selectFrom('profile_log')
      .select(['action', 'user_id'])
      .execute();
    assert.deepEqual(entries, [{ action: 'PasskeyAdded', user_id: 'id-of-admin' }]);
  });

  it('strips invisible characters from the name, shortens it, and defaults to the name of the browser', async () => {
    await create({}, ` Min\u202e\n${'x'.repeat(100)}`);
    await create({}, ' \u0000 ');
    const names = (await passkeysOf('admin')).map(({ name }) => name);
    assert.deepEqual(names, [`Min${'x'.repeat(57)}`, 'Chrome på Windows']);
  });

  it('links back to the portal only, whatever the query', async () => {
    for (const [asked, back] of [
      ['', '/selvbetjening/'],
      ['?kunde=//evil.example', '/selvbetjening/'],
      ['?kunde=..%2F..%2Fevil', '/selvbetjening/'],
      ['?kunde=1001%0d%0aSet-Cookie:a', '/selvbetjening/'],
      ['?kunde=1002', '/selvbetjening/1002/indstillinger/adgangsnoegler'],
    ] as const) {
      const page = await (await browser.fetch(`/adgangsnoegler/ny${asked}`)).text();
      assert.ok(page.includes(`<a href="${testPortal}${back}">${t.back}</a>`), asked);
      assert.ok(!page.includes('evil'));
    }
  });

  for (const [what, changes] of [
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with an unknown challenge', { challenge: 'A'.repeat(43) }],
  ] as const)
    it(`refuses a response ${what}`, async () => {
      await isRefused(await create(changes), t.refused);
      assert.deepEqual(identity.mails, []);
    });

  it('refuses an invalid response, and asks for the password again', async () => {
    for (const credential of ['', '{', 'null', '{"id":"a"}']) {
      await askForNew(browser);
      await isRefused(await submitNew(browser, { credential }), t.refused);
    }
  });

  it('adds a passkey once, with the same answer when the form is resubmitted', async () => {
    const credential = JSON.stringify(newDevice().create(await askForNew(browser)));
    const first = await submitNew(browser, { credential });
    const again = await submitNew(browser, { credential });
    assert.deepEqual([again.status, again.headers.get('location')], [303, first.headers.get('location')]);
    assert.equal((await passkeysOf('admin')).length, 1);
    assert.equal(identity.mails.length, 1);
  });

  it('accepts a challenge once', async () => {
    const options = await askForNew(browser);
    const made = () => JSON.stringify(newDevice().create(options));
    assert.equal((await submitNew(browser, { credential: made() })).status, 303);
    const other = await submitNew(browser, { credential: made() });
    assert.equal(other.status, 422);
    assert.ok((await other.text()).includes(t.late));
    assert.equal((await passkeysOf('admin')).length, 1);
  });

  it('refuses a response without the password, in another sign-in, or after sign-out', async () => {
    const credential = JSON.stringify(
      newDevice().create({ challenge: 'A'.repeat(43), rp: { id: 'localhost' } }),
    );
    await isRefused(await submitNew(browser, { credential }), t.late);
    const other = await signedIn(identity, email);
    const made = JSON.stringify(newDevice().create(await askForNew(browser)));
    await isRefused(await submitNew(other, { credential: made }), t.late);
    await endOtherSignIns(identity.database.db, 'id-of-admin', undefined);
    assert.equal((await submitNew(browser, { credential: made })).status, 401);
  });

  it('refuses a response in the sign-in of another person', async () => {
    const credential = JSON.stringify(newDevice().create(await askForNew(browser)));
    const somebody = await signedIn(identity, 'other@demo.example');
    await askForNew(somebody);
    assert.equal((await submitNew(somebody, { credential })).status, 422);
    assert.deepEqual(await passkeysOf('other'), []);
    assert.deepEqual(await passkeysOf('admin'), []);
  });

  it('refuses a passkey that belongs to another person', async () => {
    const device = newDevice();
    const first = JSON.stringify(device.create(await askForNew(browser)));
    assert.equal((await submitNew(browser, { credential: first })).status, 303);
    const somebody = await signedIn(identity, 'other@demo.example');
    const second = JSON.stringify(device.create(await askForNew(somebody)));
    assert.equal((await submitNew(somebody, { credential: second })).status, 422);
    assert.deepEqual(await passkeysOf('other'), []);
    assert.equal((await passkeysOf('admin')).length, 1);
  });

  it('requires a sign-in', async () => {
    const stranger = identity.newBrowser();
    for (const answer of [
      await stranger.fetch(newPasskeyPage),
      await submitNew(stranger, { password: testPassword }),
      await submitNew(stranger, { credential: '{}' }),
    ]) {
      assert.equal(answer.status, 401);
      assert.ok((await answer.text()).includes(texts.notSignedIn.title));
    }
  });

  it('shows an error at the field for a wrong or missing password', async () => {
    for (const [password, sentence] of [
      ['Forkert2026', t.passwordWrong],
      ['x'.repeat(1025), t.passwordWrong],
      ['', t.passwordMissing],
    ] as const) {
      const answer = await submitNew(browser, { password });
      await isRefused(answer, `<p class="field-error" id="password-error">${sentence}</p>`);
    }
  });

  it('limits password attempts', async () => {
    for (let round = 0; round < 5; round += 1)
      await isRefused(await submitNew(browser, { password: 'Forkert2026' }), t.passwordWrong);
    await isRefused(await submitNew(browser, { password: testPassword }), t.tooMany, 429);
  });

  it('refuses a cross-site form', async () => {
    for (const form of [{ password: testPassword }, { credential: '{}' }]) {
      const answer = await submitNew(browser, form, { origin: 'https://evil.example' });
      assert.equal(answer.status, 403);
    }
  });

  it('excludes devices that already have a passkey, and limits passkeys to ten', async () => {
    const device = await addPasskey(identity, email);
    const { excludeCredentials } = await askForNew(browser);
    assert.deepEqual(
      excludeCredentials?.map(({ id }) => id),
      [device.id],
    );
    const last = JSON.stringify(newDevice().create(await askForNew(browser)));
    for (let count = 1; count < MOST_PASSKEYS; count += 1) await addPasskeyRow(identity.database.db, email);
    assert.equal((await submitNew(browser, { credential: last })).status, 422);
    for (const answer of [
      await browser.fetch(newPasskeyPage),
      await submitNew(browser, { password: testPassword }),
    ]) {
      assert.equal(answer.status, 409);
      assert.ok((await answer.text()).includes(texts.enoughPasskeys.title));
    }
    assert.equal((await passkeysOf('admin')).length, MOST_PASSKEYS);
  });

  it('stores passkeys that are deleted with their person', async () => {
    await addPasskeyRow(identity.database.db, 'noroles@demo.example');
    await identity.database.db.deleteFrom('users').where('user_id', '=', 'id-of-noroles').execute();
    assert.deepEqual(await passkeysOf('noroles'), []);
  });
});

it('the page for adding a passkey does not say that nothing was added when the server fails halfway', async t => {
  const identity = await startTestIdentity();
  t.after(() => assert.rejects(identity.close(), /logged errors/));
  const browser = await signedIn(identity, email);
  const credential = JSON.stringify(
    new SoftwareAuthenticator(identity.issuer).create(await askForNew(browser)),
  );
  await sql`alter table profile_log rename to profile_log_away`.execute(identity.database.db);
  const answer = await submitNew(browser, { credential });
  assert.equal(answer.status, 500);
  assert.ok((await answer.text()).includes(texts.passkeyFailed.body));
});
