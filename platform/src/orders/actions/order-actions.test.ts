import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import * as z from 'zod/mini';
import { orderActions } from '../../api/order-actions.ts';
import { addDays, danishDay } from '../../time/danish-day.ts';
import { addBlankSimCard, addSubscriptionWithSimCard } from '../../testing/rows/add-sim-card.ts';
import { orderExample, orderPath, orderPreviewPath } from '../../testing/calls/order-example.ts';
import { subscriptionSnapshot } from '../../testing/rows/subscription-snapshot.ts';
import { statusAndCode } from '../../testing/calls/status-and-code.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { actionKey, type OrderAction } from './order-action.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
after(() => test.close());

const newSubscription = () => addSubscriptionWithSimCard(test.database.db);
const tomorrow = () => addDays(danishDay(test.clock.now()), 1);

async function send(action: OrderAction, id: string, { data, preview = false, headers = {} }: Sent) {
  const path = `${preview ? orderPreviewPath(action, id) : orderPath(action, id)}?customerId=1001`;
  return test.call({ method: preview ? 'POST' : action.method, path, as, data, headers });
}
interface Sent {
  data: unknown;
  preview?: boolean;
  headers?: Record<string, string | undefined>;
}

async function newest(id: string) {
  const answer = await test.get(`/subscriptions/${id}/orders?customerId=1001`, as);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels[0];
}

const cancel = (orderId: string, person = as, headers = {}) =>
  test.call({ method: 'POST', path: `/orders/${orderId}/cancel?customerId=1001`, as: person, headers });

const snapshot = (id: string) => subscriptionSnapshot(test.database.db, id);

for (const action of orderActions) {
  describe(`the order action ${actionKey(action)}`, () => {
    it('previews the changes of the order without making any', async () => {
      const id = await newSubscription();
      const data = await orderExample(test.database.db, action, id, test.clock.now());
      const before = await snapshot(id);
      const previewed = await send(action, id, { data, preview: true });
      assert.equal(previewed.statusCode, 200, previewed.body);
      assert.deepEqual(await snapshot(id), before);

      const { changes, effectiveDate } = z.parse(orderPreviewAnswer, previewed.json()).data;
      const { db } = test.database;
      const stateOf = () => db.transaction().execute(transaction => action.state(transaction, id));
      const stateBefore = await stateOf();
      const ordered = await send(action, id, { data });
      assert.equal(ordered.statusCode, action.answer ? 200 : 202, ordered.body);
      const days = (Date.parse(effectiveDate) - Date.parse(danishDay(test.clock.now()))) / 86_400_000;
      await test.passTime(60 + Math.round(days) * 86_400);
      assert.equal((await newest(id))?.status, 'Completed');
      const stateAfter = await stateOf();
      for (const { field, from, to } of changes) {
        assert.equal(stateBefore[field] ?? null, from, field);
        // Generated values are generated again by the order.
        assert.equal(typeof (stateAfter[field] ?? null), typeof to, field);
        assert.notEqual(stateAfter[field] ?? null, from, field);
      }
      assert.notEqual(changes.length, 0, 'the example changes nothing');
    });

    it('can be cancelled before it is received, without a trace in the subscription', async () => {
      const id = await newSubscription();
      const data = await orderExample(test.database.db, action, id, test.clock.now());
      const { db } = test.database;
      const { stored: before } = await snapshot(id);
      await send(action, id, { data });
      const order = await newest(id);
      assert(order?.canCancel === true);
      const answer = await cancel(order.id);
      assert.equal(answer.statusCode, 202, answer.body);
      assert.equal((await snapshot(id)).stored, before);
      await test.passTime(200 * 86_400);
      assert.equal((await newest(id))?.status, 'Cancelled');
      assert.equal((await snapshot(id)).stored, before);
      const entries = await db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'OrderCancelled')
        .execute();
      assert.equal(entries.filter(entry => entry.before?.orderId === order.id).length, 1);
      test.clock.set(new Date());
    });

    it('requires an Idempotency-Key', async () => {
      const id = await newSubscription();
      const data = await orderExample(test.database.db, action, id, test.clock.now());
      const headers = { 'idempotency-key': undefined };
      assert.equal(statusAndCode(await send(action, id, { data, headers })), '400 ArgumentError');
      assert.equal(await newest(id), undefined);
    });
  });
}

describe('the preview of an order', () => {
  it('is refused with the same code as the order', async () => {
    const id = await newSubscription();
    const [suspension] = orderActions;
    assert(suspension);
    const data = { action: 'Reactivate' };
    for (const preview of [true, false])
      assert.equal(
        statusAndCode(await send(suspension, id, { data, preview })),
        '400 SubscriptionActionNotAllowed',
      );
    const past = { action: 'Suspend', reason: 'Lost', effectiveDate: '2026-01-01' };
    assert.equal(
      statusAndCode(await send(suspension, id, { data: past, preview: true })),
      '400 EffectiveDateMustNotBeInThePast',
    );
  });
});

describe('cancelling an order', () => {
  const suspend = async (effectiveDate?: string) => {
    const id = await newSubscription();
    const [suspension] = orderActions;
    assert(suspension);
    await send(suspension, id, { data: { action: 'Suspend', reason: 'Lost', effectiveDate } });
    const order = await newest(id);
    assert(order);
    return { id, orderId: order.id };
  };

  it('is refused once it is received, unless it waits for a later day', async () => {
    const [today, later] = [await suspend(), await suspend(tomorrow())];
    await test.passTime(25);
    assert.equal((await newest(today.id))?.canCancel, false);
    assert.equal(statusAndCode(await cancel(today.orderId)), '400 OrderCannotBeCancelled');
    assert.equal((await newest(later.id))?.canCancel, true);
    assert.equal((await newest(later.id))?.effectiveDate, tomorrow());
    assert.equal((await cancel(later.orderId)).statusCode, 202);
    await test.passTime(3 * 86_400);
    assert.equal((await newest(later.id))?.status, 'Cancelled');
    assert.equal((await newest(today.id))?.status, 'Completed');
    test.clock.set(new Date());
  });

  it('takes effect once, repeats its answer for the same idempotency key, and is forbidden to employees', async () => {
    const { id, orderId } = await suspend();
    const answer = await test.get(`/subscriptions/${id}/orders?customerId=1001`, 'employee@demo.example');
    assert.equal(z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels[0]?.canCancel, false);
    assert.equal(statusAndCode(await cancel(orderId, 'employee@demo.example')), '403 Forbidden');
    const withoutKey = await cancel(orderId, as, { 'idempotency-key': undefined });
    assert.equal(statusAndCode(withoutKey), '400 ArgumentError');
    const headers = { 'idempotency-key': 'undo-1' };
    const [first, again] = [await cancel(orderId, as, headers), await cancel(orderId, as, headers)];
    assert.equal(first.statusCode, 202);
    assert.equal(again.body, first.body);
    assert.equal(statusAndCode(await cancel(orderId)), '400 OrderCannotBeCancelled');
  });

  it('releases the reserved SIM card, and is refused for orders from outside the portal', async () => {
    const id = await newSubscription();
    const { db } = test.database;
    const icc = await addBlankSimCard(db);
    const switchSim = orderActions.find(action => action.endpoint === 'sims');
    assert(switchSim);
    await send(switchSim, id, { data: { icc, code: 'SIM' } });
    assert.equal(statusAndCode(await test.get(`/sim/${icc}/validate`, as)), '400 IccNotAvailable');
    await cancel((await newest(id))?.id ?? '');
    assert.equal((await test.get(`/sim/${icc}/validate`, as)).statusCode, 200);
    const { order_id } = await db
      .selectFrom('orders')
      .select('order_id')
      .where('customer_id', '=', '1001')
      .where('status', '=', 'Submitted')
      .where('action', 'is', null)
      .executeTakeFirstOrThrow();
    assert.equal(statusAndCode(await cancel(order_id)), '400 OrderCannotBeCancelled');
  });
});
