import { isDueSoon } from './open-amounts.ts';

it.each([
  ['yesterday', '2026-12-30', false],
  ['today', '2026-12-31', true],
  ['in seven days', '2027-01-07', true],
  ['in eight days', '2027-01-08', false],
])('decides whether an amount due %s, on %s, is due soon: %s', (_, dueDate, expected) => {
  expect(isDueSoon({ dueDate }, '2026-12-31')).toBe(expected);
});
