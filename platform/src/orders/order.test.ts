import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { accountAnswer } from 'shared/contracts/account';
import { orderHistoryAnswer, ordersAnswer } from 'shared/contracts/order';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import * as z from 'zod/mini';
import { danishDay, addDays } from '../time/danish-day.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
after(() => test.close());

async function read(orderId: string) {
  const answer = await test.get(`/orders/${orderId}?customerId=1001`, admin);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(orderDetailsAnswer, answer.json()).data.order;
}

async function suspend(effectiveDate?: string) {
  const id = await addSubscription(test.database.db);
  const answer = await test.call({
    method: 'PUT',
    path: `/subscriptions/${id}/suspension?customerId=1001`,
    as: admin,
    data: { action: 'Suspend', reason: 'Leave', effectiveDate },
    headers: { 'x-correlation-id': 'call-1' },
  });
  return { id, orderId: z.parse(placedOrderAnswer, answer.json()).data.orderId };
}

const cancel = (orderId: string) =>
  test.call({ method: 'POST', path: `/orders/${orderId}/cancel?customerId=1001`, as: admin });
const statuses = (order: Awaited<ReturnType<typeof read>>) => order.steps.map(({ status }) => status);

describe('GET /orders/:orderId', () => {
  it('has changes, steps, the person who placed it and its correlation id (ORD-015)', async () => {
    const { orderId } = await suspend();
    const placed = await read(orderId);
    const changes = [{ field: 'status', from: 'Active', to: 'Suspended' }];
    assert.deepEqual(placed.changes, changes);
    assert.deepEqual([placed.correlationId, placed.effectiveDate], ['call-1', danishDay(test.clock.now())]);
    assert.deepEqual(statuses(placed), ['Submitted']);
    assert.equal(placed.steps[0]?.by, placed.createdByName);
    const account = await test.get(`/accounts/${placed.accountId ?? ''}?customerId=1001`, admin);
    const { accountName } = z.parse(accountAnswer, account.json()).data.account;
    assert.equal(placed.accountName, accountName);
    await test.passTime(20);
    await test.passTime(40);
    const done = await read(orderId);
    assert.deepEqual(done.changes, changes);
    assert.deepEqual([statuses(done)[0], statuses(done).at(-1)], ['Submitted', 'Completed']);
    assert.equal(done.steps.length, 3);
    assert.equal(done.canCancel, false);
    assert(done.steps.every(({ at }, index) => index === 0 || at > (done.steps[index - 1]?.at ?? '')));
  });

  it('has the actual changes when they differ from the planned ones', async () => {
    const { db } = test.database;
    const id = await addSubscription(db);
    const barrings = [
      { code: 'BAROUTG', isActive: true },
      { code: 'BAR90', isActive: true },
    ];
    const placed = await test.call({
      method: 'PUT',
      path: `/subscriptions/${id}/barrings?customerId=1001`,
      as: admin,
      data: { barrings, effectiveDate: addDays(danishDay(test.clock.now()), 2) },
    });
    const { orderId } = z.parse(placedOrderAnswer, placed.json()).data;
    const fields = async () => (await read(orderId)).changes.map(({ field }) => field).sort();
    assert.deepEqual(await fields(), ['BAR90', 'BAROUTG']);
    const own = db.updateTable('subscriptions').where('subscription_id', '=', id);
    const barred = { code: 'BAROUTG', description: '', categories: ['Barring'] };
    await own
      .set({ services: JSON.stringify([{ ...barred, serviceInformation: { displayName: '' } }]) })
      .execute();
    await test.passTime(3 * 86_400);
    assert.equal((await read(orderId)).status, 'Completed');
    assert.deepEqual(await fields(), ['BAR90']);
    test.clock.set(new Date());
  });

  it('has a failure code when the order can no longer be carried out', async () => {
    const { id, orderId } = await suspend(addDays(danishDay(test.clock.now()), 2));
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Suspended' })
      .where('subscription_id', '=', id)
      .execute();
    await test.passTime(3 * 86_400);
    const order = await read(orderId);
    assert.equal(order.status, 'Failed');
    assert.equal(statuses(order).at(-1), 'Failed');
    assert.notEqual(order.failureCode, null);
    test.clock.set(new Date());
  });

  it('has the person who cancelled it', async () => {
    const { orderId } = await suspend(addDays(danishDay(test.clock.now()), 2));
    assert.equal((await cancel(orderId)).statusCode, 202);
    const order = await read(orderId);
    const last = order.steps.at(-1);
    assert.deepEqual([last?.status, last?.by], ['Cancelled', order.createdByName]);
  });
});

describe('home office orders', () => {
  const listed = async () => {
    const answer = await test.get('/orders?customerId=1001&productGroups=HomeOffice&pageSize=200', admin);
    return z.parse(ordersAnswer, answer.json()).data.orders;
  };
  const maySee = (can_view_home_office_orders: boolean) =>
    test.database.db
      .updateTable('customers')
      .set({ can_view_home_office_orders })
      .where('customer_id', '=', '1001')
      .execute();

  it('are hidden in list, page and history if the customer may not view them (CUST-025, ORD-015)', async () => {
    const [order] = await listed();
    assert(order?.subscriptionId);
    const history = async () => {
      const answer = await test.get(
        `/subscriptions/${order.subscriptionId ?? ''}/orders?customerId=1001`,
        admin,
      );
      return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels.length;
    };
    assert.notEqual(await history(), 0);
    await maySee(false);
    assert.deepEqual(await listed(), []);
    assert.equal((await test.get(`/orders/${order.id}?customerId=1001`, admin)).statusCode, 404);
    assert.equal((await cancel(order.id)).statusCode, 404);
    assert.equal(await history(), 0);
    await maySee(true);
    assert.notEqual((await listed()).length, 0);
  });

  it('are filtered by product group', async () => {
    const all = await test.get('/orders?customerId=1001&productGroups=Mobile&pageSize=1', admin);
    const both = await test.get(
      '/orders?customerId=1001&productGroups=Mobile&productGroups=HomeOffice&pageSize=1',
      admin,
    );
    const count = (answer: { json(): unknown }) => z.parse(ordersAnswer, answer.json()).data.totalCount;
    assert.equal(count(both), count(all) + (await listed()).length);
  });
});
