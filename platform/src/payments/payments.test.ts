import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { anyNotification, paymentCalls, returnUrl } from '../testing/calls/payment-calls.ts';
import { openTestApi } from '../testing/test-api.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { giveUp } from './settle-payment.ts';

const outsideReach = '80011012';

const test = await openTestApi();
const calls = paymentCalls(test);
after(() => test.close());

describe('paying an invoice by card', () => {
  it('charges the amount due, whatever the caller sends, and logs who started it (BIL-002)', async () => {
    const item = await calls.newItem({ amount_due_ore: 4_321 });
    const answer = await test.call({
      method: 'POST',
      path: calls.pathOf(),
      as: 'admin@demo.example',
      data: { billingItemIds: [item], returnUrl, amount: 1 },
    });
    const session = calls.read(answer.body);
    assert.deepEqual(session.amount, { value: 43.21, currency: 'DKK' });
    assert.equal(session.state, 'Pending');
    assert.deepEqual(session.provider, { id: `CS-${session.sessionId}`, sessionData: 'data' });
    const asked = test.payments.started.at(-1);
    assert.equal(asked?.amountOre, 4_321);
    assert.equal(asked.returnUrl, `${returnUrl}?session=${session.sessionId}`);
    const [entry] = await calls.auditOf(item.slice(1));
    assert.equal(entry?.action, 'PaymentStarted');
    assert.equal(entry.actor_email, 'admin@demo.example');
  });

  it('has a single open payment for concurrent requests of several people (BIL-002)', async () => {
    const item = await calls.newItem();
    const people = ['admin@demo.example', 'superadmin@demo.example', 'admin@demo.example'];
    const answers = await Promise.all(people.map(person => calls.begin(item, person)));
    const ids = answers.map(answer => calls.read(answer.body).sessionId);
    assert.equal(new Set(ids).size, 1);
    const started = test.payments.started.filter(({ reference }) => reference === ids[0]);
    assert(started.length >= 1);
    assert.equal((await calls.auditOf(item.slice(1))).length, 1);
  });

  for (const [why, changes] of [
    ['paid', { status: 'Paid', amount_due_ore: 0 }],
    ['being paid', { status: 'PaymentPending' }],
    ['drawn by Betalingsservice', { status: 'AutomaticPayment' }],
    ['at a debt collector', { status: 'Collection' }],
    ['sent to an EAN number', { invoice_format: 'Ean' }],
    ['without an amount due', { amount_due_ore: 0 }],
  ] as const) {
    it(`is refused for an invoice that is ${why}`, async () => {
      const item = await calls.newItem(changes);
      const answer = await calls.begin(item);
      assert.equal(answer.statusCode, 400);
      assert.equal(calls.refusal(answer.body).subCode, 'BillingItemIsNotPayable');
      assert.equal((await calls.readItem(item)).isPayable, false);
    });
  }

  it('is limited to accounts within reach for limited administrators, and forbidden to employees', async () => {
    const [inside, outside] = [await calls.newItem(), await calls.newItem({}, outsideReach)];
    assert.equal((await calls.begin(inside, 'limited@demo.example')).statusCode, 200);
    assert.equal((await calls.begin(outside, 'limited@demo.example')).statusCode, 404);
    const { sessionId } = await calls.begun(outside);
    assert.equal((await test.get(calls.pathOf(sessionId), 'limited@demo.example')).statusCode, 404);
    assert.equal((await calls.cancel(sessionId, 'limited@demo.example')).statusCode, 404);
    assert.equal((await calls.see(sessionId)).state, 'Pending', 'it is not taken back either');
    assert.equal((await calls.begin(inside, 'employee@demo.example')).statusCode, 403);
  });

  it('refuses a return URL outside the portal', async () => {
    const item = await calls.newItem();
    for (const address of [
      'https://evil.example/',
      'http://localhost:40001/',
      'javascript:alert(1)',
      'blob:http://localhost:4000/x',
      'http://evil.example@localhost:4000/',
    ]) {
      const answer = await test.call({
        method: 'POST',
        path: calls.pathOf(),
        as: 'admin@demo.example',
        data: { billingItemIds: [item], returnUrl: address },
      });
      assert.equal(answer.statusCode, 400, address);
    }
    assert.deepEqual(await calls.auditOf(item.slice(1)), []);
  });

  it('returns to the preview where it was started', async () => {
    const page = 'https://pr-7.preview.example/selvbetjening/1001/faktura/F1/betaling';
    const answer = await test.call({
      method: 'POST',
      path: calls.pathOf(),
      as: 'admin@demo.example',
      data: { billingItemIds: [await calls.newItem()], returnUrl: page },
    });
    assert.equal(answer.statusCode, 200, answer.body);
    const { sessionId } = calls.read(answer.body);
    const asked = test.payments.started.find(({ reference }) => reference === sessionId);
    assert.equal(asked?.returnUrl, `${page}?session=${sessionId}`);
  });

  it('is kept for a retry when the provider fails', async () => {
    const item = await calls.newItem();
    const { provider } = test.payments;
    test.payments.provider = { startSession: () => Promise.reject(new Error('down')) };
    const failed = await calls.begin(item);
    test.payments.provider = provider;
    assert.equal(failed.statusCode, 500);
    const session = await calls.begun(item);
    assert.notEqual(session.provider, null);
    assert.equal((await calls.auditOf(item.slice(1))).length, 1);
  });

  it('can be cancelled and started again', async () => {
    const item = await calls.newItem();
    const first = await calls.begun(item);
    const cancelled = await calls.cancel(first.sessionId);
    assert.equal(calls.read(cancelled.body).state, 'Cancelled');
    assert.equal(calls.read(cancelled.body).provider, null);
    const second = await calls.begun(item);
    assert.notEqual(second.sessionId, first.sessionId);
    assert.equal((await calls.see(first.sessionId)).state, 'Cancelled');
  });

  it('starts again while the open payment is being cancelled', async ({ signal }) => {
    const item = await calls.newItem();
    const { sessionId } = await calls.begun(item);
    const next = await startWhileLocked(
      test.database,
      signal,
      transaction => giveUp(transaction, sessionId, test.clock.now()),
      () => calls.begun(item),
    );
    assert.equal(next.state, 'Pending');
    assert.notEqual(next.sessionId, sessionId);
  });

  it('starts again when the amount due has changed or the payment has timed out', async () => {
    const item = await calls.newItem();
    const first = await calls.begun(item);
    await test.database.db
      .updateTable('billing_items')
      .set({ amount_due_ore: 500 })
      .where('billing_item_id', '=', item)
      .execute();
    const second = await calls.begun(item);
    assert.equal(second.amount.value, 5);
    assert.equal((await calls.see(first.sessionId)).state, 'Cancelled');
    test.clock.advance(31 * 60_000);
    assert.equal((await calls.see(second.sessionId)).state, 'Cancelled');
    assert.notEqual((await calls.begun(item)).sessionId, second.sessionId);
  });

  it('starts again when the account has been moved from another customer', async () => {
    const item = await calls.newItem();
    const { sessionId } = await calls.begun(item);
    await test.database.db
      .updateTable('payment_sessions')
      .set({ customer_id: '1002' })
      .where('session_id', '=', sessionId)
      .execute();
    const again = await calls.begin(item);
    assert.equal(again.statusCode, 200);
    assert.notEqual(calls.read(again.body).sessionId, sessionId);
  });
});

describe('a notification of the provider', () => {
  it('marks the invoice as paid, and is logged (BIL-002)', async () => {
    const item = await calls.newItem();
    const session = await calls.begun(item, 'superadmin@demo.example');
    const notifiedAt = test.clock.now();
    assert.equal((await calls.tell(anyNotification(session))).statusCode, 202);
    const { state, settledAt } = await calls.see(session.sessionId);
    assert.equal(state, 'Paid');
    assert.ok(new Date(settledAt ?? 0) >= notifiedAt);
    const paid = await calls.readItem(item);
    assert.equal(paid.status, 'Paid');
    assert.equal(paid.amountDue.value, 0);
    assert.deepEqual(
      paid.payments.map(({ amount, method }) => [amount.value, method]),
      [[125, 'Betalingskort']],
    );
    const received = (await calls.auditOf(item.slice(1))).find(({ action }) => action === 'PaymentReceived');
    assert.equal(received?.actor_email, 'superadmin@demo.example');
    assert.deepEqual(received.after?.values, ['0,00\u00a0kr.']);
  });

  it('refuses or cancels the payment, and leaves the invoice unchanged', async () => {
    for (const [reason, state] of [
      ['Refused', 'Refused'],
      ['Cancelled', 'Cancelled'],
    ] as const) {
      const item = await calls.newItem();
      const session = await calls.begun(item);
      await calls.tell(anyNotification(session, { success: 'false', reason }));
      assert.equal((await calls.see(session.sessionId)).state, state);
      const events = test.database.db
        .selectFrom('payment_events')
        .where('session_id', '=', session.sessionId);
      // A later repeat of the notification is recognised by this.
      assert.deepEqual(await events.select('success').execute(), [{ success: false }]);
      assert.equal((await calls.readItem(item)).amountDue.value, 125);
      assert.notEqual((await calls.begun(item)).sessionId, session.sessionId);
    }
  });

  for (const [what, changes] of [
    ['another event', { eventCode: 'CAPTURE' }],
    ['another merchant', { merchantAccountCode: 'Fremmed' }],
    ['another currency', { amount: { value: 12_500, currency: 'EUR' } }],
    ['no money', { amount: { value: 0, currency: 'DKK' } }],
  ] as const)
    it(`is accepted without effect for ${what}`, async () => {
      const item = await calls.newItem();
      const session = await calls.begun(item);
      assert.equal((await calls.tell(anyNotification(session, changes))).statusCode, 202);
      assert.equal((await calls.see(session.sessionId)).state, 'Pending');
      assert.deepEqual((await calls.readItem(item)).payments, []);
    });

  it('takes effect once, when repeated in any order and mixed with forged ones', async () => {
    const item = await calls.newItem();
    const session = await calls.begun(item);
    const paid = anyNotification(session);
    // Of the same payment: a refusal may be followed by success.
    const refused = { ...paid, success: 'false', reason: 'Refused' } as const;
    const forged = { ...paid, pspReference: 'forged', amount: { value: 1, currency: 'DKK' } };
    const stranger = { ...paid, pspReference: 'stranger', merchantReference: 'nobody' };
    const told = Array.from({ length: 100 }, (_, index) => {
      if (index % 4 === 0) return calls.tell(refused);
      if (index % 4 === 1) return calls.tell(paid);
      if (index % 4 === 2) return calls.tell(forged, 'c2lnbmF0dXJl');
      return calls.tell(stranger);
    });
    const answers = (await Promise.all(told)).map(answer => answer.statusCode);
    assert.deepEqual([...new Set(answers)].sort(), [202, 401]);
    await calls.tell(refused);
    const after = await calls.readItem(item);
    assert.equal(after.status, 'Paid');
    assert.equal(after.payments.length, 1);
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
    const received = (await calls.auditOf(item.slice(1))).filter(
      ({ action }) => action === 'PaymentReceived',
    );
    assert.equal(received.length, 1);
  });

  it('takes effect for a payment that has timed out and was started again', async () => {
    const item = await calls.newItem();
    const late = await calls.begun(item);
    test.clock.advance(31 * 60_000);
    const { sessionId } = await calls.begun(item);
    assert.equal((await calls.see(late.sessionId)).state, 'Cancelled');
    await calls.tell(anyNotification(late, { success: 'false', reason: 'Refused' }));
    assert.equal((await calls.see(late.sessionId)).state, 'Cancelled');
    assert.equal((await calls.see(sessionId)).state, 'Pending');
    await calls.tell(anyNotification(late));
    assert.equal((await calls.see(late.sessionId)).state, 'Paid');
    assert.equal((await calls.see(sessionId)).state, 'Cancelled', 'it is not charged twice');
    assert.equal((await calls.readItem(item)).amountDue.value, 0);
  });

  it('takes effect for a cancelled payment', async () => {
    const item = await calls.newItem();
    const session = await calls.begun(item);
    await calls.cancel(session.sessionId);
    await calls.tell(anyNotification(session));
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
    assert.equal((await calls.readItem(item)).amountDue.value, 0);
  });

  it('is refused without a valid signature', async () => {
    const item = await calls.newItem();
    const notification = anyNotification(await calls.begun(item));
    const { webhookKey } = test.payments;
    for (const signature of ['', 'AA==', Buffer.alloc(32).toString('base64'), webhookKey]) {
      assert.equal((await calls.tell(notification, signature)).statusCode, 401, signature);
    }
    assert.equal(
      (await test.api.inject({ method: 'POST', url: '/self-service-api/payments/webhook', payload: {} }))
        .statusCode,
      400,
    );
    assert.equal((await calls.readItem(item)).amountDue.value, 125);
  });

  it('is refused as a whole when one of its items is not signed', async () => {
    const item = await calls.newItem();
    const session = await calls.begun(item);
    const signed = anyNotification(session);
    const forged = anyNotification(await calls.begun(await calls.newItem()));
    for (const told of [
      [signed, forged],
      [forged, signed],
    ]) {
      const all = told.map(each => [each, each === signed ? calls.sign(each) : 'c2lnbmF0dXJl'] as const);
      assert.equal((await calls.tellAll(all)).statusCode, 401);
    }
    assert.equal((await calls.see(session.sessionId)).state, 'Pending');
    assert.equal((await calls.readItem(item)).amountDue.value, 125);
  });

  it('is rolled back when logging fails, and takes effect on a retry', async () => {
    const item = await calls.newItem();
    const session = await calls.begun(item);
    const { db } = test.database;
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    const failed = await calls.tell(anyNotification(session, { pspReference: 'twice' }));
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
    assert.equal(failed.statusCode, 500);
    assert.equal((await calls.readItem(item)).amountDue.value, 125);
    assert.equal((await calls.see(session.sessionId)).state, 'Pending');
    assert.equal((await calls.tell(anyNotification(session, { pspReference: 'twice' }))).statusCode, 202);
    assert.equal((await calls.readItem(item)).status, 'Paid');
  });
});
