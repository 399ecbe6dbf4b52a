import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { passkeysAnswer } from 'shared/contracts/passkey';
import * as z from 'zod/mini';
import { buildApi } from '../api/build-api.ts';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { addPasskeyRow } from '../testing/rows/add-passkey-row.ts';
import { createCodeCalls } from '../testing/calls/one-time-code-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';

const person = 'employee@demo.example';
const somebodyElse = 'admin@demo.example';
const currentPassword = DEMO_PASSWORD;

const test = await openTestApi();
beforeEach(async () => {
  const { db } = test.database;
  await sql`truncate passkeys, outbox_messages, sign_in_attempts, idempotency_keys, profile_log`.execute(db);
  forgetRefusals();
});
after(() => test.close());

const { ownLogOf, profileOf } = createOwnProfileCalls(test);
const { sent } = createCodeCalls(test, person);
const add = (email: string, name?: string) => addPasskeyRow(test.database.db, email, name);
const read = async (as = person) => {
  const answer = await test.get('/user/passkeys', as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(passkeysAnswer, answer.json()).data;
};
const remove = (passkeyId: string, data: object = { currentPassword }, as = person, headers = {}) =>
  test.call({ method: 'POST', path: `/user/passkeys/${passkeyId}/removal`, as, data, headers });

const rename = (passkeyId: string, name: string, as = person) =>
  test.call({ method: 'PUT', path: `/user/passkeys/${passkeyId}/name`, as, data: { name } });
const names = async () => (await read()).passkeys.map(({ name }) => name);

describe('the passkeys of the caller', () => {
  it('are listed by name, oldest first, without those of other people', async () => {
    const first = await add(person, 'Min telefon');
    const second = await add(person, 'Min computer');
    await add(somebodyElse);
    await test.database.db
      .updateTable('passkeys')
      .set({ created_at: '2026-11-02T08:00:00.000Z', used_at: '2026-11-03T09:00:00.000Z' })
      .where('passkey_id', '=', second)
      .execute();
    const { passkeys, newPasskeyUrl } = await read();
    assert.deepEqual(
      passkeys.map(({ passkeyId, name }) => [passkeyId, name]),
      [
        [second, 'Min computer'],
        [first, 'Min telefon'],
      ],
    );
    assert.deepEqual(
      [passkeys[0]?.createdAt, passkeys[0]?.usedAt, passkeys[1]?.usedAt],
      ['2026-11-02T08:00:00.000Z', '2026-11-03T09:00:00.000Z', null],
    );
    assert.equal(newPasskeyUrl, 'http://localhost:4100/adgangsnoegler/ny');
  });

  it('are removed with the password, mailed and logged once', async () => {
    const [gone, left] = [await add(person), await add(person)];
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await remove(gone, { currentPassword }, person, headers);
    assert.equal(answer.statusCode, 200, answer.body);
    const { passkeys } = z.parse(passkeysAnswer, answer.json()).data;
    assert.deepEqual(
      passkeys.map(({ passkeyId }) => passkeyId),
      [left],
    );
    assert.deepEqual((await read()).passkeys, passkeys);
    // The password is not part of the request fingerprint, so that no unsalted hash of it is stored.
    const other = { currentPassword: 'Noget Andet 1' };
    const again = await remove(gone, other, person, headers);
    assert.equal(again.body, answer.body);
    assert.equal((await remove(gone)).statusCode, 404);
    assert.deepEqual(
      (await ownLogOf(person)).map(({ action }) => action),
      ['PasskeyRemoved'],
    );
    assert.deepEqual(
      (await sent()).map(({ to, subject }) => [to, subject]),
      [[person, 'En adgangsnøgle er fjernet']],
    );
  });

  it('are kept without the right password, and attempts are limited', async () => {
    const id = await add(person);
    for (let round = 0; round < 5; round += 1)
      assert.equal(
        statusAndCode(await remove(id, { currentPassword: 'Forkert2026' })),
        '400 InvalidPassword',
      );
    assert.equal(statusAndCode(await remove(id)), '429 TooManyRequests');
    assert.equal((await read()).passkeys.length, 1);
  });

  it('cannot be removed by other people', async () => {
    const id = await add(person);
    assert.equal((await remove(id, { currentPassword }, somebodyElse)).statusCode, 404);
    assert.equal((await read()).passkeys.length, 1);
  });

  it('are renamed, and the change is logged once with both names', async () => {
    const [id] = [await add(person, 'Chrome på Linux'), await add(person, 'Min telefon')];
    const answer = await rename(id, ' Arbejdscomputer ');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(z.parse(passkeysAnswer, answer.json()).data, await read());
    assert.deepEqual(await names(), ['Arbejdscomputer', 'Min telefon']);
    assert.equal((await rename(id, 'Arbejdscomputer')).statusCode, 200);
    assert.deepEqual(
      (await ownLogOf(person)).map(({ action, before, after }) => [action, before, after]),
      [['PasskeyRenamed', { name: 'Chrome på Linux' }, { name: 'Arbejdscomputer' }]],
    );
    assert.deepEqual(await sent(), []);
  });

  it('keep their name without a valid one, and cannot be renamed by other people', async () => {
    const id = await add(person, 'Min telefon');
    for (const name of ['  ', 'x'.repeat(61)])
      assert.equal(statusAndCode(await rename(id, name)), '400 ArgumentError');
    assert.equal(statusAndCode(await rename(id, 'Min\u202etelefon')), '400 InvisibleCharacters');
    assert.equal((await rename(id, 'Min nøgle', somebodyElse)).statusCode, 404);
    assert.deepEqual(await names(), ['Min telefon']);
    assert.deepEqual(await ownLogOf(person), []);
  });

  it('are kept when the password changes', async () => {
    await add(person);
    const data = { currentPassword, newPassword: 'EnNyKode2' };
    assert.equal(
      (await test.call({ method: 'PUT', path: '/user/password', as: person, data })).statusCode,
      200,
    );
    assert.equal((await read()).passkeys.length, 1);
    await sql`update users set password_hash = d.password_hash from demo.users d
      where d.user_id = users.user_id`.execute(test.database.db);
  });

  it('answer 404 with an external sign-in server', async () => {
    const { database, clock, outbox, payments } = test;
    const { userId } = await profileOf(person);
    const id = await add(person);
    const api = await buildApi({
      db: database.db,
      clock,
      outbox,
      payments,
      portalOrigin: testOrigin,
      allowedOrigins: [],
      authenticate: () => Promise.resolve({ userId }),
      logger: false,
    });
    const headers = { authorization: 'Bearer x' };
    const url = '/self-service-api/user/passkeys';
    assert.equal((await api.inject({ method: 'GET', url, headers })).statusCode, 404);
    const payload = { data: { currentPassword } };
    const removal = await api.inject({ method: 'POST', url: `${url}/${id}/removal`, headers, payload });
    assert.equal(removal.statusCode, 404);
    const renamed = { data: { name: 'Min nøgle' } };
    const renaming = await api.inject({ method: 'PUT', url: `${url}/${id}/name`, headers, payload: renamed });
    assert.equal(renaming.statusCode, 404);
    assert.equal((await read()).passkeys.length, 1);
    await api.close();
  });
});
