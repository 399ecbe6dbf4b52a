import { effectiveDateRule, latestEffectiveDate } from './effective-date.ts';
import { validationTexts as texts } from './texts.ts';

it.each([
  ['2026-11-20', '2027-03-20'],
  ['2026-10-31', '2027-02-28'],
  ['2027-10-31', '2028-02-29'],
  ['2026-08-31', '2026-12-31'],
])('is at most four months after %s: %s', (today, latest) => {
  expect(latestEffectiveDate(today)).toBe(latest);
  expect(effectiveDateRule(today)(latest)).toBeUndefined();
});

it.each([
  ['the day after the latest', '2027-03-21', texts.effectiveDate],
  ['nothing', '', texts.required.date],
  ['a date with a time', '2026-11-20T10:00', texts.required.date],
  ['a date with a prefix', 'x2026-11-20', texts.required.date],
  ['a date in Danish format', '20.11.2026', texts.required.date],
])('refuses %s', (_, value, sentence) => {
  expect(effectiveDateRule('2026-11-20')(value)).toBe(sentence);
});
