import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { accountAnswer, accountsAnswer, PRODUCT_GROUPS, type Account } from 'shared/contracts/account';
import { apiErrorSchema } from 'shared/contracts/api-error';
import {
  BILLING_ITEM_STATUSES,
  billingItemsAnswer,
  billingSummaryAnswer,
  paymentMethodOf,
  type BillingItem,
} from 'shared/contracts/billing-item';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import { OPEN_PARTS, openPartOf } from 'shared/contracts/open-amounts';
import { landingPageAnswer } from 'shared/contracts/landing-page';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { readAnswer } from '../testing/calls/read-answer.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const limited = 'limited@demo.example';
const oneOf = (values: readonly string[], value: string) => values.includes(value);
const ore = (value: number) => Math.round(value * 100);

const test = await openTestApi();
after(() => test.close());

const read = <Schema extends z.core.$ZodType>(path: string, schema: Schema, email = superadmin) =>
  readAnswer(test, path, schema, email);

async function accounts(query: string, email = superadmin) {
  return (await read(`/accounts?customerId=1001&${query}`, accountsAnswer, email)).data;
}

async function billingItems(query: string, email = superadmin): Promise<BillingItem[]> {
  const all: BillingItem[] = [];
  for (;;) {
    const path = `/billing-items?customerId=1001&pageSize=200&offset=${String(all.length)}&${query}`;
    const page = (await read(path, billingItemsAnswer, email)).data;
    all.push(...page.billingItems);
    if (!page.hasNextPage) return all;
  }
}

describe('GET /accounts', () => {
  it('returns data.accounts in pages of ten, sorted by Danish name (ACC-020, ACC-014)', async () => {
    const first = await accounts('');
    const second = await accounts('offset=10');
    assert.deepEqual([first.accounts.length, second.accounts.length, first.totalCount], [10, 5, 15]);
    const names = [...first.accounts, ...second.accounts].map(account => account.accountName);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('da', { numeric: true }).compare));
    assert.deepEqual(names.slice(-3), ['Ærø afdeling', 'Økonomi', 'Åben projektpulje']);
  });

  it('marks closed accounts, also when read alone', async () => {
    const closed = (await accounts('pageSize=50')).accounts.filter(({ closedOn }) => closedOn);
    assert.deepEqual(
      closed.map(({ accountName }) => accountName),
      ['Tidligere lager'],
    );
    const { account } = (await read('/accounts/80011013?customerId=1001', accountAnswer)).data;
    assert.equal(account.closedOn, closed[0]?.closedOn);
  });

  it('filters by level, product group and root (ACC-009, ACC-010, ACC-016)', async () => {
    const all = (await accounts('pageSize=50')).accounts;
    const cases: [string, (account: Account) => boolean][] = [
      ['level=RootOnly', account => !account.rootAccountId],
      ['level=ExcludeRoot', account => Boolean(account.rootAccountId)],
      ['level=All', () => true],
      ['level=Unknown', () => true],
      ['rootAccountId=80010002', account => account.rootAccountId === '80010002'],
      ['accountIds=80011003', account => account.accountId === '80011003'],
      [
        'accountIds=80011003&accountIds=80011001&accountIds=99999999',
        account => ['80011001', '80011003'].includes(account.accountId),
      ],
      ...PRODUCT_GROUPS.map((group): [string, (account: Account) => boolean] => [
        `productGroups=${group}`,
        account => account.productGroup === group,
      ]),
      [
        'productGroups=Fixed&productGroups=DataNet',
        account => oneOf(['Fixed', 'DataNet'], account.productGroup),
      ],
    ];
    for (const [query, isWanted] of cases) {
      assert.deepEqual((await accounts(`pageSize=50&${query}`)).accounts, all.filter(isWanted), query);
    }
  });

  it('sorts by number of subscriptions for the most searched accounts (ACC-022)', async () => {
    const { accounts: found } = await accounts('mostSearched=true&pageSize=50');
    const rows = await test.database.db
      .selectFrom('subscriptions')
      .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
      .where('customer_id', '=', '1001')
      .groupBy('account_id')
      .execute();
    const countOf = new Map(rows.map(row => [row.account_id, row.count]));
    const counts = found.map(({ accountId }) => countOf.get(accountId) ?? 0);
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
    );
    assert.notEqual(counts[0], counts.at(-1));
  });

  it('searches by name and number', async () => {
    for (const [text, id] of [
      ['økono', '80011003'],
      ['ØKONOMI', '80011003'],
      ['80011003', '80011003'],
      ['pulje åben', '80011010'],
    ] as const) {
      const { accounts: found } = await accounts(`searchQuery=${encodeURIComponent(text)}`);
      assert.deepEqual(
        found.map(account => account.accountId),
        [id],
        text,
      );
    }
  });

  it('refuses a search of one character (ACC-011, ERR-050)', async () => {
    for (const text of ['a', '%20a%20']) {
      const answer = await test.get(`/accounts?customerId=1001&searchQuery=${text}`, superadmin);
      assert.equal(answer.statusCode, 400);
      const { subCode } = z.parse(apiErrorSchema, answer.json());
      assert.equal(subCode, 'QueryNeedsTobeAtLeastMinimunSearchCharactersLong');
    }
  });

  it('has the facts of an account, its open amounts and the number of its child accounts (ACC-021, ACC-001)', async () => {
    const items = await billingItems('accountIds=80011001&open=Overdue&open=ToPay&open=Automatic');
    const { account } = (await read('/accounts/80011001?customerId=1001', accountAnswer)).data;
    assert.equal(account.open.total.count, items.length);
    assert.equal(
      ore(account.open.total.amount.value),
      items.reduce((sum, item) => sum + ore(item.amountDue.value), 0),
    );
    assert.equal(account.rootAccountName, 'Nordhavn Byg A/S');
    const row = await test.database.db
      .selectFrom('accounts')
      .selectAll()
      .where('account_id', '=', '80011001')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [account.accountName, account.productGroup, account.address, Object.values(account.ownerControl)],
      [
        row.account_name,
        row.product_group,
        row.address,
        [row.national_usage_allowance, row.retail_roaming, row.roaming_cost_control],
      ],
    );
    assert.equal(account.billCycleFrequency, row.bill_cycle_frequency);
    assert.equal(account.billCycleStartDate, row.bill_cycle_start_date);
    const root = (await read('/accounts/80010001?customerId=1001', accountAnswer)).data.account;
    assert.deepEqual([root.counts.accounts, root.rootAccountId], [7, null]);
  });
});

describe('GET /billing-items', () => {
  it('covers 24 months in every status, newest first (BIL-001)', async () => {
    const all = await billingItems('');
    assert.deepEqual(
      new Set(all.map(item => item.status)),
      new Set(BILLING_ITEM_STATUSES.filter(s => s !== 'Unknown')),
    );
    assert.equal(new Set(all.map(item => item.period.from)).size, 24);
    const issued = all.map(item => item.issueDate);
    assert.deepEqual(issued, issued.toSorted().toReversed());
    for (const item of all) {
      assert.equal(ore(item.totalExclVat.value) + ore(item.vatAmount.value), ore(item.totalInclVat.value));
      assert.equal(item.isPayable, item.notPayableReason === undefined);
    }
  });

  it('filters by every query parameter (BIL-005)', async () => {
    const all = await billingItems('');
    const from = all[150]?.issueDate ?? '';
    const cases: [string, (item: BillingItem) => boolean][] = [
      ['statuses=Overdue&statuses=Reminded', item => oneOf(['Overdue', 'Reminded'], item.status)],
      ['types=CreditNote', item => item.documentType === 'CreditNote'],
      ['accountIds=80011002', item => item.accountId === '80011002'],
      [`from=${from}`, item => item.issueDate >= from],
      [`to=${from}`, item => item.issueDate <= from],
      [
        'minAmount=1000&maxAmount=9999.99',
        ({ totalInclVat: { value } }) => value >= 1000 && value <= 9999.99,
      ],
      ['maxAmount=-0.01', item => item.totalInclVat.value < 0],
      ['searchQuery=%C3%B8konomi', item => item.accountName === 'Økonomi'],
      [`searchQuery=${String(all[7]?.invoiceNumber)}`, item => item.invoiceNumber === all[7]?.invoiceNumber],
    ];
    for (const [query, isWanted] of cases) {
      const expected = all.filter(isWanted);
      assert(expected.length > 0, query);
      assert.deepEqual(await billingItems(query), expected, query);
    }
  });

  it('finds items by the telephone number of a line, in any notation (BIL-005)', async () => {
    const items = await test.database.db
      .selectFrom('billing_items')
      .where('customer_id', '=', '1001')
      .select(['billing_item_id', 'lines'])
      .execute();
    const number = items.flatMap(({ lines }) => lines).find(({ msisdn }) => msisdn !== null)?.msisdn ?? '';
    assert.match(number, /^\d{8}$/);
    const expected = items.filter(({ lines }) => lines.some(({ msisdn }) => msisdn === number));
    const pairs = number.replaceAll(/(..)(?=.)/g, '$1 ');
    for (const written of [number, pairs, `+45 ${pairs}`]) {
      const found = await billingItems(`searchQuery=${encodeURIComponent(written)}`);
      assert.deepEqual(
        found.map(item => item.billingItemId).toSorted(),
        expected.map(item => item.billing_item_id).toSorted(),
        written,
      );
    }
  });

  it('sorts by amount and by account', async () => {
    const amounts = (await billingItems('orderBy=Amount')).map(item => item.totalInclVat.value);
    assert.deepEqual(
      amounts,
      amounts.toSorted((one, other) => one - other),
    );
    const names = (await billingItems('orderBy=Account&sortOrder=Descending')).map(item => item.accountName);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('da', { numeric: true }).compare).toReversed());
  });

  it('sorts by the status of today in both directions, then by id', async () => {
    const place = ({ status }: BillingItem) => BILLING_ITEM_STATUSES.indexOf(status);
    const [booked] = await billingItems('statuses=Open');
    assert.ok(booked);
    await test.database.db
      .updateTable('billing_items')
      .set({ due_date: booked.issueDate })
      .where('billing_item_id', '=', booked.billingItemId)
      .execute();
    const all = await billingItems('');
    assert.equal(all.find(({ billingItemId }) => billingItemId === booked.billingItemId)?.status, 'Overdue');
    const sorted = all.toSorted(
      (one, other) => place(one) - place(other) || (one.billingItemId < other.billingItemId ? -1 : 1),
    );
    assert.deepEqual(await billingItems('orderBy=Status&sortOrder=Ascending'), sorted);
    assert.deepEqual(await billingItems('orderBy=Status&sortOrder=Descending'), sorted.toReversed());
  });

  it('agrees with the summary under the same filters', async () => {
    for (const filter of ['', 'accountIds=80011001&accountIds=80011002', 'statuses=Paid']) {
      const items = await billingItems(filter);
      const { summary } = (
        await read(`/billing-items/summary?customerId=1001&${filter}`, billingSummaryAnswer)
      ).data;
      const today = danishDay(test.clock.now());
      for (const part of OPEN_PARTS) {
        const inPart = items.filter(item => openPartOf(item, today) === part);
        const { count, amount } = summary.open.parts[part];
        const sum = inPart.reduce((total, item) => total + ore(item.amountDue.value), 0);
        assert.deepEqual([count, ore(amount.value)], [inPart.length, sum], `${filter} ${part}`);
      }
    }
  });

  it('has details with lines that add up, payments, and how to pay (BIL-005, BIL-006)', async () => {
    const all = await billingItems('');
    const oneOfEach = new Map(all.map(item => [`${item.documentType} ${item.status}`, item.billingItemId]));
    assert(oneOfEach.has('Invoice PartiallyPaid'));
    for (const id of oneOfEach.values()) {
      const { billingItem } = (await read(`/billing-items/${id}?customerId=1001`, billingItemAnswer)).data;
      const total = billingItem.lines.reduce((sum, line) => sum + ore(line.amountInclVat.value), 0);
      assert.equal(total, ore(billingItem.totalInclVat.value));
      const paid = billingItem.payments.reduce((sum, payment) => sum + ore(payment.amount.value), 0);
      if (billingItem.status === 'PartiallyPaid')
        assert.equal(paid + ore(billingItem.amountDue.value), total);
      assert.equal(Boolean(billingItem.paymentInfo.fik), billingItem.amountDue.value > 0);
      assert.equal(billingItem.paymentMethod, paymentMethodOf[billingItem.invoiceFormat]);
      const { pbs } = billingItem.paymentInfo;
      assert.equal(
        pbs?.customerNo,
        billingItem.invoiceFormat === 'Betalingsservice' ? billingItem.accountId : undefined,
      );
    }
  });

  it('turns items overdue once their due date has passed', async () => {
    const [open] = await billingItems('statuses=Open');
    assert(open);
    test.clock.advance(40 * 24 * 3_600_000);
    const { billingItem } = (
      await read(`/billing-items/${open.billingItemId}?customerId=1001`, billingItemAnswer)
    ).data;
    const stillOpen = await billingItems('statuses=Open');
    test.clock.advance(-40 * 24 * 3_600_000);
    assert.equal(billingItem.status, 'Overdue');
    assert.deepEqual(stillOpen, []);
  });
});

describe('GET /landing-page', () => {
  it('counts the same as the lists, and shows five open invoices, the earliest due first', async () => {
    const { landingPage } = (await read('/landing-page?customerId=1001', landingPageAnswer)).data;
    const open = await billingItems(OPEN_PARTS.map(part => `open=${part}`).join('&'));
    assert.equal(landingPage.invoices.open.total.count, open.length);
    assert.equal(landingPage.invoices.rows.length, 5);
    const due = landingPage.invoices.rows.map(row => row.dueDate);
    assert.deepEqual(due, due.toSorted());
    assert((landingPage.openOrders?.count ?? 0) > 0 && landingPage.nearLimit.count > 0);
    assert.equal(landingPage.subscriptions.count, 600);
  });

  it('has no orders tile without a contract', async () => {
    const { landingPage } = (await read('/landing-page?customerId=1002', landingPageAnswer)).data;
    assert.equal(landingPage.openOrders, undefined);
  });
});

describe('a limited administrator', () => {
  it('sees only their own billing accounts, in lists and sums (CUST-032)', async () => {
    assert.deepEqual(
      (await accounts('pageSize=50', limited)).accounts.map(account => account.accountId).sort(),
      [...limitedAccountIds],
    );
    const expected = await billingItems(limitedAccountIds.map(id => `accountIds=${id}`).join('&'));
    assert.deepEqual(await billingItems('', limited), expected);
    const mine = (await read('/billing-items/summary?customerId=1001', billingSummaryAnswer, limited)).data
      .summary;
    const today = danishDay(test.clock.now());
    const open = expected.filter(item => openPartOf(item, today) !== undefined);
    assert.equal(mine.open.total.count, open.length);
    const { landingPage } = (await read('/landing-page?customerId=1001', landingPageAnswer, limited)).data;
    assert.equal(landingPage.invoices.open.total.count, open.length);
    assert(landingPage.subscriptions.count < 600);
  });
});
