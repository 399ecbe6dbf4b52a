import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { subscriptionSettingsAnswer } from 'shared/contracts/subscription-settings';
import * as z from 'zod/mini';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const wanted = {
  firstName: 'Åse',
  lastName: 'Strandvold',
  email: 'aase@firma.example',
  employeeId: 'M77',
  invoiceNote: 'Sag 12',
};
const test = await openTestApi();
after(() => test.close());

const change = (id: string, data: unknown, person = as, headers = {}) =>
  test.call({ method: 'PUT', path: `/subscriptions/${id}?customerId=1001`, as: person, data, headers });
const read = async (answer: Promise<{ json(): unknown }>) =>
  z.parse(subscriptionSettingsAnswer, (await answer).json()).data.subscription;

describe('PUT /subscriptions/:subscriptionId', () => {
  it('changes the user and the invoice note, updates the search, and is logged', async () => {
    const id = await addSubscription(test.database.db);
    const answer = await change(id, wanted);
    assert.equal(answer.statusCode, 200, answer.body);
    const { subscription } = z.parse(subscriptionSettingsAnswer, answer.json()).data;
    const { firstName, lastName, email, employeeId, invoiceNote } = subscription;
    assert.deepEqual({ firstName, lastName, email, employeeId, invoiceNote }, wanted);
    const list = await test.get('/subscriptions?customerId=1001&searchQuery=strandvold', as);
    assert.equal(list.json<{ data: { totalCount: number } }>().data.totalCount, 1);
    const log = await test.get(
      '/audit-log?customerId=1001&action=SubscriptionChanged',
      'superadmin@demo.example',
    );
    const [entry] = z.parse(auditLogAnswer, log.json()).data.entries;
    assert.ok(entry?.after?.values?.includes('Strandvold'));
  });

  it('keeps the number in the search when an earlier employee number was part of it', async () => {
    const { db } = test.database;
    const { subscription_id: id, local_number } = await db
      .selectFrom('subscriptions')
      .select(['subscription_id', 'local_number'])
      .where('account_id', '=', '80011001')
      .where('status', '=', 'Active')
      .where('category', '=', 'Voice')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('subscriptions')
      .set({ employee_id: local_number?.slice(0, 4) ?? null })
      .where('subscription_id', '=', id)
      .execute();
    assert.equal((await change(id, wanted)).statusCode, 200);
    const list = await test.get(`/subscriptions?customerId=1001&searchQuery=${local_number ?? ''}`, as);
    assert.equal(list.json<{ data: { totalCount: number } }>().data.totalCount, 1);
  });

  it('clears optional fields, and sorts a subscription without a user by its product', async () => {
    const id = await addSubscription(test.database.db);
    await change(id, wanted);
    const answer = await change(id, { ...wanted, email: '', employeeId: null });
    const { subscription } = z.parse(subscriptionSettingsAnswer, answer.json()).data;
    assert.deepEqual([subscription.email, subscription.employeeId], [null, null]);
    await change(id, { ...wanted, firstName: null, lastName: null });
    const { db } = test.database;
    const row = db.selectFrom('subscriptions').select('sort_name').where('subscription_id', '=', id);
    assert.equal((await row.executeTakeFirstOrThrow()).sort_name, danishSortKey(subscription.name));
  });

  it('refuses a stale version with 412 and changes nothing', async () => {
    const id = await addSubscription(test.database.db);
    const path = `/subscriptions/${id}?customerId=1001`;
    const { version } = await read(test.get(path, as));
    const made = { 'if-match': `"${String(version)}"` };
    assert.equal((await read(change(id, wanted, as, made))).version, Number(version) + 1);
    const late = await change(id, { ...wanted, lastName: 'Lund' }, as, made);
    assert.equal(statusAndCode(late), '412 StaleVersion');
    assert.equal((await read(test.get(path, as))).lastName, 'Strandvold');
    const newest = await read(change(id, wanted, as, { 'if-match': '*' }));
    assert.equal(newest.version, Number(version) + 1, 'unchanged');
  });

  it('is for administrators, on active subscriptions (SUB-032)', async () => {
    const id = await addSubscription(test.database.db, '80011001', { status: 'Suspended' });
    assert.equal((await change(id, wanted)).statusCode, 400);
    assert.equal((await change(id, wanted, 'employee@demo.example')).statusCode, 403);
  });
});
