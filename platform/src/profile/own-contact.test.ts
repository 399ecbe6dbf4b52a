import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { checkCredentials } from '../identity/accounts.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { addInvitation } from '../testing/rows/add-invitation.ts';
import { addVerifiedCode } from '../testing/rows/add-verified-code.ts';
import { createCodeCalls } from '../testing/calls/one-time-code-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { openTestApi } from '../testing/test-api.ts';

const person = 'admin@demo.example';
const number = '22334455';

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  await sql`truncate one_time_codes, outbox_messages, sign_in_attempts, idempotency_keys`.execute(
    test.database.db,
  );
  forgetRefusals();
});
after(() => test.close());

const { put, profileOf, ownLogOf, customerLogOf } = createOwnProfileCalls(test);
const codes = createCodeCalls(test, person);
const byPhone = { purpose: 'ChangePhoneNumber', destination: number };

describe("changing one's own phone number (PRO-001, PRO-005)", () => {
  const change = (data: object, headers: Record<string, string> = {}, as = person) =>
    put('phone-number', data, headers, as);

  it('requires the code sent to the new number, takes effect at once, and is mailed and logged', async () => {
    const { phoneNumber: before } = await profileOf(person);
    const { challengeId } = await codes.verified(byPhone);
    const answer = await change({ phoneNumber: number, challengeId }, { 'x-correlation-id': 'a-number' });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await profileOf(person)).phoneNumber, number);
    const [mail] = (await codes.sent()).slice(-1);
    assert.equal(mail?.to, person);
    assert.match(mail.subject, /telefonnummer .* er ændret/);
    assert(!mail.text.includes(number));
    const [entry] = await ownLogOf(person);
    assert.deepEqual(
      [entry?.action, entry?.before, entry?.after, entry?.correlation_id],
      ['PhoneNumberChanged', { phoneNumber: before }, { phoneNumber: number }, 'a-number'],
    );
    // The log of the customers has the change without the number.
    const told = await customerLogOf('PhoneNumberChanged', person);
    assert(told.length > 0);
    assert(!JSON.stringify(told).includes(number));
  });

  it('verifies an unchanged number, without logging a change at the customers', async () => {
    const told = await customerLogOf('PhoneNumberChanged', person);
    await test.database.db
      .updateTable('users')
      .set({ phone_verified: false })
      .where('email', '=', person)
      .execute();
    test.clock.advance(31_000);
    const { challengeId } = await codes.verified(byPhone);
    assert.equal((await change({ phoneNumber: number, challengeId })).statusCode, 200);
    assert.equal((await profileOf(person)).phoneVerified, true);
    assert.match((await codes.sent()).at(-1)?.subject ?? '', /telefonnummer .* er bekræftet/);
    assert.equal((await ownLogOf(person))[0]?.action, 'PhoneNumberVerified');
    assert.deepEqual(await customerLogOf('PhoneNumberChanged', person), told);
  });

  it('is refused with an unverified, invalidated or expired code, or that of another number or person', async () => {
    const to = '22334499';
    const { challengeId } = await codes.asked({ ...byPhone, destination: to });
    const body = { phoneNumber: to, challengeId };
    assert.equal(statusAndCode(await change(body)), '400 InvalidToken');
    await codes.verify(challengeId, await codes.newestCode());
    assert.equal(statusAndCode(await change({ ...body, phoneNumber: '22334466' })), '400 InvalidToken');
    assert.equal(statusAndCode(await change(body, {}, 'limited@demo.example')), '400 InvalidToken');
    assert.equal(statusAndCode(await change({ ...body, challengeId: randomUUID() })), '400 InvalidToken');
    const wrong = codes.wrongCode(await codes.newestCode());
    for (let round = 0; round < 5; round += 1) await codes.verify(challengeId, wrong);
    assert.equal(statusAndCode(await change(body)), '400 InvalidToken');
    test.clock.advance(31_000);
    const next = await codes.verified({ ...byPhone, destination: '22334477' });
    test.clock.advance(600_000);
    const late = { phoneNumber: '22334477', challengeId: next.challengeId };
    assert.equal(statusAndCode(await change(late)), '400 InvalidToken');
  });

  it('is refused with a code of another purpose', async () => {
    const { db } = test.database;
    const to = '22334411';
    const challengeId = await addVerifiedCode(db, person, 'ChangeEmail', to, test.clock.now());
    assert.equal(statusAndCode(await change({ phoneNumber: to, challengeId })), '400 InvalidToken');
  });

  it('uses a code once, also concurrently, and repeats the answer for the same idempotency key', async () => {
    const to = '22334488';
    const { challengeId } = await codes.verified({ ...byPhone, destination: to });
    const body = { phoneNumber: to, challengeId };
    const noted = (await ownLogOf(person)).length;
    const key = randomUUID();
    const answers = await Promise.all([
      change(body, { 'idempotency-key': key }),
      change(body, { 'idempotency-key': randomUUID() }),
      change(body, { 'idempotency-key': key }),
    ]);
    const statuses = answers.map(answer => answer.statusCode).sort();
    assert(
      [JSON.stringify([200, 200, 400]), JSON.stringify([200, 400, 400])].includes(JSON.stringify(statuses)),
    );
    assert.equal((await ownLogOf(person)).length, noted + 1);
    assert.equal((await codes.sent()).filter(mail => mail.channel === 'mail').length, 1);
  });
});

describe("changing one's own e-mail (PRO-001, PRO-005)", () => {
  const change = (data: object, headers: Record<string, string>, as: string) =>
    put('email', data, headers, as);
  const byEmail = (destination: string) => ({
    purpose: 'ChangeEmail',
    destination,
    currentPassword: DEMO_PASSWORD,
  });
  const canSignIn = async (email: string) =>
    (await checkCredentials(test.database.db, email, DEMO_PASSWORD)) !== undefined;

  it('makes the new address the login at once, mails the old one, and is logged at every customer', async () => {
    const old = 'limited@demo.example';
    const email = 'helt.ny@firma.example';
    const { db } = test.database;
    const { userId } = await profileOf(old);
    const now = test.clock.now();
    await db
      .insertInto('password_resets')
      .values({
        token_hash: 'x',
        user_id: userId,
        created_at: now,
        expires_at: new Date(now.getTime() + 60_000),
      })
      .execute();
    const { challengeId } = await codes.verified(byEmail('Helt.Ny@firma.example'), old);
    const answer = await change({ email, challengeId }, {}, old);
    assert.equal(answer.statusCode, 200, answer.body);
    const profile = await profileOf(email);
    assert.deepEqual([profile.userId, profile.email, profile.emailVerified], [userId, email, true]);
    assert.deepEqual([await canSignIn(email), await canSignIn(old)], [true, false]);
    // A reset link sent to the old mailbox is invalid.
    assert.deepEqual(await db.selectFrom('password_resets').selectAll().execute(), []);
    const mail = (await codes.sent()).at(-1);
    assert.equal(mail?.to, old);
    assert(!mail.text.includes(email));
    const states = { before: { email: old }, after: { email } };
    const [own] = await ownLogOf(email);
    assert.deepEqual({ before: own?.before, after: own?.after }, states);
    const entries = await customerLogOf('EmailChanged', old);
    assert.deepEqual(
      entries.map(entry => [entry.customer_id, entry.actor_email, entry.before, entry.after]),
      [['1001', old, states.before, states.after]],
    );
  });

  it('reveals that an address is taken only after its verification', async () => {
    const as = 'employee@demo.example';
    const body = { email: person, challengeId: randomUUID() };
    assert.equal(statusAndCode(await change(body, {}, as)), '400 InvalidToken');
    const challengeId = await addVerifiedCode(test.database.db, as, 'ChangeEmail', person, test.clock.now());
    assert.equal(
      statusAndCode(await change({ email: person, challengeId }, {}, as)),
      '400 SelfserviceUserAlreadyExists',
    );
    assert.equal((await profileOf(as)).email, as);
  });

  it('gives an address to only one of two people who verified it', async () => {
    const email = 'delt.postkasse@firma.example';
    const both = ['employee@demo.example', 'single@demo.example'];
    const answers = await Promise.all(
      both.map(async as => {
        const challengeId = await addVerifiedCode(
          test.database.db,
          as,
          'ChangeEmail',
          email,
          test.clock.now(),
        );
        return change({ email, challengeId }, {}, as);
      }),
    );
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [200, 400]);
  });

  it('gives an address to only one of a new login and a changed one', async () => {
    const email = 'samtidig@firma.example';
    const { db } = test.database;
    const { token } = await addInvitation(db, '1001', email, test.clock.now());
    const challengeId = await addVerifiedCode(db, person, 'ChangeEmail', email, test.clock.now());
    const answers = await Promise.all([
      change({ email, challengeId }, {}, person),
      test.call({
        method: 'POST',
        path: `/invitations/${token}`,
        data: { firstName: 'Ny', lastName: 'Ny', phoneNumber: number, password: 'EnGodKode1' },
      }),
    ]);
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [200, 400]);
  });
});
