import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ownLogAnswer, OWN_ACTIONS, OWN_LOG_ENTRIES, type OwnAction } from 'shared/contracts/own-log';
import * as z from 'zod/mini';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const one = 'admin@demo.example';
const other = 'employee@demo.example';

describe('GET /user/log', () => {
  let test: TestApi;
  before(async () => {
    test = await openTestApi();
  });
  after(() => test.close());

  const read = async (email: string) => {
    const answer = await test.get('/user/log', email);
    assert.equal(answer.statusCode, 200, answer.body);
    return z.parse(ownLogAnswer, answer.json()).data.entries;
  };
  const write = (email: string, action: OwnAction, minute: number) =>
    test.database.db.transaction().execute(async transaction => {
      const person = await transaction
        .selectFrom('users')
        .where('email', '=', email)
        .select('user_id')
        .executeTakeFirstOrThrow();
      const now = new Date(Date.UTC(2026, 10, 20, 8, minute));
      const entry = { transaction, person, correlationId: 'of-a-test', now };
      await writeOwnEntry(entry, action, { phoneNumber: '10100265' }, { phoneNumber: '10100266' });
    });

  it('returns the entries of the caller only, newest first', async () => {
    await write(one, 'PasswordChanged', 1);
    await write(one, 'RecoveryCodeUsed', 2);
    await write(other, 'PhoneNumberChanged', 3);
    assert.deepEqual(
      (await read(one)).map(({ action, at }) => [action, at]),
      [
        ['RecoveryCodeUsed', '2026-11-20T08:02:00.000Z'],
        ['PasswordChanged', '2026-11-20T08:01:00.000Z'],
      ],
    );
    const answer = await test.get('/user/log', other);
    assert.deepEqual(
      (await read(other)).map(({ action }) => action),
      ['PhoneNumberChanged'],
    );
    assert.doesNotMatch(answer.body, /10100265|of-a-test/);
  });

  it('returns the newest entries up to a limit, of every action', async () => {
    const written = OWN_ACTIONS.filter(action => action !== 'Unknown');
    const actions = [...written, ...written].slice(0, OWN_LOG_ENTRIES + 2);
    for (const [minute, action] of actions.entries()) await write(other, action, 10 + minute);
    assert.deepEqual(
      (await read(other)).map(({ action }) => action),
      actions.toReversed().slice(0, OWN_LOG_ENTRIES),
    );
  });
});
