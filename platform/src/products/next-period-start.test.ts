import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextPeriodStart } from './next-period-start.ts';

describe('the next billing period', () => {
  for (const [frequency, start, today, expected] of [
    ['Monthly', '2025-03-01', '2026-11-22', '2026-12-01'],
    ['Monthly', '2025-01-31', '2026-02-10', '2026-02-28'],
    ['Monthly', '2025-01-31', '2026-02-28', '2026-03-31'],
    ['Quarterly', '2025-02-15', '2026-11-15', '2027-02-15'],
    ['Unknown', null, '2026-12-31', '2027-01-01'],
  ] as const)
    it(`${frequency} since ${String(start)} begins after ${today} on ${expected}`, () => {
      const account = { bill_cycle_frequency: frequency, bill_cycle_start_date: start };
      assert.equal(nextPeriodStart(today, account), expected);
    });
});
