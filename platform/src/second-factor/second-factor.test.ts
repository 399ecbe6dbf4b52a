import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import {
  enrolmentAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  type SecondFactor,
} from 'shared/contracts/second-factor';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { hasSecondFactor } from '../identity/second-factor/second-factor.ts';
import { createCodeCalls } from '../testing/calls/one-time-code-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { removeSecondFactor } from '../testing/rows/add-second-factor.ts';
import { openTestApi } from '../testing/test-api.ts';
import { expiredCode, totpCode } from '../testing/totp-code.ts';

const person = 'employee@demo.example';
const currentPassword = DEMO_PASSWORD;

const test = await openTestApi();
beforeEach(async () => {
  const { db } = test.database;
  await sql`truncate outbox_messages, sign_in_attempts, idempotency_keys`.execute(db);
  forgetRefusals();
  await removeSecondFactor(db, person);
});
after(() => test.close());

const { ownLogOf, profileOf } = createOwnProfileCalls(test);
const { sent } = createCodeCalls(test, person);
const call = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object, headers = {}) =>
  test.call({ method, path: `/user/second-factor${path}`, as: person, ...(data && { data }), headers });
const read = async (): Promise<SecondFactor> =>
  z.parse(secondFactorAnswer, (await call('GET', '')).json()).data.secondFactor;
const begin = async () =>
  z.parse(enrolmentAnswer, (await call('POST', '/enrolment', { currentPassword })).json()).data.enrolment;
const switchOn = async () => {
  const { key } = await begin();
  const answer = await call('PUT', '', { code: totpCode(key) });
  assert.equal(answer.statusCode, 200, answer.body);
  return { key, ...z.parse(recoveryCodesAnswer, answer.json()).data };
};

describe('the second factor of the caller', () => {
  it('is switched on by a code of the app, returns recovery codes once, and is mailed and logged', async () => {
    assert.deepEqual(await read(), { isOn: false, since: null, recoveryCodesLeft: 0 });
    const { key, secondFactor, recoveryCodes } = await switchOn();
    assert.equal(new Set(recoveryCodes).size, 10);
    assert(recoveryCodes.every(code => /^\d{10}$/.test(code)));
    assert.equal(secondFactor.isOn, true);
    assert.deepEqual(await read(), secondFactor);
    assert.equal((await profileOf(person)).hasSecondFactor, true);
    const [mail, ...more] = await sent();
    assert.deepEqual([mail?.subject, more], ['Totrinsbekræftelse er slået til', []]);
    assert.equal((await ownLogOf(person))[0]?.action, 'SecondFactorOn');
    const { db } = test.database;
    const stored = JSON.stringify([
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('profile_log').selectAll().execute(),
      await db.selectFrom('outbox_messages').selectAll().execute(),
    ]);
    for (const secret of [key, ...recoveryCodes]) assert(!stored.includes(secret));
  });

  it('has a key with the name of the login, the same on repeated requests within 15 minutes', async () => {
    const { key, uri } = await begin();
    const url = new URL(uri);
    assert.deepEqual([url.protocol, url.host], ['otpauth:', 'totp']);
    assert.equal(decodeURIComponent(url.pathname), `/lyng erhverv:${person}`);
    assert.equal(url.searchParams.get('secret'), key);
    assert.deepEqual(await begin(), { key, uri });
    test.clock.advance(16 * 60_000);
    assert.equal(statusAndCode(await call('PUT', '', { code: totpCode(key) })), '404 NotFound');
    assert.notEqual((await begin()).key, key);
  });

  it('stays off until the first code is right', async () => {
    const { key } = await begin();
    assert.equal(statusAndCode(await call('PUT', '', { code: expiredCode(key) })), '400 InvalidToken');
    assert.equal((await read()).isOn, false);
    assert.equal((await profileOf(person)).hasSecondFactor, false);
    const { userId } = await profileOf(person);
    assert.equal(await hasSecondFactor(test.database.db, userId), false);
  });

  it('requires the password to start, to renew recovery codes and to switch off', async () => {
    await switchOn();
    const wrong = { currentPassword: 'Forkert2026' };
    for (const path of ['/enrolment', '/recovery-codes', '/removal'])
      assert.equal(statusAndCode(await call('POST', path, wrong)), '400 InvalidPassword');
    assert.equal((await read()).isOn, true);
  });

  it('replaces the recovery codes', async () => {
    const { recoveryCodes } = await switchOn();
    const answer = await call('POST', '/recovery-codes', { currentPassword });
    const renewed = z.parse(recoveryCodesAnswer, answer.json()).data;
    assert.equal(renewed.secondFactor.recoveryCodesLeft, 10);
    assert(!renewed.recoveryCodes.some(code => recoveryCodes.includes(code)));
    assert.equal((await ownLogOf(person))[0]?.action, 'RecoveryCodesMade');
    assert.equal((await sent()).length, 2);
  });

  it('is switched off, which is mailed and logged', async () => {
    await switchOn();
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await call('POST', '/removal', { currentPassword }, headers);
    assert.equal(answer.statusCode, 200, answer.body);
    // The password is not part of the request fingerprint, so that no unsalted hash of it is stored.
    const again = await call('POST', '/removal', { currentPassword: 'Noget Andet 1' }, headers);
    assert.equal(again.body, answer.body);
    assert.deepEqual(await read(), { isOn: false, since: null, recoveryCodesLeft: 0 });
    assert.equal((await ownLogOf(person))[0]?.action, 'SecondFactorOff');
    assert((await sent()).some(({ subject }) => subject === 'Totrinsbekræftelse er slået fra'));
  });

  it('cannot be started when on, or changed when off', async () => {
    for (const path of ['/recovery-codes', '/removal'])
      assert.equal((await call('POST', path, { currentPassword })).statusCode, 404);
    const { key } = await switchOn();
    assert.equal((await call('POST', '/enrolment', { currentPassword })).statusCode, 404);
    assert.equal((await call('PUT', '', { code: totpCode(key, 1) })).statusCode, 404);
  });

  it('limits password attempts', async () => {
    const wrong = { currentPassword: 'Forkert2026' };
    for (let round = 0; round < 5; round += 1)
      assert.equal(statusAndCode(await call('POST', '/enrolment', wrong)), '400 InvalidPassword');
    assert.equal(statusAndCode(await call('POST', '/enrolment', { currentPassword })), '429 TooManyRequests');
  });

  it('limits attempts at the first code', async () => {
    const { key } = await begin();
    for (let round = 0; round < 10; round += 1)
      assert.equal(statusAndCode(await call('PUT', '', { code: expiredCode(key) })), '400 InvalidToken');
    assert.equal(statusAndCode(await call('PUT', '', { code: totpCode(key) })), '429 TooManyRequests');
    assert.equal((await read()).isOn, false);
  });

  it('is kept when the password changes', async () => {
    await switchOn();
    const newPassword = 'EnNyKode2';
    const body = { data: { currentPassword, newPassword } };
    assert.equal(
      (await test.call({ method: 'PUT', path: '/user/password', as: person, ...body })).statusCode,
      200,
    );
    assert.equal((await read()).isOn, true);
    await sql`update users set password_hash = d.password_hash from demo.users d
      where d.user_id = users.user_id`.execute(test.database.db);
  });
});
