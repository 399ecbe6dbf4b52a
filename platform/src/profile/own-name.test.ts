import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { usersAnswer } from 'shared/contracts/administrator';
import * as z from 'zod/mini';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const person = 'admin@demo.example';

const test = await openTestApi();
after(() => test.close());

const { put, profileOf, ownLogOf, customerLogOf } = createOwnProfileCalls(test);
const rename = (data: object, headers: Record<string, string> = {}, as = person) =>
  put('name', data, headers, as);

describe("changing one's own name (PRO-001, PRO-005)", () => {
  it('takes effect at once without a code, also in the lists of the customers', async () => {
    const { version } = await profileOf(person);
    const answer = await rename({ firstName: ' Åse ', lastName: 'Ægidius' });
    assert.equal(answer.statusCode, 200, answer.body);
    const profile = await profileOf(person);
    assert.deepEqual([profile.firstName, profile.lastName], ['Åse', 'Ægidius']);
    assert.equal(profile.version, (version ?? 0) + 1);
    const list = await test.get(
      `/customers/1001/users/v2?requestedTypes=Administrator&searchQuery=${person}`,
      'superadmin@demo.example',
    );
    assert.equal(list.statusCode, 200, list.body);
    const names = z.parse(usersAnswer, list.json()).data.users.map(user => user.lastName);
    assert.deepEqual(names, ['Ægidius']);
  });

  it('is logged for the person and at each of their customers, with both names', async () => {
    const superadmin = 'superadmin@demo.example';
    const before = await profileOf(superadmin);
    await rename({ firstName: 'Sofie', lastName: 'Ny' }, { 'x-correlation-id': 'a-name' }, superadmin);
    const states = {
      before: { name: `${before.firstName} ${before.lastName}` },
      after: { name: 'Sofie Ny' },
    };
    const [own] = await ownLogOf(superadmin);
    assert.deepEqual({ before: own?.before, after: own?.after }, states);
    assert.equal(own?.action, 'NameChanged');
    const entries = await customerLogOf('NameChanged', superadmin);
    assert.deepEqual(
      entries.map(entry => entry.customer_id),
      ['1001', '1002', '1003', '1004'],
    );
    for (const entry of entries) {
      assert.deepEqual({ before: entry.before, after: entry.after }, states);
      // The name at the time of the change.
      assert.equal(entry.actor_name, states.before.name);
      assert.equal(entry.correlation_id, 'a-name');
    }
  });

  it('does nothing when the name is unchanged', async () => {
    const { firstName, lastName, version } = await profileOf(person);
    const noted = (await ownLogOf(person)).length;
    assert.equal((await rename({ firstName, lastName })).statusCode, 200);
    assert.equal((await profileOf(person)).version, version);
    assert.equal((await ownLogOf(person)).length, noted);
  });

  it('refuses an invalid name', async () => {
    for (const data of [
      { firstName: ' ', lastName: 'Ny' },
      { firstName: 'Ny' },
      { firstName: 'x'.repeat(101), lastName: 'Ny' },
    ])
      assert.equal(statusAndCode(await rename(data)), '400 ArgumentError');
    const data = { firstName: 'Ny\0', lastName: 'Ny' };
    assert.equal(statusAndCode(await rename(data)), '400 InvisibleCharacters');
  });

  it('refuses a stale version with 412', async () => {
    const { version } = await profileOf(person);
    const made = { 'if-match': `"${String(version)}"` };
    assert.equal((await rename({ firstName: 'Første', lastName: 'Fane' }, made)).statusCode, 200);
    assert.equal(
      statusAndCode(await rename({ firstName: 'Anden', lastName: 'Fane' }, made)),
      '412 StaleVersion',
    );
    assert.equal((await profileOf(person)).firstName, 'Første');
  });

  it('takes effect once for a double click, and for only one of two concurrent edits', async () => {
    const { version } = await profileOf(person);
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${String(version)}"` };
    const same = await Promise.all(
      [1, 2].map(() => rename({ firstName: 'Dobbelt', lastName: 'Klik' }, headers)),
    );
    assert.deepEqual(
      same.map(answer => answer.statusCode),
      [200, 200],
    );
    assert.equal(same[0]?.body, same[1]?.body);
    const made = { 'if-match': `"${String((version ?? 0) + 1)}"` };
    const two = await Promise.all(
      ['Den Ene', 'Den Anden'].map(firstName => rename({ firstName, lastName: 'Fane' }, made)),
    );
    assert.deepEqual(two.map(answer => answer.statusCode).sort(), [200, 412]);
    assert.equal((await profileOf(person)).version, (version ?? 0) + 2);
  });

  it('is logged in an append-only log', async () => {
    const { db } = test.database;
    await assert.rejects(db.updateTable('profile_log').set({ user_id: 'x' }).execute(), /only ever added to/);
    await assert.rejects(db.deleteFrom('profile_log').execute(), /only ever added to/);
  });
});
