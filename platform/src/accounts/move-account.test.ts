import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { accountsAnswer } from 'shared/contracts/account';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import * as z from 'zod/mini';
import { addDays, addMonths, danishDay } from '../time/danish-day.ts';
import { addAccountBeside } from '../testing/rows/add-account.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
after(() => test.close());

const move = (id: string, targetAccountId: string, effectiveDate?: string, person = as) =>
  test.call({
    method: 'PUT',
    path: `/subscriptions/${id}/account?customerId=1001`,
    as: person,
    data: { targetAccountId, effectiveDate },
  });
const codeOf = (answer: { json: <T>() => T }) =>
  answer.json<{ code: string; subCode?: string }>().subCode ?? answer.json<{ code: string }>().code;
const updateTable = () => test.database.db.updateTable('accounts');

describe('moving a subscription to another billing account', () => {
  it('takes effect when the order completes, also in lists and search (ACC-024)', async () => {
    const id = await addSubscription(test.database.db);
    const target = await addAccountBeside(test.database.db, id);
    assert.equal((await move(id, target)).statusCode, 202);
    await test.passTime(60);
    const read = await test.get(`/subscriptions/${id}?customerId=1001`, as);
    assert.equal(z.parse(subscriptionAnswer, read.json()).data.subscription.accountId, target);
    const list = await test.get(`/subscriptions?customerId=1001&accountIds=${target}`, as);
    assert.equal(list.json<{ data: { totalCount: number } }>().data.totalCount, 1);
    const found = await test.get(`/subscriptions?customerId=1001&searchQuery=${target}`, as);
    assert.equal(found.json<{ data: { totalCount: number } }>().data.totalCount, 1);
  });

  it('is refused across root accounts and product groups (ERR-051)', async () => {
    const id = await addSubscription(test.database.db);
    const target = await addAccountBeside(test.database.db, id);
    await updateTable().set({ product_group: 'DataNet' }).where('account_id', '=', target).execute();
    assert.equal(codeOf(await move(id, target)), 'TargetAccountProductGroupMastCurrentAccountProductGroup');
    await updateTable().set({ root_account_id: '80010002' }).where('account_id', '=', target).execute();
    assert.equal(codeOf(await move(id, target)), 'TargetAccountBelongRootAccountCurrentAccount');
  });

  it('is refused to a closed account, and fails when it is closed before the order completes', async () => {
    const id = await addSubscription(test.database.db);
    const target = await addAccountBeside(test.database.db, id);
    const close = (closed_on: string | null) =>
      updateTable().set({ closed_on }).where('account_id', '=', target).execute();
    await close('2020-01-01');
    const refused = await move(id, target);
    assert.deepEqual([refused.statusCode, codeOf(refused)], [400, 'TargetAccountIsClosed']);
    // Out of reach, it is not found, closed or not.
    assert.equal(codeOf(await move(id, '80011013', undefined, 'limited@demo.example')), 'NotFound');
    await close(null);
    const placed = await move(id, target);
    assert.equal(placed.statusCode, 202);
    await close('2020-01-01');
    await test.passTime(60);
    const { orderId } = placed.json<{ data: { orderId: string } }>().data;
    const order = await test.database.db
      .selectFrom('orders')
      .select(['status', 'failure_code'])
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    assert.deepEqual(order, { status: 'Failed', failure_code: 'TargetAccountIsClosed' });
  });

  it('is refused for dates out of range, the current account, and accounts out of reach', async () => {
    const id = await addSubscription(test.database.db);
    const target = await addAccountBeside(test.database.db, id);
    const today = danishDay(test.clock.now());
    assert.equal(codeOf(await move(id, target, addDays(today, -1))), 'EffectiveDateMustNotBeInThePast');
    await updateTable().set({ created_on: today }).where('account_id', '=', target).execute();
    for (const day of [undefined, today])
      assert.equal(codeOf(await move(id, target, day)), 'TargetAccountMustBeCreatedBeforeEffectiveDate');
    // The list of accounts has this date, so that the form can offer tomorrow.
    const list = await test.get('/accounts?customerId=1001&pageSize=200', as);
    const { accounts } = z.parse(accountsAnswer, list.json()).data;
    assert.equal(accounts.find(({ accountId }) => accountId === target)?.createdOn, today);
    const lastDay = addMonths(today, 4);
    assert.equal(
      codeOf(await move(id, target, addDays(lastDay, 1))),
      'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    );
    assert.equal(codeOf(await move(id, '80011001')), 'SubscriptionActionNotAllowed');
    assert.equal(codeOf(await move(id, '80031001')), 'NotFound');
    assert.equal((await move(id, target, lastDay)).statusCode, 202);
  });
});
