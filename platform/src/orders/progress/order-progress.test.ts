import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addMonths, startOfDanishDay } from '../../time/danish-day.ts';
import { completionOf, progressAt } from './order-progress.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);

describe('progressAt', () => {
  const today = { createdAt, stepSeconds: 10, completesAt: after(40) };
  for (const [seconds, status, next] of [
    [-5, 'Submitted', 10],
    [0, 'Submitted', 10],
    [9.999, 'Submitted', 10],
    [10, 'Received', 20],
    [25, 'Processing', 30],
    [30, 'InProgress', 40],
    [39.999, 'InProgress', 40],
    [40, 'Completed', null],
    [86_400, 'Completed', null],
  ] as const) {
    it(`is ${status} after ${String(seconds)} seconds (ORD-011)`, () => {
      assert.deepEqual(progressAt(today, after(seconds)), {
        status,
        nextStepAt: next === null ? null : after(next),
      });
    });
  }

  it('stays in the last status before completion until the effective day', () => {
    const completesAt = completionOf({ createdAt, stepSeconds: 10 }, '2026-11-23');
    assert.equal(completesAt.toISOString(), '2026-11-22T23:00:00.000Z');
    const plan = { createdAt, stepSeconds: 10, completesAt };
    assert.deepEqual(progressAt(plan, after(3600)), { status: 'InProgress', nextStepAt: completesAt });
    assert.equal(progressAt(plan, completesAt).status, 'Completed');
  });

  it('takes four steps when the day has begun', () => {
    assert.deepEqual(completionOf({ createdAt, stepSeconds: 10 }, '2026-11-21'), after(40));
  });
});

describe('Danish days', () => {
  for (const [day, start] of [
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // Daylight saving time ends and starts at three at night.
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ] as const) {
    it(`${day} starts at ${start}`, () => {
      assert.equal(startOfDanishDay(day).toISOString(), start);
    });
  }

  for (const [day, later] of [
    ['2026-11-20', '2027-03-20'],
    ['2026-10-31', '2027-02-28'],
    ['2027-10-31', '2028-02-29'],
    ['2026-01-01', '2026-05-01'],
  ] as const) {
    it(`four months after ${day} is ${later} (VAL-029)`, () => {
      assert.equal(addMonths(day, 4), later);
    });
  }
});
