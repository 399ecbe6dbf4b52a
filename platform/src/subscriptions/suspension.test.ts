import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import * as z from 'zod/mini';
import { addDays, addMonths, danishDay } from '../time/danish-day.ts';
import { addSubscription, type SubscriptionChanges } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  id = await newSubscription();
});
after(() => test.close());

const newSubscription = (changes?: SubscriptionChanges) =>
  addSubscription(test.database.db, '80011001', changes);
const today = () => danishDay(test.clock.now());
const suspend = { action: 'Suspend', reason: 'Lost' };
const reactivate = { action: 'Reactivate' };

const order = (data: object, { of = id, as = admin, headers = {} } = {}) =>
  test.call({
    method: 'PUT',
    path: `/subscriptions/${of}/suspension?customerId=1001`,
    as,
    data,
    headers,
  });

async function ordered(data: object, of = id) {
  const answer = await order(data, { of });
  assert.equal(answer.statusCode, 202, answer.body);
  return z.parse(placedOrderAnswer, answer.json()).data;
}

const subscription = (of = id) =>
  test.database.db
    .selectFrom('subscriptions')
    .select(['status', 'subscription_id'])
    .where('subscription_id', '=', of)
    .executeTakeFirstOrThrow();

async function history(of = id) {
  const answer = await test.get(`/subscriptions/${of}/orders?customerId=1001`, admin);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels;
}

const orderRow = (orderId: string) =>
  test.database.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('suspending a subscription', () => {
  it('places an order that changes the status when it completes (CTRL-001, ORD-011)', async () => {
    const placed = await ordered(suspend);
    assert.deepEqual(placed, { orderId: placed.orderId, status: 'Submitted', effectiveDate: today() });
    const seen = [];
    for (let step = 0; step < 5; step += 1) {
      const [newest] = await history();
      assert.equal(newest?.id, placed.orderId);
      seen.push(`${newest.status} ${(await subscription()).status}`);
      await test.passTime(10);
    }
    assert.deepEqual(seen, [
      'Submitted Active',
      'Received Active',
      'Processing Active',
      'InProgress Active',
      'Completed Suspended',
    ]);
  });

  it('is reversed by reactivating, and can then be repeated (SUB-020, SUB-021)', async () => {
    await ordered(suspend);
    await test.passTime(60);
    await ordered(reactivate);
    await test.passTime(60);
    assert.equal((await subscription()).status, 'Active');
    await ordered(suspend);
    assert.deepEqual(
      (await history()).map(({ type, createdBy }) => `${type} ${createdBy}`),
      ['Suspension Customer', 'Reactivation Customer', 'Suspension Customer'],
    );
  });

  it('takes effect on the chosen day', async () => {
    const effectiveDate = addDays(today(), 3);
    assert.equal((await ordered({ ...suspend, effectiveDate })).effectiveDate, effectiveDate);
    await test.passTime(86_400);
    assert.equal((await history())[0]?.status, 'InProgress');
    assert.equal((await subscription()).status, 'Active');
    await test.passTime(2 * 86_400);
    assert.equal((await history())[0]?.status, 'Completed');
    assert.equal((await subscription()).status, 'Suspended');
  });

  it('is logged with the person and the order', async () => {
    const { orderId } = await ordered(suspend);
    const entries = await test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'OrderPlaced')
      .execute();
    const [entry, ...others] = entries.filter(({ after }) => after?.orderId === orderId);
    assert(entry && others.length === 0);
    assert.equal(entry.actor_email, admin);
    assert.equal(entry.subject, (await orderRow(orderId)).msisdn);
    assert.deepEqual(entry.after, {
      orderId,
      orderType: 'Suspension',
      effectiveDate: today(),
      subscriptionId: id,
    });
  });

  it('takes effect once per idempotency key, with the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await order(suspend, { headers }), await order(suspend, { headers })];
    assert.deepEqual([first.statusCode, second.statusCode], [202, 202]);
    assert.equal(first.body, second.body);
    assert.equal((await history()).length, 1);
  });

  it('is ordered once by two concurrent calls', async () => {
    const answers = await Promise.all([order(suspend), order(suspend)]);
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [202, 400]);
    const refused = answers.find(answer => answer.statusCode === 400);
    assert.equal(refused && statusAndCode(refused), '400 SubscriptionOrderInProcessing');
    assert.equal((await history()).length, 1);
  });

  it('fails without changes when the subscription has ended before the order completes', async () => {
    const { orderId } = await ordered(suspend);
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
    await test.passTime(60);
    const { status, failure_code, completed_at, next_step_at } = await orderRow(orderId);
    assert.deepEqual(
      { status, failure_code, completed_at, next_step_at },
      {
        status: 'Failed',
        failure_code: 'SubscriptionActionNotAllowed',
        completed_at: null,
        next_step_at: null,
      },
    );
    assert.equal((await subscription()).status, 'Cancelled');
  });
});

describe('suspending a subscription is refused', () => {
  for (const [name, changes, data, expected] of [
    ['when it is suspended without altering (SUB-028)', { status: 'SuspendedNoAltering' }, suspend],
    ['when it has ended', { status: 'Cancelled' }, suspend],
    ['while it is reserved', { status: 'Reserved' }, suspend],
    ['when it is already suspended', { status: 'Suspended' }, suspend],
    ['to reactivate an active one', {}, reactivate],
    [
      'for a day in the past',
      {},
      { ...suspend, effectiveDate: '2026-01-01' },
      'EffectiveDateMustNotBeInThePast',
    ],
    [
      'for a day more than four calendar months ahead (VAL-029)',
      {},
      { ...suspend, effectiveDate: addDays(addMonths(danishDay(new Date()), 4), 1) },
      'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    ],
  ] as const satisfies [string, SubscriptionChanges, object, string?][]) {
    it(`${name} (SUB-038, SUB-040)`, async () => {
      const of = await newSubscription(changes);
      const answer = await order(data, { of });
      assert.equal(statusAndCode(answer), `400 ${expected ?? 'SubscriptionActionNotAllowed'}`);
      assert.deepEqual(await history(of), []);
    });
  }

  it('for an employee, and without a reason', async () => {
    assert.equal(statusAndCode(await order(suspend, { as: 'employee@demo.example' })), '403 Forbidden');
    assert.equal(statusAndCode(await order({ action: 'Suspend' })), '400 ArgumentError');
    assert.deepEqual(await history(), []);
  });
});
