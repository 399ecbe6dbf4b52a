import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { accountAnswer, accountsAnswer } from 'shared/contracts/account';
import {
  BILLING_ITEM_STATUSES,
  billingItemsAnswer,
  billingSummaryAnswer,
  type BillingItem,
  type BillingItemStatus,
} from 'shared/contracts/billing-item';
import { landingPageAnswer } from 'shared/contracts/landing-page';
import {
  isDueSoon,
  OPEN_PARTS,
  openPartOf,
  type OpenAmounts,
  type OpenFilter,
} from 'shared/contracts/open-amounts';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { invoiceTile } from '../customers/landing-page.query.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { addAccountBeside } from '../testing/rows/add-account.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { membersByRole } from '../testing/rows/members-by-role.ts';
import { readAnswer } from '../testing/calls/read-answer.ts';
import { openTestApi } from '../testing/test-api.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { sumsOf } from './billing-summary.route.ts';

type Sum = OpenAmounts['total'];

const ore = (value: number) => Math.round(value * 100);
const sumOf = (items: readonly BillingItem[]) => ({
  count: items.length,
  ore: items.reduce((sum, item) => sum + ore(item.amountDue.value), 0),
});
const shown = ({ count, amount }: Sum) => ({ count, ore: ore(amount.value) });

const test = await openTestApi();
after(() => test.close());

const read = <Schema extends z.core.$ZodType>(path: string, schema: Schema, email: string) =>
  readAnswer(test, path, schema, email);

/** All items that match a filter, page by page. */
async function listed(customerId: string, email: string, filter: string): Promise<BillingItem[]> {
  const all: BillingItem[] = [];
  for (;;) {
    const path = `/billing-items?customerId=${customerId}&pageSize=200&offset=${String(all.length)}${filter}`;
    const page = (await read(path, billingItemsAnswer, email)).data;
    all.push(...page.billingItems);
    if (!page.hasNextPage) return all;
  }
}

describe('the open amount', () => {
  it('is the sum of its parts on landing page, list and summary, for each customer and role', async () => {
    const today = danishDay(test.clock.now());
    const members = await membersByRole(test.database.db);
    const customers = await test.database.db.selectFrom('customers').select('customer_id').execute();
    assert.equal(new Set([...members.values()].map(({ customerId }) => customerId)).size, customers.length);
    assert([...members.values()].some(({ role, access }) => role === 'Admin' && access === 'Limited'));
    for (const [who, { customerId, email }] of members) {
      const { landingPage } = (await read(`/landing-page?customerId=${customerId}`, landingPageAnswer, email))
        .data;
      const { summary } = (
        await read(`/billing-items/summary?customerId=${customerId}`, billingSummaryAnswer, email)
      ).data;
      const { open, dueSoon } = landingPage.invoices;
      assert.deepEqual(summary.open, open, who);
      const parts = OPEN_PARTS.map(part => shown(open.parts[part]));
      assert.deepEqual(
        shown(open.total),
        {
          count: parts.reduce((total, { count }) => total + count, 0),
          ore: parts.reduce((total, part) => total + part.ore, 0),
        },
        who,
      );

      const filters: [OpenFilter, Sum][] = [
        ...OPEN_PARTS.map((part): [OpenFilter, Sum] => [part, open.parts[part]]),
        ['DueSoon', dueSoon],
      ];
      for (const [filter, sum] of filters) {
        const items = await listed(customerId, email, `&open=${filter}`);
        assert.deepEqual(sumOf(items), shown(sum), `${who} ${filter}`);
        for (const item of items) {
          assert.equal(openPartOf(item, today), filter === 'DueSoon' ? 'ToPay' : filter, who);
          assert(filter !== 'DueSoon' || isDueSoon(item, today), who);
        }
      }
      const all = await listed(customerId, email, OPEN_PARTS.map(part => `&open=${part}`).join(''));
      assert.deepEqual(sumOf(all), shown(open.total), who);
    }
  });

  it('includes every unpaid item except pending payments, and counts partial payments past their date as overdue', async () => {
    const today = danishDay(test.clock.now());
    const items = await listed('1001', 'superadmin@demo.example', '');
    const { summary } = (
      await read('/billing-items/summary?customerId=1001', billingSummaryAnswer, 'superadmin@demo.example')
    ).data;
    for (const part of OPEN_PARTS) {
      const expected = items.filter(item => openPartOf(item, today) === part);
      assert(expected.length > 0, part);
      assert.deepEqual(sumOf(expected), shown(summary.open.parts[part]));
    }
    const unpaid = items.filter(({ amountDue }) => amountDue.value > 0);
    const out = unpaid.filter(item => openPartOf(item, today) === undefined);
    assert.deepEqual([...new Set(out.map(({ status }) => status))], ['PaymentPending']);
    const rest = items.find(({ status, dueDate }) => status === 'PartiallyPaid' && dueDate < today);
    assert(rest && openPartOf(rest, today) === 'Overdue');
  });

  it('of each billing account agrees with the list of that account', async () => {
    const members = [
      ['superadmin@demo.example', ''],
      ['limited@demo.example', ''],
    ] as const;
    for (const [email] of members) {
      const ids = new Set((await listed('1001', email, '')).map(({ accountId }) => accountId));
      const tree = '/accounts?customerId=1001&balances=true&pageSize=50';
      const { accounts } = (await read(tree, accountsAnswer, email)).data;
      assert(accounts.length >= ids.size);
      const balances = new Map(accounts.map(({ accountId, balance }) => [accountId, balance]));
      for (const id of ids) {
        const { account } = (await read(`/accounts/${id}?customerId=1001`, accountAnswer, email)).data;
        assert.deepEqual(balances.get(id), {
          invoiceFormat: account.invoiceSettings.invoiceFormat,
          open: account.open.total.amount,
          overdue: account.open.parts.Overdue.amount,
        });
        for (const part of OPEN_PARTS)
          assert.deepEqual(
            sumOf(await listed('1001', email, `&accountIds=${id}&open=${part}`)),
            shown(account.open.parts[part]),
            `${id} ${part}`,
          );
      }
    }
  });
});

describe('sums and lists read together', () => {
  /** A database where another invoice is booked after each statement. */
  const bookingInBetween = (accountId: string): Kysely<Database> => {
    const { db } = test.database;
    return db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await addBillingItem(db, accountId, { due_date: '2998-01-01' });
        return result;
      },
    });
  };
  const onOwnAccount = async () => {
    const { db } = test.database;
    const accountId = await addAccountBeside(db, await addSubscription(db));
    await addBillingItem(db, accountId, { due_date: '2998-01-01' });
    await addBillingItem(db, accountId);
    const tenant = { userId: '', customerId: '1001', role: 'Admin', hasContract: true } as const;
    return { accountId, tenant: { ...tenant, accountIds: [accountId] } };
  };

  it('agree on the landing page when an invoice is booked in between', async () => {
    const { accountId, tenant } = await onOwnAccount();
    const today = danishDay(test.clock.now());
    const { open, rows } = await invoiceTile(bookingInBetween(accountId), tenant, today);
    const sum = rows.reduce((total, { amountDue }) => total + ore(amountDue.value), 0);
    assert.deepEqual(shown(open.total), { count: 2, ore: 25_000 });
    assert.deepEqual(shown(open.total), { count: rows.length, ore: sum });
  });

  it('agree above the list of invoices when an invoice is booked in between', async () => {
    const { accountId, tenant } = await onOwnAccount();
    const today = danishDay(test.clock.now());
    const db = bookingInBetween(accountId);
    const { open, nextPayment } = await sumsOf(db, billingItemsOf(db, tenant, today), today);
    assert.deepEqual(shown(open.total), { count: 2, ore: 25_000 });
    assert.deepEqual([nextPayment?.dueDate, nextPayment?.amount.value], ['2998-01-01', 125]);
  });

  it('leave out credits to the customer, whatever their status', async () => {
    const { db } = test.database;
    const { accountId, tenant } = await onOwnAccount();
    const today = danishDay(test.clock.now());
    for (const status of ['Open', 'AutomaticPayment', 'PartiallyPaid', 'Reminded'] as const)
      for (const due_date of ['2020-01-01', '2997-01-01'])
        await addBillingItem(db, accountId, { status, due_date, amount_due_ore: -2_500 });
    const { open, rows } = await invoiceTile(db, tenant, today);
    assert.deepEqual([shown(open.total), rows.length], [{ count: 2, ore: 25_000 }, 2]);
    const sums = await sumsOf(db, billingItemsOf(db, tenant, today), today);
    assert.deepEqual(sums.open, open);
    assert.deepEqual([sums.nextPayment?.dueDate, sums.nextPayment?.automatic.value], ['2998-01-01', 0]);

    const email = 'superadmin@demo.example';
    const { account } = (await read(`/accounts/${accountId}?customerId=1001`, accountAnswer, email)).data;
    assert.deepEqual(account.open, open);
    const items = await listed('1001', email, `&accountIds=${accountId}`);
    const credits = items.filter(item => item.amountDue.value < 0);
    assert.deepEqual(
      credits.map(({ status, notPayableReason }) => [status, notPayableReason]),
      Array.from({ length: 8 }, () => ['Credited', 'NothingOwed']),
    );
    const [credit] = credits;
    assert(credit);
    for (const status of BILLING_ITEM_STATUSES)
      assert.equal(openPartOf({ ...credit, status }, today), undefined);

    const ofStatuses = async (...statuses: readonly BillingItemStatus[]) => {
      const filter = statuses.map(status => `&statuses=${status}`).join('');
      const path = `/billing-items?customerId=1001&accountIds=${accountId}${filter}`;
      const { billingItems, totalCount } = (await read(path, billingItemsAnswer, email)).data;
      assert.equal(totalCount, billingItems.length, filter);
      return billingItems.map(({ billingItemId }) => billingItemId).sort();
    };
    assert.deepEqual(await ofStatuses('Credited'), credits.map(({ billingItemId }) => billingItemId).sort());
    assert.deepEqual(await ofStatuses('Overdue', 'AutomaticPayment', 'PartiallyPaid', 'Reminded'), []);
    assert.equal((await ofStatuses('Open')).length, 2);
    const byStatus = await listed('1001', email, '&orderBy=Status&sortOrder=Ascending');
    const places = byStatus.map(({ status }) => BILLING_ITEM_STATUSES.indexOf(status));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    const path = `/billing-items?customerId=1001&accountIds=${accountId}&format=csv`;
    const { body } = await test.get(path, email);
    assert.equal(body.match(/;Til gode;/g)?.length, 8, body);
  });

  it('are zero when nothing is open', async () => {
    const { db } = test.database;
    const tenant = { ...(await onOwnAccount()).tenant, accountIds: [] };
    const today = danishDay(test.clock.now());
    assert.deepEqual(shown((await invoiceTile(db, tenant, today)).open.total), { count: 0, ore: 0 });
    const { open, nextPayment } = await sumsOf(db, billingItemsOf(db, tenant, today), today);
    assert.deepEqual([shown(open.total), nextPayment], [{ count: 0, ore: 0 }, undefined]);
  });
});

describe('GET /billing-items/summary', () => {
  it('has the next payment, with its automatic part, and the date of the next invoice', async () => {
    const today = danishDay(test.clock.now());
    const email = 'superadmin@demo.example';
    const { summary } = (await read('/billing-items/summary?customerId=1001', billingSummaryAnswer, email))
      .data;
    const ahead = (await listed('1001', email, '&open=ToPay&open=Automatic')).filter(
      ({ dueDate }) => dueDate >= today,
    );
    const [dueDate] = ahead.map(item => item.dueDate).sort();
    const due = ahead.filter(item => item.dueDate === dueDate);
    assert.deepEqual(summary.nextPayment, {
      dueDate,
      amount: { value: sumOf(due).ore / 100, currency: 'DKK' },
      automatic: {
        value: sumOf(due.filter(({ status }) => status === 'AutomaticPayment')).ore / 100,
        currency: 'DKK',
      },
    });
    assert(summary.nextInvoiceDate !== undefined && summary.nextInvoiceDate !== null);
    assert(summary.nextInvoiceDate > today);
  });
});
