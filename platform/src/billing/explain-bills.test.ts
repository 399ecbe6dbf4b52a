import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BILLING_LINE_TYPES } from 'shared/contracts/billing-item-details';
import { NAMED_PARTS, type BillingCause } from 'shared/contracts/billing-explanation';
import { explainBills, type Bill, type BilledLine } from 'shared/contracts/explain-bills';
import { addDays, firstOfMonth } from '../time/danish-day.ts';
import { generateDemoData } from '../demo-data/demo-data.ts';
import { toBill } from './bills.ts';

const money = (ore: number) => ({ value: ore / 100, currency: 'DKK' });
const oreOf = (amount: { value: number }) => Math.round(amount.value * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const october = { from: '2026-10-01', to: '2026-10-31' };
const september = { from: '2026-09-01', to: '2026-09-30' };

/** A line that amounts to `ore` with VAT. */
function line(
  type: BilledLine['type'],
  text: string,
  ore: number,
  more: Partial<BilledLine> = {},
): BilledLine {
  const amount = money(ore);
  const amounts = { unitPrice: amount, amountExclVat: amount, vatRate: 25, amountInclVat: amount };
  return { type, text, quantity: 1, unit: 'stk.', ...amounts, ...more };
}

const plan = (subscriptionId: string, text: string, ore: number, more: Partial<BilledLine> = {}) =>
  line('Subscription', text, ore, { subscriptionId, ...more });

function bill(period: Bill['period'], lines: BilledLine[], more: Partial<Bill> = {}): Bill {
  const totalInclVat = money(sum(lines.map(each => oreOf(each.amountInclVat))));
  return { accountId: 'a1', accountName: 'Byggeplads', period, totalInclVat, lines, ...more };
}

/** A row per cause: kind, øre, and the subscription, number, text or account of each part. */
const told = (causes: readonly BillingCause[]) =>
  causes.map(({ kind, amount, parts }) => [
    kind,
    oreOf(amount),
    ...parts.map(part => part.subscriptionId ?? part.msisdn ?? part.text ?? part.accountId),
  ]);

const abroad = { isAbroad: true, userName: 'Åse' };
const cases: [title: string, before: BilledLine[], after: BilledLine[], expected: unknown[][]][] = [
  ['no difference', [plan('s1', 'A', 100)], [plan('s1', 'A', 100)], []],
  ['a new subscription', [], [plan('s1', 'A', 100)], [['NewSubscription', 100, 's1']]],
  ['an ended subscription', [plan('s1', 'A', 100)], [], [['EndedSubscription', -100, 's1']]],
  [
    'a subscription that ended within the period',
    [plan('s1', 'A', 100)],
    [plan('s1', 'A', 40, { period: { from: '2026-10-01', to: '2026-10-12' } })],
    [['EndedSubscription', -60, 's1']],
  ],
  [
    'a subscription that began within the previous period',
    [plan('s1', 'A', 40, { period: { from: '2026-09-20', to: '2026-09-30' } })],
    [plan('s1', 'A', 100)],
    [['PartPeriod', 60, 's1']],
  ],
  ['a changed plan', [plan('s1', 'A', 100)], [plan('s1', 'B', 150)], [['ChangedPlan', 50, 's1']]],
  [
    'a plan that changed in mid-period',
    [plan('s1', 'A', 100)],
    [
      plan('s1', 'B', 75, { period: { from: '2026-10-16', to: '2026-10-31' } }),
      plan('s1', 'A', 50, { period: { from: '2026-10-01', to: '2026-10-15' } }),
    ],
    [['ChangedPlan', 25, 's1']],
  ],
  [
    'a changed price of the same plan',
    [plan('s1', 'A', 100)],
    [plan('s1', 'A', 110)],
    [['ChangedPrice', 10, 's1']],
  ],
  [
    'a new subscription on a line for several',
    [line('Subscription', 'A', 200, { quantity: 2, subscriptionIds: ['s1', 's2'] })],
    [line('Subscription', 'A', 300, { quantity: 3, subscriptionIds: ['s1', 's2', 's3'] })],
    [['NewSubscription', 100, 's3']],
  ],
  [
    'count and price of unnamed subscriptions',
    [line('Subscription', 'A', 200, { quantity: 2 })],
    [line('Subscription', 'A', 330, { quantity: 3 })],
    [
      ['NewSubscription', 100, 'A'],
      ['ChangedPrice', 30, 'A'],
    ],
  ],
  [
    'usage abroad per subscription, whatever the text of the lines',
    [line('Usage', 'Data i Norge', 100, { ...abroad, subscriptionId: 's1' })],
    [
      line('Usage', 'Data i USA', 300, { ...abroad, subscriptionId: 's1' }),
      line('Usage', 'Opkald i USA', 50, { ...abroad, subscriptionId: 's1' }),
      line('Usage', 'Data i USA', 30, { ...abroad, msisdn: '22222222' }),
      line('Usage', 'Opkald', 5, { subscriptionId: 's1' }),
    ],
    [
      ['UsageAbroad', 280, 's1', '22222222'],
      ['Usage', 5, 's1'],
    ],
  ],
  [
    'new, ended and changed discounts',
    [line('Discount', 'Gammel', -70), line('Discount', 'Aftale', -20)],
    [line('Discount', 'Ny', -10), line('Discount', 'Aftale', -25)],
    [
      ['EndedDiscount', 70, 'Gammel'],
      ['NewDiscount', -10, 'Ny'],
      ['ChangedDiscount', -5, 'Aftale'],
    ],
  ],
  [
    'one-time items of this and the previous bill',
    [line('OneTime', 'Oprettelse', 60), line('Correction', 'Retur', -30)],
    [line('Fee', 'Gebyr', 25), line('ContentService', 'Parkering', 10), line('Reminder', 'Rykker 1', 100)],
    [
      ['Reminder', 100, 'Rykker 1'],
      ['OneTime', -60, 'Oprettelse'],
      ['Correction', 30, 'Retur'],
      ['Fee', 25, 'Gebyr'],
      ['ContentService', 10, 'Parkering'],
    ],
  ],
];

describe('explainBills', () => {
  for (const [title, before, after, expected] of cases)
    it(`explains ${title}`, () => {
      assert.deepEqual(told(explainBills([bill(september, before)], [bill(october, after)])), expected);
    });

  it('names both plans and the days of a part', () => {
    const days = { from: '2026-10-16', to: '2026-10-31' };
    const [changed] = explainBills(
      [bill(september, [plan('s1', 'A', 100)])],
      [bill(october, [plan('s1', 'B', 150)])],
    );
    assert.deepEqual([changed?.parts[0]?.previousText, changed?.parts[0]?.text], ['A', 'B']);
    const [come] = explainBills(
      [bill(september, [])],
      [bill(october, [plan('s1', 'A', 50, { period: days })])],
    );
    assert.deepEqual(come?.parts[0]?.period, days);
    const [fuller] = explainBills(
      [bill(september, [plan('s1', 'A', 50, { period: { from: '2026-09-16', to: '2026-09-30' } })])],
      [bill(october, [plan('s1', 'A', 100, { period: october })])],
    );
    assert.deepEqual(fuller?.parts[0]?.period, { from: '2026-09-16', to: '2026-09-30' });
  });

  it('reports amounts that lines and totals do not explain as Rest', () => {
    const before = bill(september, [line('Unknown', 'Nyt slags', 10)]);
    const after = bill(october, [], { totalInclVat: money(25) });
    assert.deepEqual(
      explainBills([before], [after]).map(({ kind, amount, count }) => [kind, oreOf(amount), count]),
      [['Rest', 15, 2]],
    );
  });

  it('names the largest parts and counts all', () => {
    const lines = Array.from({ length: 14 }, (_, index) => plan(`s${String(index)}`, 'A', index + 1));
    const [cause] = explainBills([bill(september, [])], [bill(october, lines)]);
    assert.deepEqual(
      [cause?.count, cause?.parts.length, oreOf(cause?.amount ?? money(0))],
      [14, NAMED_PARTS, 105],
    );
    assert.deepEqual(
      cause?.parts.map(({ amount }) => oreOf(amount)),
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5],
    );
  });
});

describe('explainBills for several accounts', () => {
  const other = { accountId: 'a2', accountName: 'Værksted' };

  it('follows a subscription that moved to another account', () => {
    const causes = explainBills(
      [bill(september, [plan('s1', 'A', 100), plan('s2', 'A', 100)]), bill(september, [], other)],
      [bill(october, [plan('s2', 'A', 100)]), bill(october, [plan('s1', 'A', 100)], other)],
    );
    assert.deepEqual(causes, []);
  });

  it('names accounts that are billed in one of the months only, as a whole', () => {
    const causes = explainBills(
      [bill(september, [plan('s1', 'A', 100)]), bill(september, [plan('s2', 'A', 30)], { accountId: 'a3' })],
      [
        bill(october, [plan('s1', 'A', 100)]),
        bill(october, [plan('s3', 'A', 50), line('Fee', 'Gebyr', 20)], other),
      ],
    );
    assert.deepEqual(told(causes), [
      ['NewAccount', 70, 'a2'],
      ['EndedAccount', -30, 'a3'],
    ]);
  });
});

function assertAddsUp(before: readonly Bill[], after: readonly Bill[]): BillingCause[] {
  const causes = explainBills(before, after);
  const total = (bills: readonly Bill[]) => sum(bills.map(each => oreOf(each.totalInclVat)));
  assert.equal(sum(causes.map(({ amount }) => oreOf(amount))), total(after) - total(before));
  assert.equal(new Set(causes.map(({ kind }) => kind)).size, causes.length);
  for (const { amount, count, parts } of causes) {
    const named = sum(parts.map(part => oreOf(part.amount)));
    if (count <= NAMED_PARTS) assert.deepEqual([parts.length, named], [count, oreOf(amount)]);
    else assert.equal(parts.length, NAMED_PARTS);
    for (const part of parts) assert.notEqual(oreOf(part.amount), 0);
  }
  return causes;
}

describe('causes of generated bills', () => {
  const subscription = fc.constantFrom('s1', 's2', 's3', 's4', 's5');
  const someLine = fc
    .record({
      type: fc.constantFrom(...BILLING_LINE_TYPES),
      text: fc.constantFrom('A', 'B', 'C'),
      ore: fc.integer({ min: -500_000, max: 5_000_000 }),
      whose: fc.option(fc.uniqueArray(subscription, { maxLength: 4 })),
      quantity: fc.integer({ min: 0, max: 40 }),
      isAbroad: fc.boolean(),
      days: fc.option(fc.tuple(fc.nat(12), fc.nat(12))),
    })
    .map(({ type, text, ore, whose, quantity, isAbroad, days }) => {
      const whom = whose?.length === 1 ? { subscriptionId: whose[0] } : { subscriptionIds: whose ?? [] };
      return { days, line: line(type, text, ore, { ...whom, quantity, isAbroad }) };
    });
  const billOf = (period: Bill['period']) =>
    fc
      .record({
        lines: fc.array(someLine, { maxLength: 8 }),
        accountId: fc.constantFrom('a1', 'a2', 'a3'),
        // An amount that the lines do not explain.
        untold: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -9999, max: 9999 })),
      })
      .map(({ lines, accountId, untold }) => {
        const within = lines.map(({ days, line: each }) => ({
          ...each,
          period: days && { from: addDays(period.from, days[0]), to: addDays(period.to, -days[1]) },
        }));
        const whole = bill(period, within, { accountId });
        return { ...whole, totalInclVat: money(oreOf(whole.totalInclVat) + untold) };
      });
  const billsOf = (period: Bill['period']) => fc.array(billOf(period), { minLength: 1, maxLength: 3 });

  it('add up to the difference of 10,000 generated pairs, to the øre', () => {
    fc.assert(
      fc.property(billsOf(september), billsOf(october), (before, after) => {
        assertAddsUp(before, after);
        assert.deepEqual(explainBills(before, before), []);
      }),
      { numRuns: 10_000, seed: 1 },
    );
  });

  it('have no Rest when the lines add up', () => {
    const exact = (bills: readonly Bill[]) =>
      bills.map(each => {
        const lines = each.lines.filter(({ type }) => type !== 'Unknown');
        return { ...each, lines, totalInclVat: money(sum(lines.map(one => oreOf(one.amountInclVat)))) };
      });
    fc.assert(
      fc.property(billsOf(september), billsOf(october), (before, after) => {
        const kinds = explainBills(exact(before), exact(after)).map(({ kind }) => kind);
        assert(!kinds.includes('Rest'));
      }),
      { numRuns: 1000, seed: 2 },
    );
  });

  it('add up for every item and month of the demo data', () => {
    const rows = generateDemoData(new Date('2026-11-21T12:00:00Z'), 'hash');
    const names = new Map(rows.accounts.map(account => [account.account_id, account.account_name]));
    const bills = rows.billing_items.map(item => ({
      ...toBill({ ...item, account_name: names.get(item.account_id) ?? '' }),
      customerId: item.customer_id,
      issued: item.issue_date.slice(0, 7),
    }));
    const seen = new Set<string>();
    const compare = (before: readonly Bill[], after: readonly Bill[]) => {
      for (const { kind } of assertAddsUp(before, after)) seen.add(kind);
    };
    for (const own of Map.groupBy(bills, ({ accountId }) => accountId).values()) {
      const inOrder = own.toSorted((one, other) => (one.issued < other.issued ? -1 : 1));
      for (const [index, each] of inOrder.entries()) compare(inOrder.slice(index - 1, index), [each]);
    }
    const months = Map.groupBy(bills, ({ customerId, issued }) => `${customerId} ${issued}`);
    for (const [key, after] of months) {
      const [customerId = '', issued = ''] = key.split(' ');
      const before = months.get(`${customerId} ${firstOfMonth(`${issued}-01`, -1).slice(0, 7)}`);
      if (before) compare(before, after);
    }
    for (const kind of ['NewSubscription', 'EndedSubscription', 'ChangedPlan', 'PartPeriod', 'UsageAbroad'])
      assert(seen.has(kind), kind);
    assert(!seen.has('Rest'));
  });
});
