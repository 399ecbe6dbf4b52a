import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { auditLogAnswer, type AuditAction } from 'shared/contracts/audit-log';
import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import { TERMINATION_REASONS } from 'shared/contracts/termination';
import * as z from 'zod/mini';
import { reasonIn } from 'shared/orders/reason-in';
import { addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const as = 'admin@demo.example';

const test = await openTestApi();
after(() => test.close());

/** The entries of one action about one thing, as the API answers them. */
async function entriesOf(action: AuditAction, id: string) {
  const answer = await test.get(`/audit-log?customerId=1001&pageSize=200&action=${action}`, superadmin);
  assert.equal(answer.statusCode, 200, answer.body);
  const { entries } = z.parse(auditLogAnswer, answer.json()).data;
  return entries.filter(({ about, subject }) => about?.id === id || subject === id);
}

async function newSubscription(first_name: string | null = 'Albert', last_name: string | null = 'Skovlyst') {
  const id = await addSubscriptionWithSimCard(test.database.db);
  await test.database.db
    .updateTable('subscriptions')
    .set({ first_name, last_name })
    .where('subscription_id', '=', id)
    .execute();
  return id;
}

async function change(id: string, what: string, data?: object, method: 'PUT' | 'POST' = 'PUT') {
  const path = `/subscriptions/${id}${what}?customerId=1001`;
  const answer = await test.call({ method, path, as, data });
  assert(answer.statusCode < 300, answer.body);
  return answer;
}

describe('an entry of the audit log', () => {
  it('keeps the user of the subscription at that time, and the reason of the suspension', async () => {
    const id = await newSubscription();
    await change(id, '/suspension', { action: 'Suspend', reason: 'Stolen' });
    await newNameOf(id);
    const [placed] = await entriesOf('OrderPlaced', id);
    assert.deepEqual(placed?.about, { kind: 'Subscription', id, name: 'Albert Skovlyst' });
    assert.deepEqual(placed.details, { reason: 'Stolen' });
  });

  it('has no name for a subscription without a user', async () => {
    const id = await newSubscription(null, null);
    await change(id, '/puk-code', undefined, 'POST');
    const [shown] = await entriesOf('PukCodeShown', id);
    assert.deepEqual(shown?.about, { kind: 'Subscription', id, name: null });
    assert.equal(shown.details, null);
  });

  it('is found by the name of its subject', async () => {
    const id = await newSubscription('Zenobius', 'Kvist');
    await change(id, '/puk-code', undefined, 'POST');
    const answer = await test.get('/audit-log?customerId=1001&searchQuery=zenobius', superadmin);
    const { entries } = z.parse(auditLogAnswer, answer.json()).data;
    assert.deepEqual(
      entries.map(({ about }) => about?.id),
      [id],
    );
  });

  it('says that an order completed, without an actor, with the details of the placed order', async () => {
    const id = await newSubscription();
    await change(id, '/suspension', { action: 'Suspend', reason: 'Leave' });
    await test.passTime(60);
    const [[placed], [done]] = [await entriesOf('OrderPlaced', id), await entriesOf('OrderCompleted', id)];
    assert(placed && done);
    assert.deepEqual([done.actorName, done.actorEmail], [null, null]);
    assert.deepEqual(
      [done.subject, done.about, done.after, done.details, done.correlationId],
      [placed.subject, placed.about, placed.after, placed.details, placed.correlationId],
    );
    await test.passTime(600);
    assert.equal((await entriesOf('OrderCompleted', id)).length, 1);
  });

  it('says that an order failed, with the failure code', async () => {
    const id = await newSubscription();
    await change(id, '/suspension', { action: 'Suspend', reason: 'Lost' });
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
    await test.passTime(60);
    const [failed, ...others] = await entriesOf('OrderFailed', id);
    assert.equal(others.length, 0);
    assert.deepEqual(failed?.details, { reason: 'Lost', failure: 'SubscriptionActionNotAllowed' });
    assert.equal((await entriesOf('OrderCompleted', id)).length, 0);
  });

  it('says that an order was cancelled, with the details of the placed order', async () => {
    const id = await newSubscription();
    await change(id, '/suspension', { action: 'Suspend', reason: 'Lost' });
    const [placed] = await entriesOf('OrderPlaced', id);
    const path = `/orders/${placed?.after?.orderId ?? ''}/cancel?customerId=1001`;
    assert.equal((await test.call({ method: 'POST', path, as })).statusCode, 202);
    const [undone] = await entriesOf('OrderCancelled', id);
    assert.deepEqual(
      [undone?.about, undone?.before, undone?.details],
      [placed?.about, placed?.after, placed?.details],
    );
  });
});

async function newNameOf(id: string): Promise<void> {
  const values = { first_name: 'Vera', last_name: 'Holm' };
  await test.database.db.updateTable('subscriptions').set(values).where('subscription_id', '=', id).execute();
}

it('reasonIn knows the reason of every order', () => {
  for (const reason of [...SUSPENSION_REASONS, ...TERMINATION_REASONS])
    assert.equal(reasonIn({ reason, comment: 'x' }), reason);
  assert.equal(reasonIn({ icc: '1' }), undefined);
});

describe('downloaded documents', () => {
  const items = () =>
    test.database.db
      .selectFrom('billing_items as b')
      .innerJoin('accounts as a', 'a.account_id', 'b.account_id')
      .where('b.customer_id', '=', '1001')
      .select(['billing_item_id', 'invoice_number', 'account_name'])
      .orderBy('billing_item_id')
      .limit(2)
      .execute();

  it('are logged one by one, with the person and the format', async () => {
    const [item] = await items();
    assert(item);
    const { billing_item_id: id } = item;
    const answer = await test.get(`/billing-items/${id}/documents/${id}-csv?customerId=1001`, as);
    assert.equal(answer.statusCode, 200, answer.body);
    const [fetched, ...others] = await entriesOf('DocumentFetched', id);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [fetched?.actorEmail, fetched?.subject, fetched?.about, fetched?.details],
      [as, item.invoice_number, { kind: 'BillingItem', id, name: item.account_name }, { format: 'Csv' }],
    );
  });

  it('are logged as one entry when downloaded as an archive', async () => {
    const fetched = await items();
    const query = fetched.map(each => `billingItemIds=${each.billing_item_id}`).join('&');
    const answer = await test.get(`/billing-items/documents?customerId=1001&${query}`, as);
    assert.equal(answer.statusCode, 200);
    const name = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
    const [entry, ...others] = await entriesOf('DocumentFetched', name);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [entry?.about, entry?.details, entry?.after?.values],
      [null, { format: 'Pdf', count: 2 }, fetched.map(each => each.invoice_number)],
    );
  });

  it('are not logged when out of reach', async () => {
    const before = await entriesOf('DocumentFetched', 'nothing');
    const answer = await test.get('/billing-items/nothing/documents/nothing-csv?customerId=1001', as);
    assert.equal(answer.statusCode, 404);
    assert.deepEqual(await entriesOf('DocumentFetched', 'nothing'), before);
    assert.equal(before.length, 0);
  });
});
