import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { passwordResetLinkAnswer } from 'shared/contracts/password-reset';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { checkCredentials } from '../identity/accounts.ts';
import { startAttempt } from '../limits/attempt-limit.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { hasSecondFactor } from '../identity/second-factor/second-factor.ts';
import { readOutbox } from '../outbox/messages.ts';
import { addSecondFactor, removeSecondFactor } from '../testing/rows/add-second-factor.ts';
import { recordStatements } from '../testing/database/recorded-statements.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { waitForLockWaiter } from '../testing/database/lock-waits.ts';
import { askForPasswordReset } from './ask-for-password-reset.ts';
import { sendAllMails, sendMails } from '../mailing/send-mails.ts';

const person = 'employee@demo.example';
const nobody = 'nobody.at.all@demo.example';
const password = 'EnNyKode2';
const minute = 60_000;

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  const tables = sql.raw(
    'truncate password_resets, password_reset_requests, outbox_messages, sign_in_attempts, oidc_payloads',
  );
  await sql`${tables}`.execute(test.database.db);
  forgetRefusals();
});
after(() => test.close());

const post = (path: string, data: unknown) => test.call({ method: 'POST', path, data });
const ask = (email: string) => post('/password-reset-requests', { email });
const choose = (token: string, chosen = password) => post('/password-resets', { token, password: chosen });

const context = () => ({
  db: test.database.db,
  clock: test.clock,
  outbox: test.outbox,
  portalOrigin: testOrigin,
});

async function mails() {
  await sendMails(context());
  return readOutbox(test.database.db);
}

async function newestToken(): Promise<string> {
  const link = new URL((await mails()).at(-1)?.links[0] ?? '');
  assert.equal(link.origin + link.pathname, `${testOrigin}/selvbetjening/vaelg-ny-adgangskode`);
  return link.searchParams.get('token') ?? '';
}

async function tokenOf(email: string): Promise<string> {
  await ask(email);
  return newestToken();
}

const canSignIn = async (typed: string, email = person) =>
  (await checkCredentials(test.database.db, email, typed)) !== undefined;

describe('requesting a password reset (PUB-007)', () => {
  it('answers the same for a login, an unknown address and an invalid one', async () => {
    const answers = await Promise.all([person, nobody, 'not an address', '', `${person}'--`].map(ask));
    for (const answer of answers) {
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.body, '{"data":{}}');
    }
  });

  it('looks up the login after the answer', async () => {
    await ask(person);
    await ask(nobody);
    const { db } = test.database;
    const noted = await db.selectFrom('password_reset_requests').select('email').orderBy('email').execute();
    assert.deepEqual(
      noted.map(row => row.email),
      [person, nobody].sort(),
    );
    assert.deepEqual(await db.selectFrom('password_resets').selectAll().execute(), []);
    assert.deepEqual(await db.selectFrom('outbox_messages').selectAll().execute(), []);
  });

  it('runs the same statements for a known and an unknown address, against timing attacks', async () => {
    const recorded = recordStatements(test.database.db);
    const askedFor = async (email: string) => {
      recorded.statements.length = 0;
      await askForPasswordReset({ ...context(), db: recorded.db }, email, '192.0.2.1');
      return [...recorded.statements];
    };
    const forKnown = await askedFor(person);
    assert.deepEqual(await askedFor(nobody), forKnown);
    assert(forKnown.length > 0);
  });

  it('mails a link to the login of the address, ignoring case, and to nobody else', async () => {
    await ask(nobody);
    await ask(` ${person.toUpperCase()} `);
    const sent = await mails();
    assert.deepEqual(
      sent.map(mail => mail.to),
      [person],
    );
    assert.match(sent[0]?.text ?? '', /Linket virker i 60 minutter/);
    assert.match(await newestToken(), /^[\w-]{43}$/);
  });

  it('stores only the hash of the token', async () => {
    const token = await tokenOf(person);
    const rows = JSON.stringify(await test.database.db.selectFrom('password_resets').selectAll().execute());
    assert(!rows.includes(token));
  });

  it('sends one mail for a double click, and another a minute later or after the clock was set back', async () => {
    await Promise.all([ask(person), ask(person)]);
    assert.equal((await mails()).length, 1);
    await ask(person);
    assert.equal((await mails()).length, 1);
    test.clock.advance(minute + 1);
    await ask(person);
    assert.equal((await mails()).length, 2);
    test.clock.advance(-60 * minute);
    await ask(person);
    assert.equal((await mails()).length, 3);
  });

  it('limits mails to five per address in 15 minutes, with the same answer', async () => {
    for (let round = 0; round < 7; round += 1) {
      const answer = await ask(person);
      assert.equal(answer.body, '{"data":{}}');
      await mails();
      test.clock.advance(2 * minute);
    }
    assert.equal((await mails()).length, 5);
  });

  it('is in the outbox even when another process is handling the request', async ({ signal }) => {
    await ask(person);
    const { promise: isInHand, resolve: take } = Promise.withResolvers<undefined>();
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<undefined>();
    const { outbox, database } = test;
    const slowly: typeof outbox.put = async (...message) => {
      take(undefined);
      await isLetGo;
      await outbox.put(...message);
    };
    const other = sendMails({ ...context(), outbox: { ...outbox, put: slowly } });
    await isInHand;
    const all = sendAllMails(context()).then(() => readOutbox(database.db));
    // The embedded database has a single transaction, which any query would wait for.
    if (database.kind === 'postgres') await Promise.race([all, waitForLockWaiter(database.db, signal)]);
    letGo(undefined);
    const sent = await all;
    await other;
    assert.deepEqual(
      sent.map(mail => mail.to),
      [person],
    );
  });

  it('limits requests per network address', async () => {
    for (let round = 0; round < 20; round += 1) await ask(`person${String(round)}@demo.example`);
    assert.equal(statusAndCode(await ask(person)), '429 TooManyRequests');
    const elsewhere = await test.api.inject({
      method: 'POST',
      url: '/self-service-api/password-reset-requests',
      remoteAddress: '192.0.2.7',
      payload: { data: { email: person } },
    });
    assert.equal(elsewhere.statusCode, 200);
    assert.equal((await mails()).at(-1)?.to, person);
  });
});

describe('the link of a password reset (PUB-008)', () => {
  it('shows the login and the expiry', async () => {
    const token = await tokenOf(person);
    const answer = await post('/password-reset-links', { token });
    const { link } = z.parse(passwordResetLinkAnswer, answer.json()).data;
    assert.equal(link.email, person);
    const remaining = new Date(link.expiresAt).getTime() - test.clock.now().getTime();
    assert(remaining > 59 * minute && remaining <= 60 * minute);
  });

  it('sets a new password once, which replaces the old one', async () => {
    const token = await tokenOf(person);
    const [first, second] = await Promise.all([choose(token), choose(token, 'EnAndenKode3')]);
    assert.deepEqual([first.statusCode, second.statusCode].sort(), [200, 400]);
    const chosen = first.statusCode === 200 ? password : 'EnAndenKode3';
    assert.equal(await canSignIn(chosen), true);
    assert.equal(await canSignIn('Portal2026'), false);
    assert.equal(statusAndCode(await choose(token)), '400 InvalidToken');
    assert.equal(statusAndCode(await post('/password-reset-links', { token })), '400 InvalidToken');
  });

  it('repeats the answer for the same idempotency key only', async () => {
    const token = await tokenOf(person);
    const again = (key: string) =>
      test.call({
        method: 'POST',
        path: '/password-resets',
        data: { token, password },
        headers: { 'idempotency-key': key },
      });
    const first = await again('key-1');
    assert.equal(first.statusCode, 200, first.body);
    assert.equal((await again('key-1')).body, first.body);
    assert.equal(statusAndCode(await again('key-2')), '400 InvalidToken');
    assert.equal((await mails()).filter(({ subject }) => subject.includes('er ændret')).length, 1);
  });

  it('sends a mail without the password or a token', async () => {
    await choose(await tokenOf(person));
    const mail = (await mails()).at(-1);
    assert.equal(mail?.to, person);
    assert.equal(mail.subject, 'Din adgangskode til selvbetjeningen er ændret');
    assert.deepEqual(mail.links, [`${testOrigin}/selvbetjening/glemt-adgangskode`]);
    assert(!mail.text.includes(password));
  });

  it('ends every sign-in of the person, and of nobody else', async () => {
    const { db } = test.database;
    const ids = await db
      .selectFrom('users')
      .select(['user_id', 'email'])
      .where('email', 'in', [person, 'admin@demo.example'])
      .execute();
    for (const { user_id, email } of ids)
      for (const model of ['Session', 'Grant', 'AccessToken', 'RefreshToken', 'AuthorizationCode'])
        await db
          .insertInto('oidc_payloads')
          .values({
            model,
            id: `${model} of ${email}`,
            payload: '{}',
            account_id: user_id,
            grant_id: null,
            uid: null,
            session_uid: null,
          })
          .execute();
    await choose(await tokenOf(person));
    const left = await db.selectFrom('oidc_payloads').select('id').execute();
    assert.equal(left.length, 5);
    assert(left.every(row => row.id.endsWith(' of admin@demo.example')));
  });

  it('keeps the second factor', async () => {
    const { db } = test.database;
    await addSecondFactor(db, person);
    await choose(await tokenOf(person));
    const known = await checkCredentials(db, person, password);
    assert.equal(await hasSecondFactor(db, known?.userId ?? ''), true);
    await removeSecondFactor(db, person);
  });

  it('resets the limit of failed sign-in attempts', async () => {
    const { db } = test.database;
    for (let round = 0; round < 6; round += 1) await startAttempt(db, person, '192.0.2.7');
    assert.equal((await startAttempt(db, person, '192.0.2.7')).allowed, false);
    await choose(await tokenOf(person));
    assert.equal((await startAttempt(db, person, '192.0.2.7')).allowed, true);
  });

  it('invalidates other links of the person, and of nobody else', async () => {
    const first = await tokenOf(person);
    test.clock.advance(2 * minute);
    const second = await tokenOf(person);
    const other = await tokenOf('limited@demo.example');
    assert.notEqual(first, second);
    assert.equal((await choose(first)).statusCode, 200);
    assert.equal(statusAndCode(await choose(second)), '400 InvalidToken');
    assert.equal((await post('/password-reset-links', { token: other })).statusCode, 200);
  });

  it('expires after an hour by the clock of the platform, and is deleted with the next delivery', async () => {
    const token = await tokenOf(person);
    test.clock.advance(60 * minute);
    assert.equal(statusAndCode(await post('/password-reset-links', { token })), '400 InvalidToken');
    assert.equal(statusAndCode(await choose(token)), '400 InvalidToken');
    await mails();
    assert.deepEqual(await test.database.db.selectFrom('password_resets').selectAll().execute(), []);
  });

  for (const bad of ['Kort1aA', 'kunsmaa1', 'KUNSTORE1', 'IngenCiffer', '']) {
    it(`refuses the password ${JSON.stringify(bad)} and stays valid (VAL-016, VAL-017)`, async () => {
      const token = await tokenOf(person);
      assert.equal(statusAndCode(await choose(token, bad)), '400 InvalidPassword');
      assert.equal((await choose(token)).statusCode, 200);
    });
  }

  it("refuses common passwords and those based on the person's name, and stays valid", async () => {
    const { last_name } = await test.database.db
      .selectFrom('users')
      .where('email', '=', person)
      .select('last_name')
      .executeTakeFirstOrThrow();
    const token = await tokenOf(person);
    for (const easy of ['Password1', `${last_name}1985`])
      assert.equal(statusAndCode(await choose(token, easy)), '400 CommonPassword');
    assert.equal((await choose(token)).statusCode, 200);
  });

  for (const token of ['x', 'x'.repeat(64), "' or 1=1 --", '../users', '<script>', '%00'])
    it(`refuses the token ${JSON.stringify(token)}`, async () => {
      assert.equal(statusAndCode(await post('/password-reset-links', { token })), '400 InvalidToken');
      assert.equal(statusAndCode(await choose(token)), '400 InvalidToken');
    });
});
