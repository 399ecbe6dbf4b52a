import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { userAssetsAnswer } from 'shared/contracts/access';
import { usersAnswer } from 'shared/contracts/administrator';
import * as z from 'zod/mini';
import { localMailbox } from '../outbox/local-mailbox.ts';
import { readOutbox } from '../outbox/messages.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';
import { userIdOf } from '../testing/rows/user-id-of.ts';

const superadmin = 'superadmin@demo.example';
const admin = 'admin@demo.example';
const limited = 'limited@demo.example';
const account = (id: string) => ({ id, type: 'Account' });

const test = await openTestApi();
beforeEach(() => restorePeople(test.database.db));
after(() => test.close());

const setAccess = (data: object, headers: Record<string, string> = {}, as = superadmin) =>
  test.call({ method: 'PUT', path: '/user/assets?customerId=1001', as, data, headers });

const removeAccess = (data: object, as = superadmin, headers: Record<string, string> = {}) =>
  test.call({ method: 'DELETE', path: '/users/access', as, data, headers });

async function find(email: string) {
  const answer = await test.get(`/customers/1001/users/v2?searchQuery=${email}`, superadmin);
  const { users } = z.parse(usersAnswer, answer.json()).data;
  return users.find(user => user.email === email);
}

const changes = () =>
  test.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_email', '=', superadmin)
    .orderBy('at')
    .execute();

async function mails() {
  await test.outbox.deliver(localMailbox);
  return readOutbox(test.database.db);
}

const accountsSeenBy = async (email: string) => {
  const answer = await test.get('/accounts?customerId=1001&pageSize=200', email);
  return answer
    .json<{ data: { accounts: { accountId: string }[] } }>()
    .data.accounts.map(one => one.accountId);
};

describe('the access of an administrator', () => {
  it('is limited to the chosen accounts from the next call on, logged and mailed (ADM-075, ADM-076, CUST-032)', async () => {
    const answer = await setAccess({
      userEmail: admin,
      access: 'Limited',
      assets: [account('80011002'), account('80011001'), account('80011002')],
    });
    assert.equal(answer.statusCode, 200, answer.body);
    const { user } = z.parse(userAssetsAnswer, answer.json()).data;
    assert.deepEqual(user.assets, [account('80011001'), account('80011002')]);
    assert.equal(user.version, 2);
    assert.deepEqual((await accountsSeenBy(admin)).sort(), ['80011001', '80011002']);
    const [entry, ...others] = await changes();
    assert.deepEqual(others, []);
    assert.equal(entry?.action, 'AccessChanged');
    assert.deepEqual(entry.before, { role: 'Admin', accessType: 'Full' });
    assert.deepEqual(entry.after, {
      role: 'Admin',
      accessType: 'Limited',
      accountIds: ['80011001', '80011002'],
    });
    assert.deepEqual(
      (await mails()).map(mail => mail.to),
      [admin],
    );
  });

  it('becomes full again and drops the chosen accounts (ADM-075)', async () => {
    assert.equal((await setAccess({ userEmail: limited, access: 'Full' })).statusCode, 200);
    const user = await find(limited);
    assert.equal(user?.accessType, 'Full');
    assert.deepEqual(user.assets, []);
    assert((await accountsSeenBy(limited)).length > 2);
  });

  it('is not overwritten with a stale version', async () => {
    const version = String((await find(admin))?.version);
    const edit = { userEmail: admin, access: 'Limited', assets: [account('80011001')] };
    const both = await Promise.all([
      setAccess(edit, { 'if-match': `"${version}"` }),
      setAccess({ ...edit, assets: [account('80011002')] }, { 'if-match': `"${version}"` }),
    ]);
    assert.deepEqual(both.map(answer => answer.statusCode).sort(), [200, 412]);
    const stale = both.find(answer => answer.statusCode === 412);
    assert(stale && statusAndCode(stale) === '412 StaleVersion');
    assert.equal((await changes()).length, 1);
    assert.equal((await setAccess(edit, { 'if-match': '*' })).statusCode, 200);
  });

  it('is changed once when a call is repeated with the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'k', 'if-match': '"1"' };
    const [one, other] = await Promise.all([
      setAccess({ userEmail: limited, access: 'Full' }, headers),
      setAccess({ userEmail: limited, access: 'Full' }, headers),
    ]);
    assert.equal(one.statusCode, 200, one.body);
    assert.equal(one.body, other.body);
    assert.equal((await changes()).length, 1);
  });

  const refused: [string, object, string][] = [
    ['without an account (ADM-061)', { userEmail: admin, access: 'Limited' }, '400 ArgumentError'],
    [
      'with an empty list (ADM-061)',
      { userEmail: admin, access: 'Limited', assets: [] },
      '400 ArgumentError',
    ],
    [
      'to a foreign account',
      { userEmail: admin, access: 'Limited', assets: [account('80021001')] },
      '404 NotFound',
    ],
    [
      'of a superadministrator (CUST-030)',
      { userEmail: superadmin, access: 'Full' },
      '400 ExistingSuperadminCannotBeDowngraded',
    ],
    ['of an employee', { userEmail: 'employee@demo.example', access: 'Full' }, '404 NotFound'],
    ["of another customer's person", { userEmail: 'single@demo.example', access: 'Full' }, '404 NotFound'],
    ['to an unknown access type', { userEmail: admin, access: 'Unknown' }, '400 ArgumentError'],
  ];
  for (const [title, data, expected] of refused) {
    it(`is not changed ${title}`, async () => {
      assert.equal(statusAndCode(await setAccess(data)), expected);
      assert.deepEqual(await changes(), []);
    });
  }

  it('is changed by superadministrators only (CUST-031)', async () => {
    for (const as of [admin, limited, 'employee@demo.example', 'single@demo.example']) {
      assert.equal(
        statusAndCode(await setAccess({ userEmail: limited, access: 'Full' }, {}, as)),
        '403 Forbidden',
      );
    }
  });
});

describe('deleting an administrator', () => {
  const target = { type: 'Administrator', email: admin, customerId: '1001' };

  it('removes the access at once, logs it and sends a mail (ADM-074)', async () => {
    assert.equal((await test.get('/subscriptions?customerId=1001', admin)).statusCode, 200);
    const answer = await removeAccess(target);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(statusAndCode(await test.get('/subscriptions?customerId=1001', admin)), '403 Forbidden');
    assert.equal(await find(admin), undefined);
    assert.equal(statusAndCode(await removeAccess(target)), '404 NotFound');
    const [entry] = await changes();
    assert.equal(entry?.action, 'AccessRemoved');
    assert.deepEqual([entry.before?.accessType, entry.after], ['Full', null]);
    assert.match((await mails())[0]?.text ?? '', /ikke længere adgang .* Nordhavn Byg A\/S/);
  });

  it('keeps access to other customers', async () => {
    const { db } = test.database;
    const user_id = await userIdOf(db, admin);
    await db
      .insertInto('memberships')
      .values({ user_id, customer_id: '1002', role: 'Admin', access: 'Full', created_at: new Date() })
      .execute();
    assert.equal((await removeAccess(target)).statusCode, 200);
    assert.equal((await test.get('/subscriptions?customerId=1002', admin)).statusCode, 200);
  });

  it('accepts the short spelling of the role (C-21)', async () => {
    assert.equal((await removeAccess({ ...target, type: 'Admin' })).statusCode, 200);
  });

  it('repeats the answer for the same idempotency key', async () => {
    const answers = [
      await removeAccess(target, superadmin, { 'idempotency-key': 'k' }),
      await removeAccess(target, superadmin, { 'idempotency-key': 'k' }),
    ];
    assert.deepEqual(
      answers.map(answer => answer.statusCode),
      [200, 200],
    );
    assert.equal((await changes()).length, 1);
  });

  const other = { customerId: '1001', type: 'SuperAdministrator' };
  const refused: [string, object, string][] = [
    ['oneself', { ...other, email: superadmin }, '403 Forbidden'],
    ['an employee as administrator', { ...target, email: 'employee@demo.example' }, '404 NotFound'],
    ['an administrator as another type', { ...target, type: 'Employee' }, '404 NotFound'],
    ["another customer's person", { ...target, email: 'single@demo.example' }, '404 NotFound'],
    ['without a customer', { type: 'Administrator', email: admin }, '400 CustomerIdIsRequired'],
  ];
  for (const [title, data, expected] of refused) {
    it(`is refused for ${title}`, async () => {
      assert.equal(statusAndCode(await removeAccess(data)), expected);
      assert.deepEqual(await changes(), []);
    });
  }

  it('is refused for a superadministrator (CUST-030, ERR-049)', async () => {
    const { email } = await test.database.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.user_id', 'm.user_id')
      .select('u.email')
      .where('m.customer_id', '=', '1001')
      .where('m.role', '=', 'Superadmin')
      .where('u.email', '!=', superadmin)
      .executeTakeFirstOrThrow();
    for (const type of ['SuperAdministrator', 'Administrator']) {
      assert.equal(
        statusAndCode(await removeAccess({ ...other, type, email })),
        '400 ExistingSuperadminCannotBeDowngraded',
      );
    }
  });
});
