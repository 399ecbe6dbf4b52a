import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nextPeriodStart } from './next-period-start.ts';

for (const [first, months, today, next] of [
  ['2024-01-01', 1, '2026-11-22', '2026-12-01'],
  ['2024-01-01', 1, '2026-12-01', '2027-01-01'],
  ['2024-01-31', 1, '2026-02-27', '2026-02-28'],
  ['2024-01-31', 1, '2026-02-28', '2026-03-31'],
  ['2024-02-15', 3, '2026-11-14', '2026-11-15'],
  ['2024-02-15', 3, '2026-11-15', '2027-02-15'],
  ['2027-05-01', 3, '2026-11-15', '2027-05-01'],
] as const)
  it(`nextPeriodStart with ${String(months)} months from ${first} is ${next} after ${today}`, () => {
    assert.equal(nextPeriodStart({ first, months }, today), next);
  });
