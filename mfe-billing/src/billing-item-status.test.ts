import { daysBetween } from 'shared/format/day';
import { statusTag } from './billing-item-status.ts';

const today = '2026-11-21';
const kroner = (value: number) => ({ value, currency: 'DKK' });

it.each([
  ['Open', '2026-12-01', 'Ikke betalt', 'neutral'],
  ['Open', '2026-11-29', 'Ikke betalt', 'neutral'],
  ['Open', '2026-11-28', 'Forfalder om 7 dage', 'warning'],
  ['Open', '2026-11-22', 'Forfalder om 1 dag', 'warning'],
  ['Open', '2026-11-21', 'Forfalder i dag', 'warning'],
  ['Open', '2026-11-20', 'Ikke betalt', 'neutral'],
  ['Overdue', '2026-11-01', 'Forfalden', 'error'],
  ['PartiallyPaid', '2026-11-22', 'Delvist betalt', 'warning'],
  ['PartiallyPaid', '2026-11-20', 'Delvist betalt', 'error'],
  ['PaymentPending', '2026-11-22', 'Betaling behandles', 'info'],
  ['Paid', '2026-11-22', 'Betalt', 'success'],
  ['Reminded', '2026-11-01', 'Rykker sendt', 'error'],
  ['Collection', '2026-11-01', 'Sendt til inkasso', 'error'],
  ['Credited', '2026-11-22', 'Krediteret', 'neutral'],
  ['AutomaticPayment', '2026-11-22', 'Betales automatisk', 'info'],
  ['Unknown', '2026-11-22', 'Ukendt', 'neutral'],
] as const)('labels %s with due date %s «%s»', (status, dueDate, label, tone) => {
  expect(statusTag({ status, dueDate, amountDue: kroner(100) }, today)).toEqual({ label, tone });
});

it.each([
  ['Open', '2026-11-22'],
  ['Overdue', '2026-11-01'],
  ['PartiallyPaid', '2026-11-20'],
  ['AutomaticPayment', '2026-11-22'],
  ['Credited', '2026-11-22'],
] as const)('labels %s with due date %s and a negative amount «Til gode»', (status, dueDate) => {
  expect(statusTag({ status, dueDate, amountDue: kroner(-25.64) }, today)).toEqual({
    label: 'Til gode',
    tone: 'success',
  });
});

it('counts calendar days across the end of daylight saving time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});
