import assert from 'node:assert/strict';
import { after, beforeEach, describe, it, mock } from 'node:test';
import { orderActions } from '../../api/order-actions.ts';
import { addSubscription } from '../../testing/rows/add-subscription.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { advanceAllOrders, advanceOrders } from './advance-orders.ts';

const test = await openTestApi();
after(() => test.close());
beforeEach(() => {
  test.clock.set(new Date());
});

async function suspended(): Promise<{ id: string; orderId: string }> {
  const id = await addSubscription(test.database.db);
  const answer = await test.call({
    method: 'PUT',
    path: `/subscriptions/${id}/suspension?customerId=1001`,
    as: 'admin@demo.example',
    data: { action: 'Suspend', reason: 'Leave' },
  });
  assert.equal(answer.statusCode, 202, answer.body);
  return { id, orderId: answer.json<{ data: { orderId: string } }>().data.orderId };
}

const order = (orderId: string) =>
  test.database.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const statusOf = async (id: string) =>
  (
    await test.database.db
      .selectFrom('subscriptions')
      .select('status')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('advancing orders', () => {
  it('completes each once, with several processes at the same time', async () => {
    const placed = await Promise.all(Array.from({ length: 6 }, suspended));
    const now = new Date(test.clock.now().getTime() + 60_000);
    const { db } = test.database;
    await Promise.all(
      [advanceOrders, advanceAllOrders, advanceOrders].map(advance => advance(db, orderActions, now)),
    );
    for (const { id, orderId } of placed) {
      assert.equal((await order(orderId)).status, 'Completed');
      assert.equal(await statusOf(id), 'Suspended');
    }
    // A second execution would have failed, because the subscription is suspended already.
  });

  it('leaves orders from outside the portal unchanged', async () => {
    const waiting = () =>
      test.database.db
        .selectFrom('orders')
        .select(['order_id', 'status'])
        .where('step_seconds', 'is', null)
        .orderBy('order_id')
        .execute();
    const before = await waiting();
    await test.passTime(86_400);
    assert.deepEqual(await waiting(), before);
  });

  it('retries an order a minute after an internal error, unchanged, and does not block others', async t => {
    const [broken, sound] = [await suspended(), await suspended()];
    const { db } = test.database;
    const setDetails = (details: string) =>
      db.updateTable('orders').set({ details }).where('order_id', '=', broken.orderId).execute();
    const log = mock.method(process.stderr, 'write', () => true);
    t.after(() => {
      log.mock.restore();
    });
    await setDetails('{"reason":"Forgotten"}');
    await test.passTime(60);
    assert.equal(log.mock.callCount(), 1);
    assert.equal((await order(broken.orderId)).status, 'Submitted');
    assert.equal(await statusOf(broken.id), 'Active');
    assert.equal(await statusOf(sound.id), 'Suspended');
    await setDetails('{"reason":"Lost"}');
    await test.passTime(59);
    assert.equal(await statusOf(broken.id), 'Active');
    await test.passTime(1);
    assert.equal(await statusOf(broken.id), 'Suspended');
  });

  it('keeps an order that was cancelled during an internal error', async t => {
    const { orderId } = await suspended();
    const { db } = test.database;
    let takenBack: Promise<unknown> | undefined;
    const failing = orderActions.map(action => ({
      ...action,
      effect() {
        const cancelled = { status: 'Cancelled', next_step_at: null } as const;
        takenBack = db.updateTable('orders').set(cancelled).where('order_id', '=', orderId).execute();
        throw new Error('A fault of ours');
      },
    }));
    t.mock.method(process.stderr, 'write', () => true);
    await advanceOrders(db, failing, new Date(test.clock.now().getTime() + 60_000));
    await takenBack;
    assert.equal((await order(orderId)).next_step_at, null);
  });
});
