import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { createCodeCalls } from '../testing/calls/one-time-code-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const person = 'employee@demo.example';
const number = '22334455';
const email = 'ny.adresse@firma.example';
const minute = 60_000;

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  await sql`truncate one_time_codes, outbox_messages, sign_in_attempts, idempotency_keys`.execute(
    test.database.db,
  );
  forgetRefusals();
});
after(() => test.close());

const { ask, sent, asked, newestCode, wrongCode, verify, outcome } = createCodeCalls(test, person);
const byPhone = { purpose: 'ChangePhoneNumber', destination: number };
const byEmail = { purpose: 'ChangeEmail', destination: email, currentPassword: DEMO_PASSWORD };

describe('sending a one-time code (PRO-003, PRO-004, PRO-005)', () => {
  it('sends a text message to the new number, and describes the challenge', async () => {
    const challenge = await asked(byPhone);
    const { challengeId, expiresAt, ...rest } = challenge;
    assert.deepEqual(rest, {
      purpose: 'ChangePhoneNumber',
      channel: 'Sms',
      destination: number,
      resendAfterSeconds: 30,
      attemptsLeft: 5,
      isNew: true,
    });
    assert.equal(Math.round((Date.parse(expiresAt) - test.clock.now().getTime()) / minute), 10);
    const [message, ...more] = await sent();
    assert.deepEqual(more, []);
    assert.deepEqual([message?.channel, message?.to], ['text', number]);
    assert.match(message?.text ?? '', /^Din kode til selvbetjeningen er \d{4}\. Koden virker i 10 minutter/);
    assert(!message?.text.includes(challengeId));
  });

  it('is limited to ten a day', async () => {
    const { db } = test.database;
    const nextQuarter = () =>
      sql`update sign_in_attempts set window_ends_at = to_timestamp(0) where subject not like '% in a day'`.execute(
        db,
      );
    for (let index = 0; index < 10; index += 1) {
      await asked({ ...byPhone, destination: String(20_000_000 + index) });
      await nextQuarter();
    }
    assert.equal(statusAndCode(await ask(byPhone)), '429 TooManyRequests');
    await sql`update sign_in_attempts set window_ends_at = to_timestamp(0)`.execute(db);
    assert.equal((await ask(byPhone)).statusCode, 200, 'again a day later');
  });

  it('sends a mail to the new address in normalised spelling', async () => {
    const challenge = await asked({ ...byEmail, destination: ' Ny.Adresse@Firma.EXAMPLE ' });
    assert.equal(challenge.destination, email);
    assert.equal(challenge.channel, 'Email');
    const [mail] = await sent();
    assert.deepEqual([mail?.channel, mail?.to], ['mail', email]);
    assert.match(mail?.text ?? '', /Din kode er \d{4}\./);
  });

  it('stores only a hash of the code, and neither code nor password with the idempotency key', async () => {
    await ask(byEmail, { 'idempotency-key': randomUUID() });
    const code = await newestCode();
    const { db } = test.database;
    const row = await db.selectFrom('one_time_codes').selectAll().executeTakeFirstOrThrow();
    assert.match(row.code_hash, /^\$argon2id\$/);
    assert(!Object.values(row).includes(code));
    const [note] = await db.selectFrom('idempotency_keys').selectAll().execute();
    assert(note?.answer && !note.answer.includes(`"${code}"`));
    // The password is not part of the request fingerprint, so that no unsalted hash of it is stored.
    const again = await ask(
      { ...byEmail, currentPassword: 'Noget Andet 1' },
      { 'idempotency-key': note.key },
    );
    assert.equal(again.statusCode, 200, again.body);
    assert.equal(
      JSON.stringify(JSON.parse(again.body)),
      JSON.stringify({ data: { challenge: JSON.parse(note.answer) as unknown } }),
    );
  });

  it('sends one message for a double click, and a new code after 30 seconds that replaces the old one', async () => {
    const both = await Promise.all([asked(byPhone), asked(byPhone)]);
    assert.deepEqual(both.map(({ isNew }) => isNew).sort(), [false, true]);
    assert.equal(both[0].challengeId, both[1].challengeId);
    assert.equal((await sent()).length, 1);
    const firstCode = await newestCode();
    // The clock also advances by itself, by seconds between two calls on a busy machine.
    test.clock.advance(15_000);
    const { isNew, resendAfterSeconds } = await asked(byPhone);
    assert.equal(isNew, false);
    assert(resendAfterSeconds > 5 && resendAfterSeconds <= 15, String(resendAfterSeconds));
    test.clock.advance(15_001);
    const second = await asked(byPhone);
    assert.equal(second.isNew, true);
    assert.equal((await sent()).length, 2);
    assert.equal(statusAndCode(await verify(both[0].challengeId, firstCode)), '404 NotFound');
    assert.equal(await outcome(second.challengeId, await newestCode()), 'Verified 5');
  });

  it('sends a new code when the clock was set back by an hour', async () => {
    const first = await asked(byPhone);
    test.clock.advance(-3_600_000);
    const second = await asked(byPhone);
    assert.deepEqual([second.isNew, second.resendAfterSeconds], [true, 30]);
    assert.notEqual(first.challengeId, second.challengeId);
  });

  it('sends at once to another number', async () => {
    const first = await asked(byPhone);
    const second = await asked({ ...byPhone, destination: '22334466' });
    assert.notEqual(first.challengeId, second.challengeId);
    assert.deepEqual(
      (await sent()).map(message => message.to),
      [number, '22334466'],
    );
  });

  it('requires the current password for an e-mail, with limited attempts', async () => {
    const { currentPassword: _left, ...without } = byEmail;
    assert.equal(statusAndCode(await ask(without)), '400 InvalidPassword');
    for (let round = 0; round < 4; round += 1)
      assert.equal(
        statusAndCode(await ask({ ...byEmail, currentPassword: 'Forkert1' })),
        '400 InvalidPassword',
      );
    assert.equal(statusAndCode(await ask(byEmail)), '429 TooManyRequests');
    assert.deepEqual(await sent(), []);
  });

  it('answers the same for an address with a login, and notifies only its owner', async () => {
    const free = await asked(byEmail);
    const taken = await asked({ ...byEmail, destination: 'admin@demo.example' });
    assert.deepEqual(Object.keys(taken), Object.keys(free));
    assert.deepEqual([taken.isNew, taken.attemptsLeft], [true, 5]);
    const mail = (await sent()).at(-1);
    assert.equal(mail?.to, 'admin@demo.example');
    assert.match(mail.text, /allerede dit login/);
    assert.doesNotMatch(mail.text, /\d{4}/);
  });

  for (const [what, destination, expected] of [
    ['an invalid address', 'ikke en adresse', 'IllegalSendToEmail'],
    ['an undeliverable address', 'a@b.invalid', 'IllegalSendToEmail'],
    ['the current address', person, 'IllegalSendToEmail'],
    ['a domain that a customer may not use', 'ny@konkurrent.example', 'CustomerDoesNotHaveRightToUseDomain'],
  ] as const)
    it(`refuses ${what}`, async () => {
      assert.equal(statusAndCode(await ask({ ...byEmail, destination })), `400 ${expected}`);
      assert.deepEqual(await sent(), []);
    });

  for (const destination of ['12345678', '2233445', '+4522334455', 'abcdefgh', ''])
    it(`refuses the number '${destination}' (VAL-013, VAL-014, VAL-015)`, async () => {
      assert.equal(statusAndCode(await ask({ ...byPhone, destination })), '400 ArgumentError');
      assert.deepEqual(await sent(), []);
    });

  it('is limited to five per person in 15 minutes', async () => {
    for (let round = 0; round < 5; round += 1)
      await asked({ ...byPhone, destination: `2233440${String(round)}` });
    assert.equal(statusAndCode(await ask({ ...byPhone, destination: '22334406' })), '429 TooManyRequests');
    assert.equal((await sent()).length, 5);
    const other = await ask(byPhone, {}, 'limited@demo.example');
    assert.equal(other.statusCode, 200, other.body);
  });
});

describe('verifying a one-time code (VAL-021)', () => {
  it('counts wrong attempts, and invalidates the code at the fifth', async () => {
    const { challengeId } = await asked(byPhone);
    const code = await newestCode();
    for (const left of [4, 3, 2, 1])
      assert.equal(await outcome(challengeId, wrongCode(code)), `Wrong ${String(left)}`);
    assert.equal(await outcome(challengeId, wrongCode(code)), 'Burned 0');
    assert.equal(await outcome(challengeId, code), 'Burned 0');
  });

  it('counts concurrent attempts one by one', async () => {
    const { challengeId } = await asked(byPhone);
    const wrong = wrongCode(await newestCode());
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(challengeId, wrong)));
    assert.deepEqual(outcomes.sort(), [
      ...Array<string>(4).fill('Burned 0'),
      'Wrong 1',
      'Wrong 2',
      'Wrong 3',
      'Wrong 4',
    ]);
  });

  it('accepts the right code repeatedly until it is used', async () => {
    const { challengeId } = await asked(byPhone);
    const code = await newestCode();
    assert.equal(await outcome(challengeId, code), 'Verified 5');
    assert.equal(await outcome(challengeId, code), 'Verified 5');
  });

  it('fails after ten minutes by the clock of the platform', async () => {
    const { challengeId } = await asked(byPhone);
    const code = await newestCode();
    test.clock.advance(9 * minute);
    assert.equal(await outcome(challengeId, wrongCode(code)), 'Wrong 4');
    test.clock.advance(minute + 1);
    assert.equal(await outcome(challengeId, code), 'Expired 0');
  });

  it('is for the person who requested it only', async () => {
    const { challengeId } = await asked(byPhone);
    const code = await newestCode();
    assert.equal(statusAndCode(await verify(challengeId, code, 'admin@demo.example')), '404 NotFound');
    assert.equal(statusAndCode(await verify(randomUUID(), code)), '404 NotFound');
    assert.equal(await outcome(challengeId, code), 'Verified 5');
  });

  for (const code of ['123', '12345', 'abcd', '١٢٣٤', ''])
    it(`refuses the malformed code '${code}' without counting it`, async () => {
      const { challengeId } = await asked(byPhone);
      assert.equal(statusAndCode(await verify(challengeId, code)), '400 ArgumentError');
      assert.equal(await outcome(challengeId, wrongCode(await newestCode())), 'Wrong 4');
    });
});
