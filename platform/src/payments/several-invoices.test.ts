import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openPaymentsAnswer } from 'shared/contracts/payment';
import * as z from 'zod/mini';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { anyNotification, paymentCalls } from '../testing/calls/payment-calls.ts';
import { openTestApi } from '../testing/test-api.ts';
import { shareOut } from './book-notification.ts';

const own = '80011001';
const outsideReach = '80011012';

const test = await openTestApi();
const calls = paymentCalls(test);
after(() => test.close());

describe('paying several invoices at once (BIL-002)', () => {
  const three = () =>
    Promise.all([100, 2_000, 30_000].map(amount_due_ore => calls.newItem({ amount_due_ore })));
  const code = async (...call: Parameters<typeof calls.begin>) =>
    calls.refusal((await calls.begin(...call)).body).subCode;

  it('charges the sum of the amounts due, and lists each invoice with its share', async () => {
    const items = await three();
    const session = await calls.begun([...items, items[0] ?? '']);
    assert.equal(session.amount.value, 321);
    assert.equal(test.payments.started.at(-1)?.amountOre, 32_100);
    const shares = session.items.map(item => [item.billingItemId, item.amount.value]);
    assert.deepEqual(shares.sort(), items.map((item, index) => [item, [1, 20, 300][index]]).sort());
    assert.deepEqual(
      session.items.map(item => [item.invoiceNumber, item.accountId]).sort(),
      items.map(item => [item.slice(1), own]).sort(),
    );
    assert.equal(
      (await calls.begun(items.toReversed(), 'superadmin@demo.example')).sessionId,
      session.sessionId,
    );
    for (const item of items) assert.equal((await calls.auditOf(item.slice(1))).length, 1);
  });

  it('pays all invoices or none, once for a repeated notification', async () => {
    const items = await three();
    const session = await calls.begun(items);
    const { db } = test.database;
    const paid = anyNotification(session, { pspReference: 'all-of-them' });
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    assert.equal((await calls.tell(paid)).statusCode, 500);
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
    for (const item of items) assert.equal((await calls.readItem(item)).status, 'Open');
    await Promise.all([calls.tell(paid), calls.tell(paid)]);
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
    for (const [index, item] of items.entries()) {
      const { status, amountDue, payments } = await calls.readItem(item);
      assert.deepEqual([status, amountDue.value], ['Paid', 0]);
      assert.deepEqual(
        payments.map(({ amount }) => amount.value),
        [[1, 20, 300][index]],
      );
    }
  });

  it('is refused for an invoice in another open payment', async () => {
    const [first = '', second = '', third = ''] = await three();
    const session = await calls.begun([first, second]);
    for (const overlapping of [[second, third], [second], [first, second, third]])
      assert.equal(await code(overlapping), 'BillingItemInAnotherPayment');
    assert.equal((await calls.see(session.sessionId)).state, 'Pending');
    await calls.cancel(session.sessionId);
    const next = await calls.begun([second, third]);
    assert.equal(await code([first, second]), 'BillingItemInAnotherPayment');
    test.clock.advance(31 * 60_000);
    assert.notEqual((await calls.begun([first, second])).sessionId, session.sessionId);
    assert.equal((await calls.see(next.sessionId)).state, 'Cancelled');
  });

  it('finds the open payments of invoices, for people with access to all of their invoices', async () => {
    const [first = '', second = '', third = ''] = await three();
    const outside = await calls.newItem({}, outsideReach);
    const openOf = async (ids: readonly string[], as = 'admin@demo.example') => {
      const query = ids.map(id => `&billingItemIds=${id}`).join('');
      const answer = await test.get(`${calls.pathOf()}${query}`, as);
      return z
        .parse(openPaymentsAnswer, answer.json())
        .data.paymentSessions.map(({ sessionId, items }) => [sessionId, items.length]);
    };
    const near = await calls.begun([first, second]);
    const far = await calls.begun([third, outside]);
    const both = (await openOf([second, third])).sort();
    assert.deepEqual(
      both,
      [
        [near.sessionId, 2],
        [far.sessionId, 2],
      ].sort(),
    );
    assert.deepEqual(await openOf([second, third], 'limited@demo.example'), [[near.sessionId, 2]]);
    assert.deepEqual(await openOf([]), []);
    await calls.cancel(near.sessionId);
    assert.deepEqual(await openOf([first]), []);
    test.clock.advance(31 * 60_000);
    assert.deepEqual(await openOf([third]), []);
  });

  it('lets only one of two concurrent payments with overlapping invoices start', async () => {
    const [first = '', second = '', third = ''] = await three();
    const answers = await Promise.all([
      calls.begin([first, second]),
      calls.begin([third, second], 'superadmin@demo.example'),
      calls.begin([second, first]),
      calls.begin([second, third]),
    ]);
    const begun = answers.filter(answer => answer.statusCode === 200);
    assert.equal(begun.length, 2);
    assert.equal(new Set(begun.map(answer => calls.read(answer.body).sessionId)).size, 1);
  });

  it('is refused as a whole when one invoice is not payable or out of reach', async () => {
    const item = await calls.newItem();
    const [paid, outside] = [await calls.newItem({ status: 'Paid' }), await calls.newItem({}, outsideReach)];
    const { db } = test.database;
    const foreign = await addBillingItem(db, '80031001');
    assert.equal(await code([item, paid]), 'BillingItemIsNotPayable');
    assert.equal((await calls.begin([item, foreign])).statusCode, 404);
    assert.equal((await calls.begin([item, outside], 'limited@demo.example')).statusCode, 404);
    assert.deepEqual(await calls.auditOf(item.slice(1)), []);
    const { sessionId } = await calls.begun([item, outside]);
    for (const method of ['GET', 'DELETE'] as const) {
      const call = { method, path: calls.pathOf(sessionId), as: 'limited@demo.example' };
      assert.equal((await test.call(call)).statusCode, 404, method);
    }
    assert.equal(await code(item, 'limited@demo.example'), 'BillingItemInAnotherPayment');
    assert.equal((await calls.see(sessionId)).state, 'Pending');
  });

  it('shares out any received amount to the øre', () => {
    assert.deepEqual(shareOut(600, [100, 200, 300]), [100, 200, 300]);
    assert.deepEqual(shareOut(250, [100, 200, 300]), [100, 150, 0]);
    assert.deepEqual(shareOut(700, [100, 200, 300]), [100, 200, 400]);
    assert.deepEqual(shareOut(50, [100]), [50]);
  });
});
