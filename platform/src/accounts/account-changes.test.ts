import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { accountChangeAnswer } from 'shared/contracts/account-changes';
import { accountAnswer } from 'shared/contracts/account';
import { accountDifferencesAnswer } from 'shared/contracts/account-differences';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import * as z from 'zod/mini';
import { lockSubscriptionRow } from '../orders/actions/lock-subscription-row.ts';
import { waitForLockWaiter } from '../testing/database/lock-waits.ts';
import { addAccountBeside } from '../testing/rows/add-account.ts';
import { addOrder } from '../testing/rows/add-order.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { writtenAccount } from '../testing/tenant-matrix/tenant-matrix-rows.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const path = '/accounts/80011003?customerId=1001';

const test = await openTestApi();
after(() => test.close());

const read = async () => z.parse(accountAnswer, (await test.get(path, admin)).json()).data.account;
const edit = (data: unknown, headers: Record<string, string> = {}, as = admin) =>
  test.call({ method: 'PUT', path, as, data, headers });

describe('PUT /accounts/:accountId', () => {
  it('changes name, address and invoice settings, and logs old and new values', async () => {
    const before = await read();
    const wanted = { ...writtenAccount, reference: 'Projekt 7', billCycleFrequency: 'Quarterly' };
    const answer = await edit(wanted);
    assert.equal(answer.statusCode, 200, answer.body);
    const { account } = z.parse(accountChangeAnswer, answer.json()).data;
    assert.deepEqual(account, await read());
    assert.equal(account.accountName, 'Værkstedet');
    assert.equal(account.version, before.version + 1);
    assert.equal(account.address.streetName, 'Kajvej');
    assert.equal(account.billCycleFrequency, 'Quarterly');
    assert.deepEqual(account.invoiceSettings, {
      invoiceFormat: 'EmailPdf',
      ean: null,
      email: 'faktura@firma.example',
      reference: 'Projekt 7',
    });
    const log = await test.get('/audit-log?customerId=1001&action=AccountChanged', 'superadmin@demo.example');
    const [entry] = z.parse(auditLogAnswer, log.json()).data.entries;
    assert.deepEqual(entry?.about, { kind: 'Account', id: '80011003', name: 'Værkstedet' });
    assert.equal(entry.subject, '80011003');
    assert.ok(entry.before?.values?.includes(before.accountName));
    assert.ok(entry.after?.values?.includes('Værkstedet'));
    assert.ok(entry.after?.values?.includes('Kajvej 4, 2150 Nordhavn'));
  });

  it('updates the search and the sort order of the list', async () => {
    await edit({ ...writtenAccount, accountName: 'Ånden i lampen' });
    const found = await test.get('/accounts?customerId=1001&searchQuery=lampen', admin);
    assert.equal(
      found.json<{ data: { accounts: { accountId: string }[] } }>().data.accounts[0]?.accountId,
      '80011003',
    );
    const all = await test.get('/accounts?customerId=1001&pageSize=50', admin);
    const names = all.json<{ data: { accounts: { accountName: string }[] } }>().data.accounts;
    assert.equal(names.at(-1)?.accountName, 'Ånden i lampen');
  });

  it('makes its subscriptions and invoices appear in a search for the new name only', async () => {
    for (const list of ['subscriptions', 'billing-items']) {
      const found = async (text: string) => {
        const answer = await test.get(
          `/${list}?customerId=1001&searchQuery=${encodeURIComponent(text)}`,
          admin,
        );
        return answer.json<{ data: { totalCount: number } }>().data.totalCount;
      };
      const { accountName } = await read();
      const before = await found(`80011003 ${accountName}`);
      await edit({ ...writtenAccount, accountName: `Zoologen ${list}` });
      assert.notEqual(before, 0, list);
      assert.deepEqual([await found(`Zoologen ${list}`), await found(accountName)], [before, 0], list);
    }
  });

  for (const [what, changes] of [
    ['EAN without a number', { invoiceFormat: 'Ean' }],
    ['PDF by e-mail without an e-mail', { invoiceFormat: 'EmailPdf', email: null }],
  ] as const)
    it(`refuses ${what}`, async () => {
      const answer = await edit({ ...writtenAccount, ...changes });
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json<{ subCode: string }>().subCode, 'InvalidInvoiceFormatGiven');
    });

  it('accepts an EAN of 13 digits with any check digit, and no other length (VAL-008)', async () => {
    const ean = (value: string) => edit({ ...writtenAccount, invoiceFormat: 'Ean', ean: value });
    assert.equal((await ean('5790000000013')).statusCode, 200);
    assert.equal((await ean('579000000001')).statusCode, 400);
    assert.equal((await ean('57900000000131')).statusCode, 400);
  });

  it('requires two letters in the name (VAL-019)', async () => {
    assert.equal((await edit({ ...writtenAccount, accountName: 'A1' })).statusCode, 400);
    assert.equal((await edit({ ...writtenAccount, accountName: 'A1b' })).statusCode, 200);
  });

  it('refuses a stale version with 412 and changes nothing', async () => {
    const { version } = await read();
    const stale = { 'if-match': `"${String(version - 1)}"` };
    assert.equal((await edit({ ...writtenAccount, accountName: 'For sent' }, stale)).statusCode, 412);
    assert.notEqual((await read()).accountName, 'For sent');
    const fresh = { 'if-match': `"${String(version)}"` };
    assert.equal((await edit(writtenAccount, fresh)).statusCode, 200);
  });

  it('waits for an order on a subscription of the account', async ({ signal }) => {
    const { db, kind } = test.database;
    const subscriptionId = await addSubscription(db, '80011003');
    const { renamed } = await db.transaction().execute(async transaction => {
      await lockSubscriptionRow(transaction, subscriptionId);
      const renaming = edit({ ...writtenAccount, accountName: 'Nyt navn' });
      if (kind === 'postgres') await waitForLockWaiter(db, signal, 'transactionid');
      await addOrder(transaction, subscriptionId, test.clock.now());
      return { renamed: renaming };
    });
    assert.equal((await renamed).statusCode, 200);
  });

  it("answers 403 to an employee and 404 outside a limited administrator's accounts", async () => {
    assert.equal((await edit(writtenAccount, {}, 'employee@demo.example')).statusCode, 403);
    assert.equal((await edit(writtenAccount, {}, 'limited@demo.example')).statusCode, 404);
  });
});

describe('POST /accounts', () => {
  const wanted = { ...writtenAccount, productGroup: 'Broadband', contactType: 'Sms' };
  const create = (data: unknown, as = admin, customerId = '1001') =>
    test.call({ method: 'POST', path: `/accounts?customerId=${customerId}`, as, data });
  const codeOf = (answer: { json: <T>() => T }) => answer.json<{ subCode?: string; code: string }>();

  it('creates the account below its root at once, with an order that completes', async () => {
    const answer = await create({ ...wanted, accountName: 'Bådebroen', rootAccountId: '80010002' });
    assert.equal(answer.statusCode, 202, answer.body);
    const { accountId, orderId, status } = answer.json<{ data: Record<string, string> }>().data;
    assert.equal(status, 'Submitted');
    const read = await test.get(`/accounts/${accountId ?? ''}?customerId=1001`, admin);
    const { account } = z.parse(accountAnswer, read.json()).data;
    assert.deepEqual(
      [account.accountName, account.rootAccountId, account.productGroup],
      ['Bådebroen', '80010002', 'Broadband'],
    );
    await test.passTime(60);
    const order = await test.database.db
      .selectFrom('orders')
      .select(['type', 'status', 'account_id'])
      .where('order_id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    assert.deepEqual(order, { type: 'CreateAccount', status: 'Completed', account_id: accountId });
  });

  it('creates a root account', async () => {
    const answer = await create({ ...wanted, accountName: 'Nyt selskab' });
    const { accountId } = answer.json<{ data: { accountId: string } }>().data;
    const roots = await test.get('/accounts?customerId=1001&level=RootOnly', admin);
    const { accounts } = roots.json<{ data: { accounts: { accountId: string }[] } }>().data;
    assert.ok(accounts.some(account => account.accountId === accountId));
  });

  it('refuses a closed root account', async () => {
    const id = await addAccountBeside(test.database.db, await addSubscription(test.database.db));
    const update = test.database.db.updateTable('accounts').where('account_id', '=', id);
    await update.set({ closed_on: '2020-01-01' }).execute();
    const answer = await create({ ...wanted, rootAccountId: id });
    assert.deepEqual([answer.statusCode, codeOf(answer).subCode], [400, 'TargetAccountIsClosed']);
  });

  it('requires a contact type', async () => {
    const answer = await create({ ...wanted, contactType: undefined });
    assert.equal(codeOf(answer).subCode, 'PreferedContactTypeWasNotSelected');
  });

  it('requires a contract, access to all accounts, and a root of the same customer', async () => {
    assert.equal(
      codeOf(await create(wanted, 'single@demo.example', '1002')).subCode,
      'CustomerIsMissingContract',
    );
    assert.equal((await create(wanted, 'limited@demo.example')).statusCode, 403);
    assert.equal((await create(wanted, 'employee@demo.example')).statusCode, 403);
    assert.equal((await create({ ...wanted, rootAccountId: '80030001' })).statusCode, 404);
  });
});

describe('owner controls of a billing account', () => {
  const wanted = {
    nationalUsageAllowance: 'ForceBlock',
    retailRoaming: 'Block',
    roamingCostControl: 'NoBlock',
  };
  const set = (accountId: string, as = admin, data: unknown = wanted) =>
    test.call({ method: 'PUT', path: `/accounts/${accountId}/owner-controls?customerId=1001`, as, data });

  it('place an order and are stored on the account (ACC-029)', async () => {
    const answer = await set('80011004');
    assert.equal(answer.statusCode, 202, answer.body);
    const read = await test.get('/accounts/80011004?customerId=1001', admin);
    assert.deepEqual(z.parse(accountAnswer, read.json()).data.account.ownerControl, wanted);
    const log = await test.get('/audit-log?customerId=1001&action=OrderPlaced', 'superadmin@demo.example');
    const [entry] = z.parse(auditLogAnswer, log.json()).data.entries;
    assert.deepEqual([entry?.subject, entry?.after?.orderType], ['80011004', 'UpdatedOwnerControl']);
  });

  it('log the changed values only, before and after', async () => {
    const entries = async () => {
      const path = '/audit-log?customerId=1001&action=AccountChanged&accountId=80011006';
      const log = await test.get(path, 'superadmin@demo.example');
      return z.parse(auditLogAnswer, log.json()).data.entries;
    };
    await set('80011006');
    const before = await entries();
    await set('80011006', admin, { ...wanted, nationalUsageAllowance: 'NoBlock' });
    const after = await entries();
    assert.equal(after.length, before.length + 1);
    const [entry] = after;
    assert.equal(entry?.actorEmail, admin);
    assert.deepEqual(entry.before, { values: ['Forbrug ud over abonnementet i Danmark: Altid spærret'] });
    assert.deepEqual(entry.after, { values: ['Forbrug ud over abonnementet i Danmark: Ingen spærring'] });
    await set('80011006', admin, { ...wanted, nationalUsageAllowance: 'NoBlock' });
    assert.equal((await entries()).length, after.length, 'nothing was changed');
  });

  it('are not overwritten with a stale version', async () => {
    const path = '/accounts/80011005/owner-controls?customerId=1001';
    const setAt = (version: number, data: object) =>
      test.call({ method: 'PUT', path, as: admin, data, headers: { 'if-match': `"${String(version)}"` } });
    const read = async () => {
      const answer = await test.get('/accounts/80011005?customerId=1001', admin);
      return z.parse(accountAnswer, answer.json()).data.account;
    };
    const { version } = await read();
    const theirs = await setAt(version, wanted);
    assert.equal(theirs.statusCode, 202, theirs.body);
    const late = await setAt(version, { ...wanted, nationalUsageAllowance: 'NoBlock' });
    assert.equal(statusAndCode(late), '412 StaleVersion');
    assert.deepEqual((await read()).ownerControl, wanted);
  });

  it('are compared with the active mobile subscriptions, listing those that differ (ACC-032)', async () => {
    const { db } = test.database;
    const own = await addAccountBeside(db, await addSubscription(db));
    const [open, barred, gone] = [
      await addSubscription(db, own),
      await addSubscription(db, own),
      await addSubscription(db, own),
    ];
    const nua = { description: '', categories: ['Barring'], serviceInformation: { displayName: '' } };
    const change = db.updateTable('subscriptions');
    await change
      .set({ services: JSON.stringify([{ ...nua, code: 'OWNERCONTROL_NUA' }]) })
      .where('subscription_id', '=', barred)
      .execute();
    await change.set({ status: 'Cancelled' }).where('subscription_id', '=', gone).execute();
    for (const [nationalUsageAllowance, expected] of [
      ['NoBlock', [[barred, true]]],
      ['SoftBlock', [[open, false]]],
      ['Block', [[open, false]]],
      ['ForceBlock', []],
    ] as const) {
      await set(own, admin, { ...wanted, nationalUsageAllowance });
      const answer = await test.get(`/accounts/${own}/differing-subscriptions?customerId=1001`, admin);
      const { differences } = z.parse(accountDifferencesAnswer, answer.json()).data;
      assert.deepEqual(
        differences.subscriptions.map(({ subscriptionId, isBarred }) => [subscriptionId, isBarred]),
        expected,
        nationalUsageAllowance,
      );
      assert.equal(differences.count, expected.length);
    }
  });

  it('require an administrator with access to the account, and a known value (ACC-029)', async () => {
    assert.equal((await set('80011004', 'employee@demo.example')).statusCode, 403);
    assert.equal((await set('80011004', 'limited@demo.example')).statusCode, 404);
    assert.equal((await set('80011001', 'limited@demo.example')).statusCode, 202);
    assert.equal((await set('80011004', admin, { ...wanted, retailRoaming: 'Unknown' })).statusCode, 400);
  });
});
