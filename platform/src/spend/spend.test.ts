import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { spendAnswer, spendNumbersAnswer } from 'shared/contracts/spend';
import { subscriptionsAnswer, UNUSED_DAYS } from 'shared/contracts/subscription-list';
import * as z from 'zod';
import { addDays, danishDay, firstOfMonth } from '../time/danish-day.ts';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';
import { spendOf } from './spend.query.ts';

const reader = 'admin@demo.example';
const limited = 'limited@demo.example';
const account = '80011001';
const other = '80011002';

const test = await openTestApi();
const today = danishDay(test.clock.now());
await test.database.db.deleteFrom('billing_items').where('customer_id', '=', '1001').execute();
after(() => test.close());

const kroner = (value: number) => ({ value, currency: 'DKK' });

interface Line {
  type: string;
  text: string;
  value: number;
  subscriptionId?: string;
  subscriptionIds?: string[];
}

/** A billing item of an account for the month `monthsAgo`. */
async function bill(accountId: string, monthsAgo: number, lines: readonly Line[]): Promise<void> {
  const id = await addBillingItem(test.database.db, accountId);
  const period_from = firstOfMonth(today, -monthsAgo);
  const written = lines.map(({ value, ...line }) => ({ ...line, amountExclVat: kroner(value) }));
  await test.database.db
    .updateTable('billing_items')
    .set({ period_from, lines: JSON.stringify(written) })
    .where('billing_item_id', '=', id)
    .execute();
}

async function spend(query: string, as = reader) {
  const answer = await test.get(`/spend?customerId=1001&${query}`, as);
  return z.parse(spendAnswer, answer.json()).data.spend;
}
async function numbers(query = '', as = reader) {
  const answer = await test.get(`/spend/numbers?customerId=1001&${query}`, as);
  return z.parse(spendNumbersAnswer, answer.json()).data.numbers;
}

describe('GET /spend', () => {
  before(async () => {
    await bill(account, 1, [
      { type: 'Subscription', text: 'Erhverv 20 GB', value: 298 },
      { type: 'Subscription', text: 'Gratis', value: 0 },
      { type: 'Usage', text: 'Forbrug i udlandet', value: 41.55 },
      { type: 'Discount', text: 'Aftalerabat', value: -50.1 },
    ]);
    await bill(other, 1, [{ type: 'Subscription', text: 'Erhverv 100 GB', value: 249 }]);
    await bill(account, 13, [{ type: 'Fee', text: 'Gebyr', value: 29 }]);
    await bill(account, 0, [{ type: 'Fee', text: 'Gebyr', value: 1000 }]);
    await bill(account, 25, [{ type: 'Fee', text: 'Gebyr', value: 1000 }]);
  });

  it('covers the 12 or 24 full months before this one', async () => {
    const year = await spend('');
    assert.equal(year.months.length, 12);
    assert.equal(year.months[0], firstOfMonth(today, -12).slice(0, 7));
    assert.equal(year.months[11], firstOfMonth(today, -1).slice(0, 7));
    assert.deepEqual(year.total, kroner(538.45));
    const two = await spend('months=24');
    assert.deepEqual([two.months.length, two.total], [24, kroner(567.45)]);
    assert.deepEqual(two.totals[11], kroner(29));
  });

  it('groups by kind of cost, the largest first', async () => {
    const { groups } = await spend('by=Kind');
    assert.deepEqual(
      groups.map(({ key, total }) => [key, total.value]),
      [
        ['Subscription', 547],
        ['Usage', 41.55],
        ['Discount', -50.1],
      ],
    );
  });

  it('groups by product, with other costs apart and free products omitted', async () => {
    const { groups } = await spend('by=Product');
    assert.deepEqual(
      groups.map(({ key, total }) => [key, total.value]),
      [
        ['Erhverv 20 GB', 298],
        ['Erhverv 100 GB', 249],
        ['', -8.55],
      ],
    );
  });

  it('groups by account, and filters by account', async () => {
    const { groups } = await spend('by=Account');
    assert.deepEqual(
      groups.map(({ key, total }) => [key, total.value]),
      [
        [account, 289.45],
        [other, 249],
      ],
    );
    assert.notEqual(groups[0]?.name, '');
    const { groups: one, total } = await spend(`by=Account&accountIds=${other}`);
    assert.deepEqual([one.map(({ key }) => key), total.value], [[other], 249]);
  });

  it('is limited to the accounts within reach of a limited administrator', async () => {
    await bill('80011005', 2, [{ type: 'Fee', text: 'Gebyr', value: 5 }]);
    const { groups, total } = await spend('by=Account', limited);
    const inReach = [account, other].filter(id => limitedAccountIds.some(own => own === id));
    assert.deepEqual(
      groups.map(({ key }) => key),
      inReach,
    );
    assert.notEqual(total.value, 0);
    assert.deepEqual((await spend('by=Kind', limited)).total, total);
  });

  it('returns a CSV file with a column per month and totals', async () => {
    const { body, headers } = await test.get('/spend?customerId=1001&format=csv&by=Kind', reader);
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
    const rows = body.trimEnd().split('\r\n');
    assert.match(rows[0] ?? '', /^\uFEFFUdgift;\d{4}-\d\d;.*;I alt ekskl. moms$/);
    assert.match(rows[1] ?? '', /^Abonnementer;0;.*;547;547$/);
    assert.match(rows.at(-1) ?? '', /^I alt;0;/);
  });
});

describe('spendOf', () => {
  it('has groups and months that add up to the total, to the øre', () => {
    const billed = ['a', 'b', 'c'].flatMap(key =>
      ['2026-01', '2026-02'].map(month => ({ key, name: '', month, ore: 10 + key.charCodeAt(0) })),
    );
    const { groups, totals, total } = spendOf(['2026-01', '2026-02', '2026-03'], 'Kind', billed);
    const sum = (values: number[]) => values.reduce((all, value) => all + Math.round(value * 100), 0);
    assert.equal(sum(totals.map(({ value }) => value)), Math.round(total.value * 100));
    assert.equal(sum(groups.map(group => group.total.value)), Math.round(total.value * 100));
    assert.deepEqual(totals[2], kroner(0));
  });
});

describe('GET /spend/numbers', () => {
  it('assigns costs to numbers, and splits lines for several numbers', async () => {
    const { db } = test.database;
    const [one, two] = [await addSubscription(db, account), await addSubscription(db, account)];
    await bill(account, 1, [
      { type: 'Subscription', text: 'Erhverv', value: 400, subscriptionIds: [one, two] },
      { type: 'Usage', text: 'Forbrug', value: 80.5, subscriptionId: two },
    ]);
    const { costliest } = await numbers();
    assert.deepEqual(
      costliest.map(({ subscriptionId, total }) => [subscriptionId, total.value]),
      [
        [two, 280.5],
        [one, 200],
      ],
    );
    assert.deepEqual((await numbers(`accountIds=${other}`)).costliest, []);
  });

  it('returns at most ten numbers', async () => {
    const { db } = test.database;
    const ids = await Promise.all(Array.from({ length: 11 }, () => addSubscription(db, account)));
    await bill(account, 3, [{ type: 'Subscription', text: 'Erhverv', value: 1100, subscriptionIds: ids }]);
    assert.equal((await numbers()).costliest.length, 10);
  });

  it('lists numbers unused for 90 days with their monthly cost, like the list of subscriptions and the CSV file', async () => {
    const { db } = test.database;
    await db
      .updateTable('subscriptions')
      .set({ unused_since: null })
      .where('unused_since', 'is not', null)
      .execute();
    const unused = async (accountId: string, daysAgo: number) => {
      const id = await addSubscription(db, accountId);
      await db
        .updateTable('subscriptions')
        .set({ unused_since: addDays(today, -daysAgo), recurring_rate_ore: 18_900, status: 'Active' })
        .where('subscription_id', '=', id)
        .execute();
      return id;
    };
    const long = await unused(account, UNUSED_DAYS);
    await unused(account, UNUSED_DAYS - 1);
    const outside = await unused('80011005', 200);
    const suspended = await unused(account, 300);
    await db
      .updateTable('subscriptions')
      .set({ status: 'Suspended' })
      .where('subscription_id', '=', suspended)
      .execute();
    const { unused: all } = await numbers();
    assert.deepEqual([all.count, all.perMonth], [2, kroner(378)]);
    assert.deepEqual(all.items.map(({ subscriptionId }) => subscriptionId).sort(), [long, outside].sort());
    const { unused: within } = await numbers('', limited);
    assert.deepEqual(
      [within.count, within.perMonth, within.items.map(({ subscriptionId }) => subscriptionId)],
      [1, kroner(189), [long]],
    );
    for (const [as, found] of [
      [reader, all],
      [limited, within],
    ] as const) {
      const answer = await test.get('/subscriptions?customerId=1001&usage=Unused', as);
      const list = z.parse(subscriptionsAnswer, answer.json()).data;
      assert.equal(list.totalCount, found.count, as);
      assert.deepEqual(
        list.subscriptions.map(({ id }) => id).sort(),
        found.items.map(({ subscriptionId }) => subscriptionId).sort(),
      );
    }
    const setNumber = async (numbers: { local_number: string | null; circuit_id: string | null }) => {
      await db.updateTable('subscriptions').set(numbers).where('subscription_id', '=', long).execute();
    };
    const file = async () => {
      const { body } = await test.get('/spend/numbers?customerId=1001&format=csv', limited);
      return body.trimEnd().split('\r\n');
    };
    await setNumber({ local_number: '12345678', circuit_id: null });
    const [header, ofPhone = '', ...others] = await file();
    assert.equal(
      header,
      '\uFEFFNummer;Navn;Produkt;Kundenummer;Kundenavn;Ikke brugt siden;Kr./md ekskl. moms',
    );
    const item = (await numbers('', limited)).unused.items[0];
    assert.deepEqual(
      [ofPhone.split(';'), others],
      [
        [
          '12345678',
          item?.userName ?? '',
          item?.productName,
          account,
          item?.accountName,
          item?.unusedSince,
          '189',
        ],
        [],
      ],
    );
    // A fixed line has its circuit instead of a number.
    await setNumber({ local_number: null, circuit_id: 'LN100100043' });
    assert.equal((await file())[1]?.split(';')[0], 'LN100100043');
    assert.equal((await numbers('', limited)).unused.items[0]?.circuitId, 'LN100100043');
  });
});
