import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import {
  NOTIFICATION_DAYS,
  notificationsAnswer,
  readNotificationsAnswer,
  type Notification,
} from 'shared/contracts/notification';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { addDays, danishDay } from '../time/danish-day.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { readAnswer } from '../testing/calls/read-answer.ts';
import { openTestApi } from '../testing/test-api.ts';
import { addAccountAlert, addUsageAlert, alertIdOf } from '../testing/tenant-matrix/usage-alert-rows.ts';

const superadmin = 'superadmin@demo.example';
const admin = 'admin@demo.example';
const limited = 'limited@demo.example';
const employee = 'employee@demo.example';
const people = [superadmin, admin, limited, employee];
const inReach = '80011001';
const outsideReach = '80011012';

const test = await openTestApi();
after(() => test.close());

const db = () => test.database.db;
const page = async (as: string, rest = '', customerId = '1001') =>
  (await readAnswer(test, `/notifications?customerId=${customerId}${rest}`, notificationsAnswer, as)).data;
/** All notifications over all pages. */
async function told(as: string, customerId = '1001'): Promise<Notification[]> {
  const found: Notification[] = [];
  for (let offset = 0; ; offset += 200) {
    const next = await page(as, `&pageSize=200&offset=${String(offset)}`, customerId);
    found.push(...next.notifications);
    if (!next.hasNextPage) return found;
  }
}
const find = async (as: string, id: string) => (await told(as)).find(each => each.id === id);
/** The people who see a notification. */
const recipientsOf = async (id: string) => {
  const found = await Promise.all(people.map(async as => ((await find(as, id)) ? as : undefined)));
  return found.filter(each => each !== undefined);
};
const read = async (as: string, notificationIds: readonly string[] | null, headers = {}) => {
  const answer = await test.call({
    method: 'PUT',
    as,
    headers,
    data: { notificationIds },
    path: '/notifications/read?customerId=1001',
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(readNotificationsAnswer, answer.json()).data.unreadCount;
};
const today = () => danishDay(test.clock.now());
const userIdOf = async (email: string) =>
  (await db().selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirstOrThrow())
    .user_id;

/** Suspends a new subscription and waits until the order completes or fails. */
async function order(as: string, { account = inReach, fails = false, email = '' } = {}): Promise<string> {
  const id = await addSubscription(db(), account, { email: email || null });
  const answer = await test.call({
    method: 'PUT',
    as,
    path: `/subscriptions/${id}/suspension?customerId=1001`,
    data: { action: 'Suspend', reason: 'Other', effectiveDate: today() },
  });
  assert.equal(answer.statusCode, 202, answer.body);
  const { orderId } = z.parse(placedOrderAnswer, answer.json()).data;
  if (fails)
    await db()
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
  await test.passTime(120);
  return orderId;
}

describe('notifications of an order', () => {
  it('are for the person who placed it when it completes', async () => {
    const id = await order(admin);
    const told = await find(admin, `order-${id}`);
    assert.equal(told?.kind, 'OrderCompleted');
    assert.deepEqual([told.recordId, told.orderType, told.isRead], [id, 'Suspension', false]);
    assert.deepEqual(await recipientsOf(`order-${id}`), [admin]);
  });

  it('are for the person who placed it and superadministrators when it fails, with the time of failure', async () => {
    const id = await order(limited, { fails: true });
    const told = await find(superadmin, `order-${id}`);
    assert.equal(told?.kind, 'OrderFailed');
    const { failed_at } = await db()
      .selectFrom('orders')
      .select('failed_at')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(told.at, failed_at?.toISOString());
    assert.deepEqual(await recipientsOf(`order-${id}`), [superadmin, limited]);
  });

  it('do not exist while it is in progress', async () => {
    const id = await order(admin);
    await db().updateTable('orders').set({ status: 'InProgress' }).where('order_id', '=', id).execute();
    assert.deepEqual(await recipientsOf(`order-${id}`), []);
  });

  it('are for the employee who uses the subscription, too', async () => {
    const id = await order(admin, { account: outsideReach });
    assert.equal(await find(employee, `order-${id}`), undefined);
    const { subscription_id } = await db()
      .selectFrom('orders')
      .select('subscription_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('subscriptions')
      .set({ email: employee })
      .where('subscription_id', '=', subscription_id)
      .execute();
    assert.deepEqual(await recipientsOf(`order-${id}`), [admin, employee]);
  });

  it('do not exist for a home office order that the customer may not view', async () => {
    const id = await order(admin);
    const view = (can_view_home_office_orders: boolean) =>
      db()
        .updateTable('customers')
        .set({ can_view_home_office_orders })
        .where('customer_id', '=', '1001')
        .execute();
    const group = (product_group: 'HomeOffice' | 'Mobile') =>
      db().updateTable('accounts').set({ product_group }).where('account_id', '=', inReach).execute();
    await group('HomeOffice');
    await view(false);
    assert.deepEqual(await recipientsOf(`order-${id}`), []);
    await view(true);
    assert.deepEqual(await recipientsOf(`order-${id}`), [admin]);
    await group('Mobile');
  });

  it('are combined into one for a bulk job, once all rows have ended', async () => {
    const ids = [await order(admin), await order(admin)];
    const job_id = randomUUID();
    const created_at = test.clock.now();
    await db()
      .insertInto('bulk_jobs')
      .values({
        job_id,
        customer_id: '1001',
        created_by: await userIdOf(admin),
        created_by_name: 'Ny Ny',
        created_at,
        change: '{"action":"Suspend"}',
        subject: null,
      })
      .execute();
    for (const [position, order_id] of ids.entries())
      await db()
        .insertInto('bulk_job_rows')
        .columns(['job_id', 'position', 'order_id', 'subscription_id', 'actor_id', 'correlation_id'])
        .expression(builder =>
          builder
            .selectFrom('orders')
            .where('order_id', '=', order_id)
            .select([builder.val(job_id).as('job_id'), builder.val(position).as('position'), 'order_id'])
            .select(['subscription_id', sql`'-'`.as('actor_id'), sql`'-'`.as('correlation_id')]),
        )
        .execute();
    const { completed_at } = await db()
      .selectFrom('orders')
      .select(builder => builder.fn.max('completed_at').as('completed_at'))
      .where('order_id', 'in', ids)
      .executeTakeFirstOrThrow();
    const ended = await find(admin, `job-${job_id}`);
    assert.deepEqual([ended?.count, ended?.at], [2, completed_at?.toISOString()]);
    assert.deepEqual(await recipientsOf(`job-${job_id}`), [admin]);
    for (const id of ids) assert.deepEqual(await recipientsOf(`order-${id}`), []);
    const next = db().updateTable('bulk_job_rows').where('job_id', '=', job_id).where('position', '=', 1);
    await next.set({ next_try_at: created_at }).execute();
    assert.deepEqual(await recipientsOf(`job-${job_id}`), []);
    await next.set({ next_try_at: null }).execute();
    await db()
      .updateTable('orders')
      .set({ status: 'Cancelled' })
      .where('order_id', '=', ids[1] ?? '')
      .execute();
    assert.equal((await find(admin, `job-${job_id}`))?.count, 1);
  });
});

describe('notifications of an invoice', () => {
  it('are for administrators with access to its account when it is issued', async () => {
    const set = async (id: string) => {
      const row = db().updateTable('billing_items').where('billing_item_id', '=', id);
      await row.set({ issue_date: today() }).execute();
    };
    const [here, there] = [await addBillingItem(db(), inReach), await addBillingItem(db(), outsideReach)];
    await set(here);
    await set(there);
    assert.deepEqual(await recipientsOf(`invoice-${here}`), [superadmin, admin, limited]);
    assert.deepEqual(await recipientsOf(`invoice-${there}`), [superadmin, admin]);
    const told = await find(admin, `invoice-${here}`);
    assert.deepEqual(
      [told?.kind, told?.recordId, told?.documentType, told?.amount?.value],
      ['InvoiceIssued', here, 'Invoice', 125],
    );
    const creditNote = await addBillingItem(db(), inReach, { document_type: 'CreditNote' });
    await set(creditNote);
    assert.equal((await find(admin, `invoice-${creditNote}`))?.documentType, 'CreditNote');
  });

  it('exist again from the day after the due date until it is paid', async () => {
    const due = (due_date: string) => addBillingItem(db(), inReach, { due_date });
    const [yesterday, now] = [await due(addDays(today(), -1)), await due(today())];
    assert.deepEqual(await recipientsOf(`overdue-${yesterday}`), [superadmin, admin, limited]);
    assert.deepEqual(await recipientsOf(`overdue-${now}`), []);
    const told = await find(admin, `overdue-${yesterday}`);
    assert.equal(told && danishDay(new Date(told.at)), today());
    const item = db().updateTable('billing_items').where('billing_item_id', '=', yesterday);
    await item.set({ amount_due_ore: 0, status: 'Paid' }).execute();
    assert.deepEqual(await recipientsOf(`overdue-${yesterday}`), []);
  });

  it(`exist for ${String(NOTIFICATION_DAYS)} days`, async () => {
    const issued = async (daysAgo: number) => {
      const id = await addBillingItem(db(), inReach);
      const issue_date = addDays(today(), -daysAgo);
      await db().updateTable('billing_items').set({ issue_date }).where('billing_item_id', '=', id).execute();
      return recipientsOf(`invoice-${id}`);
    };
    assert.equal((await issued(NOTIFICATION_DAYS)).length, 3);
    assert.deepEqual(await issued(NOTIFICATION_DAYS + 1), []);
    assert.deepEqual(await issued(-1), []);
  });
});

describe('notifications of a usage alert', () => {
  const fire = async (owner: string, subscriptionIds: readonly string[] = ['']) => {
    const fired_at = test.clock.now();
    for (const subscription_id of subscriptionIds)
      await db()
        .insertInto('usage_alert_firings')
        .values({
          alert_id: alertIdOf(owner),
          metric: 'DataDk',
          threshold: 80,
          period: '2026-11',
          fired_at,
          subscription_id,
        })
        .execute();
    return `usage-${alertIdOf(owner)}-${String(fired_at.getTime())}`;
  };

  it('are for administrators with access, and for the employee who uses the subscription', async () => {
    const here = await addSubscription(db(), inReach, { email: employee });
    const nobody = { email: null, first_name: null, last_name: null, local_number: '23111111' };
    const there = await addSubscription(db(), outsideReach, nobody);
    for (const id of [here, there]) await addUsageAlert(db(), id);
    const [own, other] = [await fire(here), await fire(there)];
    assert.deepEqual(await recipientsOf(own), people);
    assert.deepEqual(await recipientsOf(other), [superadmin, admin]);
    const told = await find(employee, own);
    assert.deepEqual(
      [told?.kind, told?.recordId, told?.limit],
      ['SubscriptionUsage', here, { metric: 'DataDk', threshold: 80 }],
    );
    assert.equal((await find(admin, other))?.subject, '23111111');
  });

  it('are combined into one for several subscriptions of an account', async () => {
    await addAccountAlert(db(), inReach);
    const id = await fire(inReach, ['a', 'b', 'c']);
    const told = await find(limited, id);
    assert.deepEqual([told?.kind, told?.recordId, told?.count], ['AccountUsage', inReach, 3]);
    assert.deepEqual(await recipientsOf(id), [superadmin, admin, limited]);
  });
});

describe('notifications of changed access', () => {
  const entry = async (
    action: 'InvitationAccepted' | 'AccessChanged',
    subject: string,
    actor: string,
    at = test.clock.now(),
  ) => {
    const entry_id = randomUUID();
    await db()
      .insertInto('audit_log')
      .values({
        entry_id,
        customer_id: '1001',
        at,
        actor_id: actor,
        action,
        subject,
        actor_name: null,
        actor_email: null,
        before: null,
        after: null,
        search_text: '',
        correlation_id: '-',
      })
      .execute();
    return `access-${entry_id}`;
  };

  it('are for the person concerned, and for superadministrators who did not change it', async () => {
    const byService = await entry('AccessChanged', limited, 'somebody');
    assert.equal((await find(limited, byService))?.kind, 'OwnAccessChanged');
    assert.equal((await find(superadmin, byService))?.kind, 'AccessChanged');
    assert.deepEqual(await recipientsOf(byService), [superadmin, limited]);
    const own = await entry('AccessChanged', limited, await userIdOf(superadmin));
    assert.deepEqual(await recipientsOf(own), [limited]);
  });

  it('are for the inviter and superadministrators when an invitation is accepted', async () => {
    const email = 'ny-kollega@firma.example';
    const accepted_at = test.clock.now();
    await db()
      .insertInto('invitations')
      .values({
        invitation_id: randomUUID(),
        customer_id: '1001',
        email,
        role: 'Admin',
        access: 'Full',
        account_ids: '[]',
        created_at: accepted_at,
        expires_at: accepted_at,
        sent_at: accepted_at,
        token_hash: null,
        inviter_id: await userIdOf(admin),
        accepted_at,
      })
      .execute();
    const id = await entry('InvitationAccepted', email, 'the-new-one', accepted_at);
    assert.deepEqual(await recipientsOf(id), [superadmin, admin]);
  });
});

describe('GET /notifications', () => {
  it('returns the newest first, in pages, with the total and unread count', async () => {
    const all = await told(superadmin);
    assert(all.length > 5);
    const moments = all.map(({ at }) => at);
    assert.deepEqual(moments, moments.toSorted().reverse());
    const second = await page(superadmin, '&pageSize=2&offset=2');
    assert.deepEqual(second.notifications, all.slice(2, 4));
    assert.equal(second.totalCount, all.length);
    assert.equal(second.unreadCount, all.filter(({ isRead }) => !isRead).length);
    const beyond = await page(superadmin, '&offset=100000');
    assert.deepEqual([beyond.notifications, beyond.totalCount], [[], all.length]);
  });

  it('keeps notifications and read marks of customers apart', async () => {
    const ids = async (customerId: string) => (await told(superadmin, customerId)).map(({ id }) => id);
    const here = new Set(await ids('1001'));
    const there = await ids('1003');
    assert(there.length > 0);
    assert(!there.some(id => here.has(id)));
    const unread = (await page(superadmin, '', '1003')).unreadCount;
    await read(superadmin, [there[0] ?? '']);
    await read(superadmin, null);
    assert.equal((await page(superadmin, '', '1003')).unreadCount, unread);
  });

  it('stores read marks per person', async () => {
    await read(admin, null);
    const [first, second] = [`invoice-${await issuedToday()}`, `invoice-${await issuedToday()}`];
    assert.equal((await page(admin)).unreadCount, 2);
    assert.equal(await read(admin, [first]), 1);
    // The next call may come from another device: read marks depend on the caller only.
    assert.deepEqual(
      [(await find(admin, first))?.isRead, (await find(admin, second))?.isRead],
      [true, false],
    );
    assert.equal((await find(limited, first))?.isRead, false);
    assert.equal(await read(admin, null), 0);
    assert.equal((await find(admin, second))?.isRead, true);
  });

  it('stores read marks once, and only for notifications of the caller', async () => {
    await read(limited, null);
    const [mine, notMine] = [`invoice-${await issuedToday()}`, `invoice-${await issuedToday(outsideReach)}`];
    const headers = { 'idempotency-key': 'the-same' };
    for (let times = 0; times < 2; times += 1)
      assert.equal(await read(limited, [mine, notMine, 'nothing'], headers), 0);
    assert.equal(await read(limited, [mine]), 0);
    const rows = await db()
      .selectFrom('notification_reads')
      .select('notification_id')
      .where('notification_id', 'in', [mine, notMine, 'nothing'])
      .execute();
    assert.deepEqual(rows, [{ notification_id: mine }]);
  });
});

async function issuedToday(account = inReach): Promise<string> {
  const id = await addBillingItem(db(), account);
  await db()
    .updateTable('billing_items')
    .set({ issue_date: today() })
    .where('billing_item_id', '=', id)
    .execute();
  return id;
}
