import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { bulkJobAnswer, bulkPreviewAnswer } from 'shared/contracts/bulk-job';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import * as z from 'zod/mini';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { poolNumbers } from '../new-subscription/number-pool.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { orderDueRows, readBulkJob } from '../testing/calls/bulk-job-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const limited = 'limited@demo.example';

const test = await openTestApi();
after(() => test.close());

const wanted = (of: Partial<NewSubscription> = {}): NewSubscription => ({ ...newSubscription, ...of });
const numbers = poolNumbers('').slice(-20);
/** A mobile subscription, with a number of the pool that no other test uses, or with any. */
const voice = (number?: string) =>
  wanted({
    category: 'Voice',
    offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' },
    extraServices: [],
    number: number === undefined ? { mode: 'Any' } : { mode: 'New', number },
  });
const lined = (subscriptions: readonly NewSubscription[]) => ({
  lines: subscriptions.map((subscription, index) => ({ line: 2 * index + 2, subscription })),
});

const post = (path: string, data: unknown, person = as, headers = {}, customerId = '1001') =>
  test.call({
    method: 'POST',
    path: `/bulk-jobs${path}?customerId=${customerId}`,
    as: person,
    data,
    headers,
  });
async function start(subscriptions: readonly NewSubscription[], person = as) {
  const answer = await post('/new-subscriptions', lined(subscriptions), person);
  assert.equal(answer.statusCode, 202, answer.body);
  return z.parse(bulkJobAnswer, answer.json()).data;
}
const orderRows = () => orderDueRows(test);
const read = (jobId: string, person = as) => readBulkJob(test, jobId, person);
const resultsOf = async (jobId: string) =>
  (await read(jobId)).rows.map(row => [row.position, row.status, row.reasonCode]);
const countOf = async (table: 'subscriptions' | 'orders') => {
  const { db } = test.database;
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};
const find = async (subscriptionId: string | null | undefined) =>
  test.database.db
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId ?? '')
    .selectAll()
    .executeTakeFirst();
const userIdOf = async (email: string) =>
  (
    await test.database.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('user_id')
      .executeTakeFirstOrThrow()
  ).user_id;

describe('a bulk job that creates subscriptions', () => {
  it('creates a subscription and its order per line, and reports each result', async () => {
    const [number = ''] = numbers;
    const job = await start([wanted(), voice(number), voice()]);
    assert.deepEqual([job.action, job.counts.total, job.counts.waiting], ['Create', 3, 3]);
    const before = await read(job.id);
    assert.deepEqual(before.rows[1], {
      position: 4,
      subscriptionId: null,
      userName: 'Ægir Ørnholt',
      number,
      productName: 'Erhverv Mobil 50 GB',
      status: 'Waiting',
      reasonCode: null,
      orderId: null,
      orderStatus: null,
      effectiveDate: null,
    });
    await orderRows();
    const { rows } = await read(job.id);
    assert.deepEqual(
      rows.map(row => [row.position, row.status, row.orderStatus]),
      [2, 4, 6].map(line => [line, 'Ordered', 'Submitted']),
    );
    const created = await Promise.all(rows.map(row => find(row.subscriptionId)));
    assert.deepEqual(
      created.map(row => [row?.status, row?.account_id, row?.customer_id]),
      rows.map(() => ['Reserved', '80011001', '1001']),
    );
    assert.equal(created[1]?.local_number, number);
    assert.equal(rows[2]?.number, created[2]?.local_number);
    await test.passTime(60);
    assert.equal((await read(job.id)).counts.completed, 3);
    assert.equal((await find(rows[0]?.subscriptionId))?.status, 'Active');
  });

  it('fails lines with a duplicate number, or a plan that was withdrawn meanwhile', async () => {
    const [, number = ''] = numbers;
    const { db } = test.database;
    const { id } = await start([voice(number), voice(number), wanted()]);
    const plan = db.updateTable('price_plans').where('price_plan_code', '=', 'MBB500');
    await plan.set({ offering_type: 'Deleted' }).execute();
    await orderRows();
    await plan.set({ offering_type: 'Available' }).execute();
    assert.deepEqual(await resultsOf(id), [
      [2, 'Ordered', null],
      [4, 'Failed', 'NumberNotAvailable'],
      [6, 'Failed', 'PricePlanNotOffered'],
    ]);
  });

  it('reserves its numbers for the person who started it', async () => {
    const [, , number = ''] = numbers;
    const { id } = await start([voice(number)]);
    const reserve = { path: '/numbers/reservations?customerId=1001', as: 'superadmin@demo.example' };
    const answer = await test.call({ method: 'POST', ...reserve, data: { number } });
    assert.equal(statusAndCode(answer), '400 NumberNotAvailable');
    await orderRows();
    assert.deepEqual(await resultsOf(id), [[2, 'Ordered', null]]);
  });

  it('is started once per idempotency key, with 1 to 500 distinct lines', async () => {
    const data = lined([wanted(), wanted()]);
    const headers = { 'idempotency-key': randomUUID() };
    const path = '/new-subscriptions';
    const before = await countOf('subscriptions');
    const [first, again] = [await post(path, data, as, headers), await post(path, data, as, headers)];
    assert.equal(first.statusCode, 202);
    assert.equal(again.body, first.body);
    await orderRows();
    assert.equal(await countOf('subscriptions'), before + 2);
    assert.equal(
      statusAndCode(await post(path, data, as, { 'idempotency-key': undefined })),
      '400 ArgumentError',
    );
    const [line] = data.lines;
    assert.equal((await post(path, { lines: [line, line] })).statusCode, 400);
    assert.equal((await post(path, { lines: [] })).statusCode, 400);
    const unstorable = lined([wanted({ shipment: { type: 'Pick\0Up' } })]);
    assert.equal(statusAndCode(await post(path, unstorable)), '400 ArgumentError');
    assert.equal((await post(path, lined(Array.from({ length: 501 }, () => wanted())))).statusCode, 400);
  });

  it('requires a contract, and access to the accounts and the product', async () => {
    const outside = wanted({ accountId: '80011002' });
    const path = '/new-subscriptions';
    assert.equal(statusAndCode(await post(path, lined([wanted(), outside]), limited)), '404 NotFound');
    assert.equal(statusAndCode(await post(path, lined([wanted({ accountId: '80031001' })]))), '404 NotFound');
    const { db } = test.database;
    const customer = db.updateTable('customers').where('customer_id', '=', '1001');
    await customer.set({ can_create_home_office_subscription: false }).execute();
    assert.equal(
      statusAndCode(await post(path, lined([wanted({ category: 'HomeOffice' })]))),
      '403 Forbidden',
    );
    await customer.set({ has_contract: false }).execute();
    assert.equal(statusAndCode(await post(path, lined([wanted()]))), '400 CustomerIsMissingContract');
    await customer.set({ has_contract: true, can_create_home_office_subscription: true }).execute();
  });

  it('checks the permissions of the person when each line is ordered', async () => {
    const { db } = test.database;
    const [account, kept] = limitedAccountIds;
    const own = await start([wanted({ accountId: kept }), wanted({ accountId: account })], limited);
    const user_id = await userIdOf(limited);
    const member = db.updateTable('memberships').where('user_id', '=', user_id);
    const customer = db.updateTable('customers').where('customer_id', '=', '1001');
    const reach = { user_id, customer_id: '1001', account_id: account };
    await db
      .deleteFrom('membership_accounts')
      .where('user_id', '=', user_id)
      .where('account_id', '=', account)
      .execute();
    await orderRows();
    assert.deepEqual(await resultsOf(own.id), [
      [2, 'Ordered', null],
      [4, 'Failed', 'NotFound'],
    ]);
    // The person no longer sees that line.
    assert.deepEqual(
      (await read(own.id, limited)).rows.map(row => row.position),
      [2],
    );
    const asUser = await start([wanted({ accountId: kept })], limited);
    await member.set({ role: 'User' }).execute();
    await orderRows();
    assert.deepEqual(await resultsOf(asUser.id), [[2, 'Failed', 'Forbidden']]);
    await member.set({ role: 'Admin' }).execute();
    await db.insertInto('membership_accounts').values(reach).execute();
    const { id } = await start([wanted()]);
    await customer.set({ has_contract: false }).execute();
    await orderRows();
    await customer.set({ has_contract: true }).execute();
    assert.deepEqual(await resultsOf(id), [[2, 'Failed', 'CustomerIsMissingContract']]);
  });

  it('retries failed lines only, without creating others twice', async () => {
    const [, , , number = ''] = numbers;
    const { db } = test.database;
    const { id } = await start([wanted(), voice(number)]);
    const held = { user_id: 'somebody', customer_id: '1001', reserved_until: new Date(8e12) };
    const reservation = db.updateTable('number_reservations').where('number', '=', number);
    await reservation.set(held).execute();
    await orderRows();
    assert.deepEqual(
      (await resultsOf(id)).map(([, status]) => status),
      ['Ordered', 'Failed'],
    );
    const before = await countOf('subscriptions');
    await db.deleteFrom('number_reservations').where('number', '=', number).execute();
    assert.equal((await post(`/${id}/retry`, undefined)).statusCode, 202);
    await orderRows();
    assert.deepEqual(await resultsOf(id), [
      [2, 'Ordered', null],
      [4, 'Ordered', null],
    ]);
    assert.equal(await countOf('subscriptions'), before + 1);
  });

  it('keeps the row of a cancelled order', async () => {
    const { id } = await start([wanted()]);
    await orderRows();
    const { orderId } = (await read(id)).rows[0] ?? {};
    const undone = await test.call({
      method: 'POST',
      path: `/orders/${orderId ?? ''}/cancel?customerId=1001`,
      as,
    } as const);
    assert.equal(undone.statusCode, 202, undone.body);
    const [row] = (await read(id)).rows;
    assert.deepEqual(
      [row?.status, row?.subscriptionId, row?.userName, row?.orderId],
      ['Cancelled', null, 'Ægir Ørnholt', orderId],
    );
  });

  it('has a CSV file with line numbers, and is logged', async () => {
    const correlationId = randomUUID();
    const [, , , , number = ''] = numbers;
    const answer = await post('/new-subscriptions', lined([wanted(), voice(number), voice(number)]), as, {
      'x-correlation-id': correlationId,
    });
    const { id } = z.parse(bulkJobAnswer, answer.json()).data;
    await orderRows();
    const file = await test.get(`/bulk-jobs/${id}/rows?customerId=1001&format=csv`, as);
    const [head, first, , refused] = file.body.trimEnd().split('\r\n');
    assert.match(head ?? '', /Linje;Nummer;Navn;Abonnement/);
    assert.match(first ?? '', /^2;\d+;Ægir Ørnholt;[^;]+;\d+;Opret abonnementer;Bestilt;;O\d+;/);
    assert.match(
      refused ?? '',
      new RegExp(`^6;${number};.*;;Opret abonnementer;Fejlet;Telefonnummeret er ikke ledigt;;$`),
    );
    const log = await test.get('/audit-log?customerId=1001&pageSize=200', 'superadmin@demo.example');
    const own = z
      .parse(auditLogAnswer, log.json())
      .data.entries.filter(entry => entry.correlationId === correlationId);
    assert.deepEqual(own.map(entry => entry.action).sort(), ['BulkJobStarted', 'OrderPlaced', 'OrderPlaced']);
    const started = own.find(entry => entry.action === 'BulkJobStarted');
    assert.deepEqual(
      [started?.subject, started?.after?.values],
      [id, ['Opret abonnementer', '3 abonnementer']],
    );
  });

  it('cannot be previewed as a change of subscriptions', async () => {
    const selection = { filter: {} };
    const answer = await post('/preview', { change: { action: 'Create' }, selection });
    assert.equal(answer.statusCode, 400);
    assert(!z.safeParse(bulkPreviewAnswer, answer.json()).success);
  });
});
