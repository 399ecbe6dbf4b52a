import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { checkCredentials } from '../identity/accounts.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { createCodeCalls } from '../testing/calls/one-time-code-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { fastHash } from '../testing/fast-hash.ts';
import { openTestApi } from '../testing/test-api.ts';

const person = 'employee@demo.example';
const newPassword = 'EnNyKode2';

const test = await openTestApi();
beforeEach(async () => {
  const { db } = test.database;
  await sql`truncate outbox_messages, sign_in_attempts, idempotency_keys, oidc_payloads`.execute(db);
  forgetRefusals();
  // Resets the password of the demo data.
  await sql`update users set password_hash = d.password_hash from demo.users d
    where d.user_id = users.user_id`.execute(db);
});
after(() => test.close());

const { put, ownLogOf } = createOwnProfileCalls(test);
const { sent } = createCodeCalls(test, person);
const change = (data: object, headers: Record<string, string> = {}) => put('password', data, headers, person);
const body = { currentPassword: DEMO_PASSWORD, newPassword };
const canSignIn = async (password: string) =>
  (await checkCredentials(test.database.db, person, password)) !== undefined;

describe("changing one's own password (PRO-001, PRO-005)", () => {
  it('requires the current one, takes effect at once, and is mailed and logged without either', async () => {
    const answer = await change(body, { 'idempotency-key': randomUUID() });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual([await canSignIn(newPassword), await canSignIn(DEMO_PASSWORD)], [true, false]);
    const [mail, ...more] = await sent();
    assert.deepEqual(more, []);
    assert.equal(mail?.to, person);
    assert.match(mail.text, /Du er logget ud alle andre steder\./);
    const [entry] = await ownLogOf(person);
    assert.deepEqual([entry?.action, entry?.before, entry?.after], ['PasswordChanged', null, null]);
    const { db } = test.database;
    const stored = JSON.stringify([
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('profile_log').selectAll().execute(),
      await db.selectFrom('outbox_messages').selectAll().execute(),
      answer.body,
    ]);
    assert(!stored.includes(newPassword) && !stored.includes(DEMO_PASSWORD) && !stored.includes('argon2'));
  });

  for (const [what, data] of [
    ['the current one is wrong', { currentPassword: 'Forkert2026', newPassword }],
    ['the new one is too short (VAL-016)', { ...body, newPassword: 'Kort1aa' }],
    ['the new one lacks a digit (VAL-017)', { ...body, newPassword: 'IngenTalHer' }],
    ['the new one lacks an upper-case letter (VAL-017)', { ...body, newPassword: 'kunsmaa1' }],
  ] as const)
    it(`is refused when ${what}`, async () => {
      assert.equal(statusAndCode(await change(data)), '400 InvalidPassword');
      assert.equal(await canSignIn(DEMO_PASSWORD), true);
      assert.deepEqual(await sent(), []);
    });

  it('repeats the answer for the same idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await change(body, headers);
    assert.equal((await change(body, headers)).body, first.body);
    assert.equal(statusAndCode(await change(body)), '400 InvalidPassword');
    assert.equal((await sent()).length, 1);
  });

  it('applies only one of two concurrent changes', async () => {
    const answers = await Promise.all(
      ['EnNyKode3', 'EnNyKode4'].map(other => change({ ...body, newPassword: other })),
    );
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [200, 400]);
    assert.equal((await sent()).length, 1);
  });

  it('checks the password before the transaction, which would block the database while hashing', async t => {
    const { db } = test.database;
    const password_hash = await fastHash('EnNyKode3');
    // The password changes when the transaction begins: a check in it would accept the new one.
    const changing = t.mock.method(db, 'transaction', () => ({
      execute: async (run: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
        changing.mock.restore();
        await db.updateTable('users').set({ password_hash }).where('email', '=', person).execute();
        return db.transaction().execute(run);
      },
    }));
    assert.equal(
      statusAndCode(await change({ ...body, currentPassword: 'EnNyKode3' })),
      '400 InvalidPassword',
    );
    assert.equal((await change({ ...body, currentPassword: 'EnNyKode3' })).statusCode, 200);
  });

  it('limits attempts like the sign-in page, and resets the limit on success', async () => {
    const wrong = { ...body, currentPassword: 'Forkert2026' };
    for (let round = 0; round < 4; round += 1)
      assert.equal(statusAndCode(await change(wrong)), '400 InvalidPassword');
    assert.equal((await change(body)).statusCode, 200);
    const next = { currentPassword: newPassword, newPassword: 'EnNyKode5' };
    assert.equal((await change(next)).statusCode, 200);
    for (let round = 0; round < 5; round += 1)
      assert.equal(statusAndCode(await change(wrong)), '400 InvalidPassword');
    assert.equal(statusAndCode(await change(body)), '429 TooManyRequests');
  });

  it("refuses common passwords and those based on the person's name, without counting an attempt", async () => {
    const { first_name } = await test.database.db
      .selectFrom('users')
      .where('email', '=', person)
      .select('first_name')
      .executeTakeFirstOrThrow();
    for (const easy of [
      'Password1',
      `${first_name}2026`,
      'Passw0rd',
      'Qwerty123',
      'Sommer2026',
      'Portal2027',
    ])
      assert.equal(statusAndCode(await change({ ...body, newPassword: easy })), '400 CommonPassword');
    assert.equal((await change(body)).statusCode, 200);
  });
});
