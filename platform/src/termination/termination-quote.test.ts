import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminationQuote, type TerminationFacts } from './termination-quote.ts';

const facts: TerminationFacts = {
  notice_days: 30,
  notice_from: 'EndOfMonth',
  bill_cycle_frequency: 'Monthly',
  effective_date: '2026-01-15',
  binding_end_date: null,
  bindingMonths: 0,
  recurring_rate_ore: 19_900,
};
const on = (changes: Partial<TerminationFacts>, today = '2026-11-22', asked?: string) =>
  terminationQuote({ ...facts, ...changes }, today, asked);

describe('the quote of a termination (CTRL-006)', () => {
  for (const [name, changes, today, earliest] of [
    ['30 days from the end of the month', {}, '2026-11-22', '2026-12-30'],
    ['the same on its last day', {}, '2026-11-30', '2026-12-30'],
    ['a day later in the next month', {}, '2026-12-01', '2027-01-30'],
    ['14 days from today', { notice_days: 14, notice_from: 'Today' }, '2026-11-22', '2026-12-06'],
    ['none at all', { notice_days: 0, notice_from: 'Today' }, '2026-11-22', '2026-11-22'],
  ] as const)
    it(`goes by the notice of the contract: ${name}`, () => {
      assert.equal(on(changes, today).earliestDate, earliest);
    });

  it('is for the earliest day, or one that was asked for and can be had', () => {
    assert.equal(on({}).terminationDate, '2026-12-30');
    assert.equal(on({}, '2026-11-22', '2027-02-01').terminationDate, '2027-02-01');
    assert.equal(on({}, '2026-11-22', '2026-11-23').terminationDate, '2026-12-30');
    assert.equal(on({}, '2026-11-22', '2028-01-01').terminationDate, '2027-03-22');
  });

  it('has the rest of the binding, each begun month whole, and none after its end', () => {
    const bound = on({ bindingMonths: 15 });
    assert.deepEqual(
      [bound.bindingEndDate, bound.remainingBinding],
      ['2027-04-15', { value: 4 * 199, currency: 'DKK' }],
    );
    const later = on({ bindingMonths: 15 }, '2026-11-22', '2027-03-15');
    assert.deepEqual(later.remainingBinding, { value: 199, currency: 'DKK' });
    const over = on({ bindingMonths: 6 });
    assert.deepEqual([over.bindingEndDate, over.remainingBinding], [null, null]);
    assert.equal(on({ bindingMonths: 1, binding_end_date: '2027-01-31' }).bindingEndDate, '2027-01-31');
  });

  it('says when the last invoice comes, by the account’s cycle', () => {
    assert.equal(on({}).finalInvoiceDate, '2027-01-01');
    const quarterly = { bill_cycle_frequency: 'Quarterly' } as const;
    assert.equal(on(quarterly, '2026-11-22', '2027-01-15').finalInvoiceDate, '2027-04-01');
    assert.equal(on(quarterly, '2026-11-22', '2027-03-01').finalInvoiceDate, '2027-04-01');
  });
});
