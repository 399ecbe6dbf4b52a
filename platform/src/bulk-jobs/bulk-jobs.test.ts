import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import {
  bulkJobAnswer,
  bulkJobsAnswer,
  bulkPreviewAnswer,
  type BulkChange,
  type BulkSelection,
} from 'shared/contracts/bulk-job';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { addDays, danishDay } from '../time/danish-day.ts';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { addAccountBeside } from '../testing/rows/add-account.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { orderDueRows, readBulkJob } from '../testing/calls/bulk-job-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';
import { orderBulkRows } from './order-bulk-rows.ts';

const as = 'admin@demo.example';
const limited = 'limited@demo.example';
const suspend: BulkChange = { action: 'Suspend', reason: 'Leave' };

const test = await openTestApi();
after(() => test.close());

const post = (path: string, data: unknown, person = as, headers = {}) =>
  test.call({ method: 'POST', path: `/bulk-jobs${path}?customerId=1001`, as: person, data, headers });

async function preview(change: BulkChange, selection: BulkSelection, person = as) {
  const answer = await post('/preview', { change, selection }, person);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(bulkPreviewAnswer, answer.json()).data;
}

async function start(change: BulkChange, subscriptionIds: string[], person = as) {
  const answer = await post('', { change, subscriptionIds }, person);
  assert.equal(answer.statusCode, 202, answer.body);
  return z.parse(bulkJobAnswer, answer.json()).data;
}

const orderRows = () => orderDueRows(test);
const read = (jobId: string, person = as) => readBulkJob(test, jobId, person);

const add = (accountId?: string, changes = {}) => addSubscription(test.database.db, accountId, changes);
const statusOf = async (id: string) => {
  const found = test.database.db.selectFrom('subscriptions').where('subscription_id', '=', id);
  return (await found.select('status').executeTakeFirstOrThrow()).status;
};
const ordersOf = (id: string) =>
  test.database.db.selectFrom('orders').where('subscription_id', '=', id).selectAll().execute();

describe('POST /bulk-jobs/preview', () => {
  it('reports which rows are skipped and why, and changes nothing', async () => {
    const [active, suspended, ended] = [
      await add(),
      await add(undefined, { status: 'Suspended' }),
      await add(undefined, { status: 'Cancelled' }),
    ];
    const before = JSON.stringify(await test.database.db.selectFrom('subscriptions').selectAll().execute());
    const subscriptionIds = [active, suspended, ended, 'gone'];
    const { rows, readyCount, selectedCount } = await preview(suspend, { subscriptionIds });
    assert.deepEqual(
      rows.map(row => [row.subscriptionId, row.reasonCode]),
      [
        [active, null],
        [suspended, 'SubscriptionActionNotAllowed'],
        [ended, 'Cancelled'],
        ['gone', 'NotFound'],
      ],
    );
    assert.deepEqual([readyCount, selectedCount], [1, 4]);
    assert.equal(
      JSON.stringify(await test.database.db.selectFrom('subscriptions').selectAll().execute()),
      before,
    );
    assert.deepEqual(await ordersOf(active), []);
  });

  it('sums monthly and one-time costs, and lists what ends', async () => {
    const bound = addDays(danishDay(test.clock.now()), 365);
    const subscriptionIds = [await add(undefined, { binding_end_date: bound }), await add()];
    const plan = await preview({ action: 'PricePlan', pricePlanCode: 'EMOB100' }, { subscriptionIds });
    const own = plan.rows.map(({ price }) => price?.after.value ?? 0);
    assert(own.every(value => value > 0));
    assert.equal(
      plan.price?.after.value,
      own.reduce((sum, value) => sum + value, 0),
    );
    assert.equal(plan.price.oneTime, null);
    const terminationDate = addDays(danishDay(test.clock.now()), 100);
    const rest = { terminationDate, reason: 'NotNeeded', numberHandling: 'Release' } as const;
    const end = await preview({ action: 'Terminate', ...rest }, { subscriptionIds });
    assert.equal(end.price?.after.value, 0);
    assert.equal(end.price.oneTime?.value, end.rows[0]?.price?.oneTime?.value);
    assert((end.price.oneTime?.value ?? 0) > 0);
    assert.deepEqual([end.ends, end.irreversible], [['SubscriptionEnds'], ['NumberReleased']]);
    assert.deepEqual(
      end.rows.map(row => row.effectiveDate),
      [terminationDate, terminationDate],
    );
  });

  it('applies the filters and the order of the overview, and returns the first 500 rows', async () => {
    const query = 'types=MOBILE&statuses=Active&orderBy=Number&sortOrder=Descending';
    const listed = await test.get(`/subscriptions?customerId=1001&pageSize=200&${query}`, as);
    const { subscriptions, totalCount } = listed.json<{
      data: { subscriptions: { id: string }[]; totalCount: number };
    }>().data;
    const filter = {
      types: ['MOBILE' as const],
      statuses: ['Active' as const],
      orderBy: 'Number' as const,
      sortOrder: 'Descending' as const,
    };
    const found = await preview(suspend, { filter });
    const first = subscriptions[0]?.id ?? '';
    const others = await preview(suspend, { filter, exceptIds: [first] });
    assert.equal(others.selectedCount, totalCount - 1);
    assert(others.rows.every(row => row.subscriptionId !== first));
    assert.equal(found.selectedCount, totalCount);
    assert.deepEqual(
      found.rows.slice(0, 200).map(row => row.subscriptionId),
      subscriptions.map(({ id }) => id),
    );
    const answer = await test.call({
      method: 'POST',
      path: '/bulk-jobs/preview?customerId=1003',
      as: 'superadmin@demo.example',
      data: { change: suspend, selection: { filter: {} } },
    } as const);
    const large = z.parse(bulkPreviewAnswer, answer.json()).data;
    assert.equal(large.selectedCount, 10_000);
    assert.equal(large.rows.length, 500);
  });

  it('reports for each row why it cannot move to the billing account (ERR-051)', async () => {
    const { db } = test.database;
    const [fits, ofOtherRoot, ofOtherGroup] = [await add(), await add(), await add()];
    const target = await addAccountBeside(db, fits);
    const changes = [
      [ofOtherRoot, { root_account_id: '80010002' }],
      [ofOtherGroup, { product_group: 'DataNet' }],
    ] as const;
    for (const [id, change] of changes) {
      const account = await addAccountBeside(db, id);
      await db.updateTable('accounts').set(change).where('account_id', '=', account).execute();
      await db
        .updateTable('subscriptions')
        .set({ account_id: account })
        .where('subscription_id', '=', id)
        .execute();
    }
    const move = { action: 'BillingAccount', targetAccountId: target } as const;
    const subscriptionIds = [fits, ofOtherRoot, ofOtherGroup];
    const reasonsOn = async (day: number) => {
      const effectiveDate = addDays(danishDay(test.clock.now()), day);
      const { rows } = await preview({ ...move, effectiveDate }, { subscriptionIds });
      return rows.map(row => row.reasonCode);
    };
    assert.deepEqual(await reasonsOn(1), [
      null,
      'TargetAccountBelongRootAccountCurrentAccount',
      'TargetAccountProductGroupMastCurrentAccountProductGroup',
    ]);
    assert.equal((await reasonsOn(200))[0], 'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture');
    const closing = db.updateTable('accounts').where('account_id', '=', target);
    await closing.set({ closed_on: '2020-01-01' }).execute();
    assert.equal((await reasonsOn(1))[0], 'TargetAccountIsClosed');
    await closing.set({ closed_on: null }).execute();
    await db
      .updateTable('accounts')
      .set({ created_on: '2999-01-01' })
      .where('account_id', '=', target)
      .execute();
    assert.equal((await reasonsOn(1))[0], 'TargetAccountMustBeCreatedBeforeEffectiveDate');
  });

  it('refuses changes that are not possible for any row', async () => {
    const selection = { subscriptionIds: [await add()] };
    const refused = async (change: BulkChange, person = as) =>
      statusAndCode(await post('/preview', { change, selection }, person));
    assert.equal(await refused({ action: 'PricePlan', pricePlanCode: 'NONE' }), '400 PricePlanNotOffered');
    assert.equal(await refused({ action: 'AddExtraService', code: 'NONE' }), '400 ExtraServiceNotOffered');
    assert.equal(await refused({ action: 'BillingAccount', targetAccountId: '80031001' }), '404 NotFound');
    const tooMany = Array.from({ length: 501 }, String);
    const answer = await post('', { change: suspend, subscriptionIds: tooMany });
    assert.equal(answer.statusCode, 400);
  });
});

describe('a bulk job', () => {
  it('orders the change for each row, and reports each result', async () => {
    const ids = [await add(), await add(undefined, { status: 'Suspended' }), await add()];
    const job = await start(suspend, [...ids, ids[0] ?? '']);
    assert.deepEqual([job.action, job.counts.total, job.counts.waiting], ['Suspend', 3, 3]);
    await orderRows();
    const { rows, counts } = await read(job.id);
    assert.deepEqual(
      rows.map(row => [row.subscriptionId, row.status, row.reasonCode]),
      [
        [ids[0], 'Ordered', null],
        [ids[1], 'Failed', 'SubscriptionActionNotAllowed'],
        [ids[2], 'Ordered', null],
      ],
    );
    assert.deepEqual([counts.waiting, counts.ordered, counts.failed], [0, 2, 1]);
    const [order] = await ordersOf(ids[0] ?? '');
    assert.deepEqual(order?.changes, [{ field: 'status', from: 'Active', to: 'Suspended' }], 'as expected');
    await test.passTime(60);
    assert.deepEqual((await read(job.id)).counts, {
      total: 3,
      waiting: 0,
      ordered: 0,
      completed: 2,
      failed: 1,
      cancelled: 0,
    });
    assert.equal(await statusOf(ids[0] ?? ''), 'Suspended');
  });

  it('supports every action', async () => {
    const today = danishDay(test.clock.now());
    const id = await add();
    const target = await addAccountBeside(test.database.db, id);
    const changes: BulkChange[] = [
      { action: 'Reactivate' },
      { action: 'PricePlan', pricePlanCode: 'EMOB100' },
      { action: 'AddExtraService', code: 'EUDATA' },
      { action: 'RemoveExtraService', code: 'SAFESURF' },
      { action: 'Barrings', barrings: [{ code: 'BAR90', isActive: true }] },
      { action: 'BillingAccount', targetAccountId: target, effectiveDate: addDays(today, 1) },
      {
        action: 'Terminate',
        terminationDate: addDays(today, 100),
        reason: 'NotNeeded',
        numberHandling: 'Release',
      },
    ];
    for (const change of changes) {
      const status = change.action === 'Reactivate' ? 'Suspended' : 'Active';
      const { id: jobId } = await start(change, [await add(undefined, { status })]);
      await orderRows();
      const { rows } = await read(jobId);
      assert.deepEqual(
        rows.map(row => [row.status, row.reasonCode]),
        [['Ordered', null]],
        change.action,
      );
    }
  });

  it('is started once per idempotency key, and not without one', async () => {
    const data = { change: suspend, subscriptionIds: [await add()] };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await post('', data, as, headers), await post('', data, as, headers)];
    assert.equal(first.statusCode, 202);
    assert.equal(again.body, first.body);
    assert.equal(
      statusAndCode(await post('', data, as, { 'idempotency-key': undefined })),
      '400 ArgumentError',
    );
    await orderRows();
    assert.equal((await ordersOf(data.subscriptionIds[0] ?? '')).length, 1);
  });

  it('retries failed rows only, on behalf of whoever retries', async () => {
    const [good, bad] = [await add(), await add(undefined, { status: 'Suspended' })];
    const { id } = await start(suspend, [good, bad]);
    await orderRows();
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Active' })
      .where('subscription_id', '=', bad)
      .execute();
    const answer = await post(`/${id}/retry`, undefined, 'superadmin@demo.example');
    assert.equal(answer.statusCode, 202, answer.body);
    assert.equal(z.parse(bulkJobAnswer, answer.json()).data.counts.waiting, 1);
    await orderRows();
    const { counts } = await read(id);
    assert.deepEqual([counts.ordered, counts.failed], [2, 0]);
    assert.equal((await ordersOf(good)).length, 1);
    assert.equal((await ordersOf(bad))[0]?.created_by_name, 'Sanne Østerhede');
  });

  it('does not retry rows that a concurrent retry has ordered', async ({ signal }) => {
    const { id } = await start(suspend, [await add(), await add(undefined, { status: 'Suspended' })]);
    await orderRows();
    const { orderId = null } = (await read(id)).rows[0] ?? {};
    const answer = await startWhileLocked(
      test.database,
      signal,
      async transaction => {
        const job = transaction.selectFrom('bulk_jobs').where('job_id', '=', id).select('job_id');
        await job.forUpdate().execute();
        const failed = transaction.updateTable('bulk_job_rows').where('job_id', '=', id);
        await failed.set({ order_id: orderId, failure_code: null }).execute();
      },
      () => post(`/${id}/retry`, undefined),
    );
    assert.equal(answer.statusCode, 202, answer.body);
    const { counts } = await read(id);
    assert.deepEqual([counts.ordered, counts.waiting], [2, 0]);
  });

  it('counts an order that fails later as failed', async () => {
    const subscription = await add();
    const { id } = await start(suspend, [subscription]);
    await orderRows();
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', subscription)
      .execute();
    await test.passTime(60);
    const { rows, counts } = await read(id);
    assert.deepEqual([rows[0]?.status, rows[0]?.reasonCode], ['Failed', 'SubscriptionActionNotAllowed']);
    assert.equal(counts.failed, 1);
  });

  it('checks the permissions of the person when each row is ordered', async () => {
    const { db } = test.database;
    const [account, kept] = limitedAccountIds;
    const { id } = await start(suspend, [await add(kept), await add(account)], limited);
    const { user_id } = await db
      .selectFrom('users')
      .where('email', '=', limited)
      .select('user_id')
      .executeTakeFirstOrThrow();
    const reach = { user_id, customer_id: '1001', account_id: account };
    await db
      .deleteFrom('membership_accounts')
      .where('user_id', '=', user_id)
      .where('account_id', '=', account)
      .execute();
    await orderRows();
    const failure = await db
      .selectFrom('bulk_job_rows')
      .where('job_id', '=', id)
      .orderBy('position')
      .select('failure_code')
      .execute();
    assert.deepEqual(
      failure.map(row => row.failure_code),
      [null, 'NotFound'],
    );
    await db.updateTable('memberships').set({ role: 'User' }).where('user_id', '=', user_id).execute();
    const later = await start(suspend, [await add(kept)]);
    await db.updateTable('bulk_job_rows').set({ actor_id: user_id }).where('job_id', '=', later.id).execute();
    await orderRows();
    assert.equal((await read(later.id)).rows[0]?.reasonCode, 'Forbidden');
    await db.updateTable('memberships').set({ role: 'Admin' }).where('user_id', '=', user_id).execute();
    await db.insertInto('membership_accounts').values(reach).execute();
  });

  it('retries a row after an internal error, and fails it after five tries', async () => {
    const { id } = await start(suspend, [await add()]);
    const { db } = test.database;
    // The rows fail with an internal error.
    await db.updateTable('bulk_job_rows').set({ correlation_id: 'x' }).where('job_id', '=', id).execute();
    const broken = { ...test.database, clock: test.clock, outbox: test.outbox, orderStepSeconds: Number.NaN };
    for (let tries = 0; tries < 5; tries += 1) {
      await orderBulkRows(broken);
      assert.equal((await read(id)).rows[0]?.status, tries === 4 ? 'Failed' : 'Waiting');
      test.clock.advance(10_000);
    }
    assert.equal((await read(id)).rows[0]?.reasonCode, 'InternalServerError');
    await post(`/${id}/retry`, undefined);
    await orderRows();
    assert.equal((await read(id)).rows[0]?.status, 'Ordered');
    test.clock.set(new Date());
  });

  it('keeps the result of another process when an internal error happens meanwhile', async t => {
    const { id } = await start(suspend, [await add()]);
    const { db } = test.database;
    let ordered: Promise<unknown> | undefined;
    const failing = {
      ...test.database,
      clock: test.clock,
      outbox: test.outbox,
      get orderStepSeconds(): number {
        const row = db.updateTable('bulk_job_rows').where('job_id', '=', id);
        ordered = row.set({ next_try_at: null, failure_code: 'NotFound' }).execute();
        throw new Error('A fault of ours');
      },
    };
    t.mock.method(process.stderr, 'write', () => true);
    await orderBulkRows(failing);
    await ordered;
    const [row] = (await read(id)).rows;
    assert.deepEqual([row?.status, row?.reasonCode], ['Failed', 'NotFound']);
  });

  it('stops on shutdown, and continues afterwards', async () => {
    const { id } = await start(suspend, [await add(), await add()]);
    const ending = new AbortController();
    const context = { ...test.database, clock: test.clock, outbox: test.outbox, orderStepSeconds: 10 };
    ending.abort();
    await orderBulkRows(context, ending.signal);
    assert.equal((await read(id)).counts.waiting, 2);
    await orderRows();
    assert.equal((await read(id)).counts.waiting, 0);
  });

  it('alternates with other jobs, row by row', async () => {
    const long = await start(suspend, [await add(), await add(), await add()]);
    const short = await start(suspend, [await add()]);
    await orderRows();
    const ordersOfJob = async (id: string) =>
      (await read(id)).rows.map(({ orderId }) => Number((orderId ?? '').slice(1)));
    const [ofLong, [ofShort = 0]] = [await ordersOfJob(long.id), await ordersOfJob(short.id)];
    assert.deepEqual(
      [...ofLong, ofShort].sort((one, other) => one - other),
      [ofLong[0], ofShort, ...ofLong.slice(1)],
    );
  });

  it('is refused while 10,000 rows of the customer are waiting', async () => {
    const { db } = test.database;
    const of = await add();
    const { id } = await start(suspend, [of]);
    await orderRows();
    const fill = (count: number) =>
      sql`insert into bulk_job_rows (job_id, position, subscription_id, actor_id, correlation_id, next_try_at)
        select ${id}, 1 + place, ${of}, 'somebody', '-', now() + interval '1 day' from generate_series(1, ${count}::int) place`.execute(
        db,
      );
    await fill(10_000);
    const tooMany = '429 TooManyRequests';
    assert.equal(statusAndCode(await post('', { change: suspend, subscriptionIds: [of] })), tooMany);
    assert.equal(statusAndCode(await post(`/${id}/retry`, {})), tooMany);
    await db.deleteFrom('bulk_job_rows').where('job_id', '=', id).where('position', '>', 10_000).execute();
    await start(suspend, [of]);
    await db.deleteFrom('bulk_job_rows').where('actor_id', '=', 'somebody').execute();
    await orderRows();
  });

  it('is visible to the limited administrator who started it, not to others', async () => {
    const theirs = await start(suspend, [await add(limitedAccountIds[0])], limited);
    const others = await start(suspend, [await add(limitedAccountIds[0])]);
    const list = async (person: string) => {
      const answer = await test.get('/bulk-jobs?customerId=1001&pageSize=200', person);
      return z.parse(bulkJobsAnswer, answer.json()).data.jobs.map(job => job.id);
    };
    assert((await list(limited)).includes(theirs.id));
    assert(!(await list(limited)).includes(others.id));
    const all = await list(as);
    // The newest first by the clock, which other tests have advanced.
    assert.deepEqual(
      all.filter(id => id === theirs.id || id === others.id),
      [others.id, theirs.id],
    );
    for (const path of ['', '/rows'])
      assert.equal(
        statusAndCode(await test.get(`/bulk-jobs/${others.id}${path}?customerId=1001`, limited)),
        '404 NotFound',
      );
    assert.equal(statusAndCode(await post(`/${others.id}/retry`, undefined, limited)), '404 NotFound');
  });

  it('has a CSV file with a row per subscription', async () => {
    const [good, bad] = [await add(), await add(undefined, { status: 'Suspended', local_number: null })];
    const { id } = await start(suspend, [good, bad]);
    await orderRows();
    const answer = await test.get(`/bulk-jobs/${id}/rows?customerId=1001&format=csv`, as);
    assert.equal(answer.headers['content-disposition'], `attachment; filename="samlet-aendring-${id}.csv"`);
    const lines = answer.body.trimEnd().split('\r\n');
    assert.equal(lines.length, 3);
    assert.equal(
      lines[0],
      '\uFEFFNummer;Navn;Abonnement;Abonnements-id;Ændring;Resultat;Årsag;Ordrenummer;Gælder fra',
    );
    const [row] = (await read(id)).rows;
    assert.deepEqual((lines[1] ?? '').split(';'), [
      row?.number,
      row?.userName ?? '',
      row?.productName,
      good,
      'Spær',
      'Bestilt',
      '',
      row?.orderId,
      row?.effectiveDate,
    ]);
    assert.match(lines[1] ?? '', new RegExp(`;${good};Spær;Bestilt;;O\\d+;\\d{4}-`));
    assert.match(lines[2] ?? '', new RegExp(`^;.*;${bad};Spær;Fejlet;Abonnementet er ikke aktivt;;$`));
  });

  it('is logged, with its orders under the same correlation id', async () => {
    const ids = [await add(), await add()];
    const correlationId = randomUUID();
    const answer = await post('', { change: suspend, subscriptionIds: ids }, as, {
      'x-correlation-id': correlationId,
    });
    const { id } = z.parse(bulkJobAnswer, answer.json()).data;
    await orderRows();
    const log = await test.get('/audit-log?customerId=1001&pageSize=200', 'superadmin@demo.example');
    const own = z
      .parse(auditLogAnswer, log.json())
      .data.entries.filter(entry => entry.correlationId === correlationId);
    assert.deepEqual(own.map(entry => entry.action).sort(), ['BulkJobStarted', 'OrderPlaced', 'OrderPlaced']);
    const started = own.find(entry => entry.action === 'BulkJobStarted');
    assert.deepEqual([started?.subject, started?.after?.values], [id, ['Spær', '2 abonnementer']]);
    const placed = own.filter(entry => entry.action === 'OrderPlaced').map(({ details }) => details?.via);
    assert.deepEqual(placed, [
      { kind: 'BulkJob', id },
      { kind: 'BulkJob', id },
    ]);
  });
});
