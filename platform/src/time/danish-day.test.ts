import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, addMonths, danishDay, firstOfMonth, startOfDanishDay } from './danish-day.ts';

describe('Danish days', () => {
  for (const [day, moment] of [
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // Daylight saving time starts and ends in the small hours, so midnight still has the old offset.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ] as const) {
    it(`start at Danish midnight: ${day}`, () => {
      const start = startOfDanishDay(day);
      assert.equal(start.toISOString(), moment);
      assert.equal(danishDay(start), day);
      assert.equal(danishDay(new Date(start.getTime() - 1)), addDays(day, -1));
    });
  }

  it('are added across months and years', () => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    assert.equal(addDays('2028-03-01', -1), '2028-02-29');
    assert.equal(firstOfMonth('2026-11-20'), '2026-11-01');
    assert.equal(firstOfMonth('2026-11-20', 2), '2027-01-01');
    assert.equal(firstOfMonth('2026-01-31', -1), '2025-12-01');
  });

  it('are clamped to the end of a shorter month', () => {
    assert.equal(addMonths('2026-11-20', 3), '2027-02-20');
    assert.equal(addMonths('2026-12-31', 2), '2027-02-28');
    assert.equal(addMonths('2026-01-28', 1), '2026-02-28');
  });
});
