import {
  danishDay,
  formatDateTime,
  formatLongDate,
  formatMediumDate,
  formatMonth,
  formatTime,
} from './date.ts';

it.each([
  ['2026-11-20', '20. nov. 2026'],
  ['2026-05-01', '1. maj 2026'],
  ['2026-11-20T23:30:00.000Z', '21. nov. 2026'],
])('formats %s in the medium Danish format (FMT-003, FMT-004)', (date, text) => {
  expect(formatMediumDate(date)).toBe(text);
});

it('spells the month out for running text', () => {
  expect(formatLongDate('2026-11-20')).toBe('20. november 2026');
});

it('formats a moment in Danish local time, with a dot between hours and minutes', () => {
  expect(formatDateTime('2026-11-20T13:05:00.000Z')).toBe('20. nov. 2026, 14.05');
  expect(formatDateTime('2026-07-20T13:05:00.000Z')).toBe('20. jul. 2026, 15.05');
});

it('formats the time of a moment', () => {
  expect(formatTime('2026-07-20T13:05:00.000Z')).toBe('15.05');
});

it('returns the calendar day in Denmark, also around midnight', () => {
  expect(danishDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(danishDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
});

it('capitalises the month as a list entry', () => {
  expect(formatMonth('2026-11-01')).toBe('November 2026');
});
