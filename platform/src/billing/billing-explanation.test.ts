import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import {
  billingItemExplanationAnswer,
  billingMonthAnswer,
  type BillingCause,
  type BillingMonthExplanation,
} from 'shared/contracts/billing-explanation';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import * as z from 'zod/mini';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const limited = 'limited@demo.example';
const oreOf = (amount: { value: number }) => Math.round(amount.value * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const sumOf = (causes: readonly BillingCause[]) => sum(causes.map(({ amount }) => oreOf(amount)));

const test = await openTestApi();
after(() => test.close());

async function read<Schema extends z.core.$ZodType>(path: string, schema: Schema, email = superadmin) {
  const answer = await test.get(path, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(schema as unknown as z.ZodMiniType<z.output<Schema>>, answer.json());
}

const explanationOf = async (id: string, email?: string) =>
  (await read(`/billing-items/${id}/explanation?customerId=1001`, billingItemExplanationAnswer, email)).data
    .explanation;
const monthOf = async (month?: string, email?: string) =>
  (
    await read(
      `/billing-explanation?customerId=1001${month === undefined ? '' : `&month=${month}`}`,
      billingMonthAnswer,
      email,
    )
  ).data.explanation;
const itemsOf = async (query: string, email?: string) =>
  (await read(`/billing-items?customerId=1001&pageSize=200&${query}`, billingItemsAnswer, email)).data
    .billingItems;

describe('GET /billing-items/:billingItemId/explanation', () => {
  it('adds up to the difference from the previous item', async () => {
    const items = await itemsOf('accountIds=80011003&types=Invoice&types=FinalInvoice');
    assert(items.length > 20);
    for (const [index, item] of items.entries()) {
      const explanation = await explanationOf(item.billingItemId);
      const { billingItem } = (
        await read(`/billing-items/${item.billingItemId}?customerId=1001`, billingItemAnswer)
      ).data;
      assert.deepEqual(explanation.total, item.totalInclVat);
      assert.deepEqual(explanation.previousTotal, billingItem.previousTotal);
      assert.equal(explanation.previous?.billingItemId, items[index + 1]?.billingItemId);
      const { previousTotal } = explanation;
      const difference = previousTotal ? oreOf(item.totalInclVat) - oreOf(previousTotal) : 0;
      assert.equal(sumOf(explanation.causes), difference);
    }
  });

  it('has the number and user of each subscription', async () => {
    const [item] = await itemsOf('accountIds=80011001&types=Invoice');
    assert(item);
    const { causes } = await explanationOf(item.billingItemId);
    const changed = causes.find(({ kind }) => kind === 'ChangedPlan')?.parts ?? [];
    const abroad = causes.find(({ kind }) => kind === 'UsageAbroad')?.parts ?? [];
    assert.equal(changed.length, 2);
    assert(abroad.length > 0);
    for (const { subscriptionId } of [...changed, ...abroad]) assert(subscriptionId);
    for (const { msisdn, userName, subscriptionId } of [...changed, ...abroad]) {
      const row = await test.database.db
        .selectFrom('subscriptions')
        .where('subscription_id', '=', subscriptionId ?? '')
        .select(['local_number', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow();
      const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
      assert.deepEqual([msisdn, userName], [row.local_number, name]);
    }
  });

  it('has the circuit of lines without a telephone number', async () => {
    const [item] = await itemsOf('accountIds=80011004&types=Invoice');
    assert(item);
    const { causes } = await explanationOf(item.billingItemId);
    const changed = causes.find(({ kind }) => kind === 'ChangedPlan')?.parts ?? [];
    assert(changed.length > 0);
    for (const { msisdn, circuitId } of changed) assert.match(msisdn ?? circuitId ?? '', /^(LN)?\d+$/);
    assert(changed.some(({ circuitId }) => circuitId));
  });

  it('uses the subscriptions of a line, which the item itself does not expose', async () => {
    const [item] = await itemsOf('accountIds=80011001&types=Invoice');
    const { body } = await test.get(
      `/billing-items/${item?.billingItemId ?? ''}?customerId=1001`,
      superadmin,
    );
    assert.match(body, /"lines":/);
    assert.doesNotMatch(body, /subscriptionIds/);
  });

  it('compares the first bill, credit notes and reminders with nothing', async () => {
    const oldest = (await itemsOf('accountIds=80011003&types=Invoice')).at(-1);
    const [credit] = await itemsOf('types=CreditNote');
    const [reminder] = await itemsOf('types=Reminder');
    for (const item of [oldest, credit, reminder]) {
      assert(item);
      const explanation = await explanationOf(item.billingItemId);
      assert.deepEqual(
        [explanation.previous, explanation.previousTotal, explanation.causes],
        [null, null, []],
      );
    }
  });

  it('reports amounts that the lines do not explain as Rest', async () => {
    const id = await addBillingItem(test.database.db, '80011004');
    const { causes, total, previousTotal } = await explanationOf(id);
    await test.database.db.deleteFrom('billing_items').where('billing_item_id', '=', id).execute();
    assert(causes.some(({ kind }) => kind === 'Rest'));
    assert.equal(sumOf(causes), oreOf(total) - oreOf(previousTotal ?? total));
  });

  it('omits the id of a subscription that has moved out of reach', async () => {
    const { db } = test.database;
    const [item] = await itemsOf('accountIds=80011001&types=Invoice');
    const ids = async (email: string) =>
      (await explanationOf(item?.billingItemId ?? '', email)).causes
        .flatMap(({ parts }) => parts)
        .map(({ subscriptionId }) => subscriptionId);
    const [moved] = (await ids(limited)).filter(id => typeof id === 'string');
    assert(moved);
    const move = (to: string) =>
      db.updateTable('subscriptions').set({ account_id: to }).where('subscription_id', '=', moved).execute();
    await move('80011003');
    try {
      assert(!(await ids(limited)).includes(moved));
      assert((await ids(superadmin)).includes(moved));
    } finally {
      await move('80011001');
    }
  });
});

describe('GET /billing-explanation', () => {
  it('explains the newest month over all accounts, and links to the months around it', async () => {
    const newest = await monthOf();
    const month = newest.month ?? '';
    assert.equal(newest.nextMonth, null);
    const before = await monthOf(newest.previousMonth ?? '');
    assert.equal(before.nextMonth, month);
    for (const each of [newest, before]) {
      const items = await itemsOf(`from=${each.month ?? ''}-01&to=${each.month ?? ''}-28`);
      assert.equal(each.itemCount, items.length);
      assert.equal(oreOf(each.total), sum(items.map(item => oreOf(item.totalInclVat))));
      assert(each.previousTotal && each.causes.length > 0);
      assert.equal(sumOf(each.causes), oreOf(each.total) - oreOf(each.previousTotal));
    }
    assert.deepEqual(newest.previousTotal, before.total);
  });

  it('adds up for every month down to the first', async () => {
    const seen: string[] = [];
    let { month } = await monthOf();
    while (month !== null) {
      seen.push(month);
      const { total, previousTotal, previousMonth, causes }: BillingMonthExplanation = await monthOf(month);
      assert.equal(sumOf(causes), previousTotal ? oreOf(total) - oreOf(previousTotal) : 0, month);
      month = previousMonth;
    }
    assert(seen.length >= 24);
  });

  it('covers only the accounts of a limited administrator', async () => {
    const own = await monthOf(undefined, limited);
    const items = await itemsOf(`from=${own.month ?? ''}-01`, limited);
    assert.equal(oreOf(own.total), sum(items.map(item => oreOf(item.totalInclVat))));
    assert.notDeepEqual(own.total, (await monthOf()).total);
    const accountIds = own.causes.flatMap(({ parts }) => parts.map(({ accountId }) => accountId));
    assert.notDeepEqual(accountIds, []);
    assert.deepEqual(
      accountIds.filter(accountId => !limitedAccountIds.some(id => id === accountId)),
      [],
    );
    assert.equal(sumOf(own.causes), oreOf(own.total) - oreOf(own.previousTotal ?? own.total));
  });

  it('refuses an invalid month', async () => {
    for (const month of ['2026-13', '2026', 'nu']) {
      const answer = await test.get(`/billing-explanation?customerId=1001&month=${month}`, superadmin);
      assert.equal(answer.statusCode, 400, month);
    }
  });
});
