import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { landingPageAnswer, FEW_SUBSCRIPTIONS, type LandingPage } from 'shared/contracts/landing-page';
import { FAILURES_SHOWN_DAYS, ordersAnswer, PROCESSING_STATUSES } from 'shared/contracts/order';
import { NEAR_LIMIT_PERCENT, subscriptionsAnswer } from 'shared/contracts/subscription-list';
import type * as z from 'zod/mini';
import { addDays, danishDay } from '../time/danish-day.ts';
import { membersByRole } from '../testing/rows/members-by-role.ts';
import { readAnswer } from '../testing/calls/read-answer.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

const read = <Schema extends z.core.$ZodType>(path: string, schema: Schema, email: string) =>
  readAnswer(test, path, schema, email);

const landingPageOf = async (customerId: string, email: string): Promise<LandingPage> =>
  (await read(`/landing-page?customerId=${customerId}`, landingPageAnswer, email)).data.landingPage;

it('GET /landing-page has the same document types and collection status as the list of invoices', async () => {
  const email = 'superadmin@demo.example';
  const { rows } = (await landingPageOf('1001', email)).invoices;
  const ids = rows.map(row => `&billingItemIds=${row.billingItemId}`).join('');
  const { billingItems } = (await read(`/billing-items?customerId=1001${ids}`, billingItemsAnswer, email))
    .data;
  const typeOf = new Map(billingItems.map(each => [each.billingItemId, each.documentType]));
  assert(rows.some(({ documentType }) => documentType === 'Reminder'));
  assert(rows.every(each => each.documentType === typeOf.get(each.billingItemId)));
  const collected = billingItems.filter(({ status }) => status === 'Collection');
  assert(collected.length > 0);
  assert.deepEqual(
    rows.filter(({ isCollected }) => isCollected).map(each => each.billingItemId),
    collected.map(each => each.billingItemId),
  );
});

describe('each figure of the landing page', () => {
  // Figures of invoices: see billing/open-amounts.test.ts.
  it('equals the count of the list that it links to, for each customer and role', async () => {
    const from = addDays(danishDay(test.clock.now()), 1 - FAILURES_SHOWN_DAYS);
    for (const [who, { customerId, email, role }] of await membersByRole(test.database.db)) {
      const page = await landingPageOf(customerId, email);
      const of = `customerId=${customerId}&pageSize=200`;

      const near = (await read(`/subscriptions?${of}&usage=NearLimit`, subscriptionsAnswer, email)).data;
      assert.equal(near.totalCount, page.nearLimit.count, who);
      assert(
        near.subscriptions.every(each => (each.dataUsedPercent ?? 0) >= NEAR_LIMIT_PERCENT),
        who,
      );
      const all = (await read(`/subscriptions?${of}`, subscriptionsAnswer, email)).data;
      assert.equal(all.totalCount, page.subscriptions.count, who);
      const withNumber = all.subscriptions.filter(each => Boolean(each.telephoneNumber));
      assert.equal(page.subscriptions.hasTelephones, withNumber.length > 0, who);
      const isFew = all.totalCount <= FEW_SUBSCRIPTIONS;
      assert.deepEqual(
        page.subscriptions.rows.map(each => each.subscriptionId),
        isFew ? all.subscriptions.map(({ id }) => id) : [],
        who,
      );

      if (page.openOrders) {
        const statuses = PROCESSING_STATUSES.map(status => `&statuses=${status}`).join('');
        const open = (await read(`/orders?${of}${statuses}`, ordersAnswer, email)).data;
        assert.equal(open.totalCount, page.openOrders.count, who);
        const failed = (await read(`/orders?${of}&statuses=Failed&from=${from}`, ordersAnswer, email)).data;
        assert.equal(failed.totalCount, page.openOrders.failedCount, who);
      } else assert.equal((await test.get(`/orders?${of}`, email)).statusCode, 400, who);

      const path = `/customers/${customerId}/users?invitations=Waiting&pageSize=200`;
      if (role === 'User') {
        assert.equal(page.waitingInvitations, undefined, who);
        assert.equal((await test.get(path, email)).statusCode, 403, who);
      } else {
        const { totalCount, invitationUsers } = (await read(path, invitationUsersAnswer, email)).data;
        assert.equal(totalCount, page.waitingInvitations?.count, who);
        assert(
          invitationUsers.every(({ status }) => status === 'Pending'),
          who,
        );
      }
    }
  });

  it('is not zero in the demo data', async () => {
    const page = await landingPageOf('1001', 'superadmin@demo.example');
    assert(page.nearLimit.count > 0 && (page.openOrders?.failedCount ?? 0) > 0);
    assert((page.waitingInvitations?.count ?? 0) > 0);
    const { rows } = (await landingPageOf('1002', 'single@demo.example')).subscriptions;
    assert(rows.length > 0);
  });

  it('names each of a few lines by its number or circuit, without duplicates', async () => {
    const { rows } = (await landingPageOf('1004', 'superadmin@demo.example')).subscriptions;
    const shown = rows.map(row => row.telephoneNumber ?? row.circuitId);
    assert.equal(rows.length, 4);
    assert.equal(new Set(shown).size, 4);
    assert.equal(new Set(rows.map(row => row.telephoneNumber)).size, 1);
    assert(!shown.includes(null));
  });

  it('leaves out failed orders after the days that they are shown', async () => {
    const before = await landingPageOf('1001', 'superadmin@demo.example');
    test.clock.advance((FAILURES_SHOWN_DAYS + 1) * 24 * 3_600_000);
    const later = await landingPageOf('1001', 'superadmin@demo.example');
    test.clock.advance(-(FAILURES_SHOWN_DAYS + 1) * 24 * 3_600_000);
    assert((before.openOrders?.failedCount ?? 0) > 0);
    assert.equal(later.openOrders?.failedCount, 0);
    assert.equal(later.waitingInvitations?.count, 0);
  });
});

describe('the customers of a superadministrator', () => {
  it('have the figures of their own landing pages', async () => {
    const email = 'superadmin@demo.example';
    const { customers } = await landingPageOf('1001', email);
    assert(customers && customers.length > 1);
    for (const { customerId, ...row } of customers) {
      const page = await landingPageOf(customerId, email);
      assert.deepEqual(row.overdue, page.invoices.open.parts.Overdue, customerId);
      assert.equal(row.failedOrderCount, page.openOrders?.failedCount, customerId);
      assert.equal(row.nearLimitCount, page.nearLimit.count, customerId);
      assert.deepEqual(page.customers, customers);
    }
    const roles = await test.database.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.user_id', 'm.user_id')
      .where('u.email', '=', email)
      .where('m.role', '=', 'Superadmin')
      .select('m.customer_id')
      .execute();
    assert.deepEqual(
      new Set(customers.map(({ customerId }) => customerId)),
      new Set(roles.map(({ customer_id }) => customer_id)),
    );
  });

  it('are hidden from everybody else', async () => {
    for (const email of ['limited@demo.example', 'admin@demo.example', 'employee@demo.example'])
      assert.equal((await landingPageOf('1001', email)).customers, undefined, email);
    assert.equal((await landingPageOf('1002', 'single@demo.example')).customers, undefined);
  });
});
