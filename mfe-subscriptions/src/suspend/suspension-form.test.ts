import { bodyOf, isChanged, problemsOf } from './suspension-form.ts';

const today = '2026-10-31';
const messages = (...given: Parameters<typeof problemsOf>) =>
  problemsOf(...given).map(({ message }) => message);

it.each([
  ['Suspend', { reason: undefined, date: today }, ['Vælg, hvorfor abonnementet skal spærres']],
  ['Suspend', { reason: 'Lost', date: today }, []],
  ['Suspend', { reason: 'Lost', date: '2027-02-28' }, []],
  ['Suspend', { reason: 'Lost', date: '2027-03-01' }, ['Datoen må højst ligge fire måneder ude i fremtiden']],
  ['Suspend', { reason: 'Lost', date: '2026-10-30' }, ['Datoen må ikke ligge før i dag']],
  ['Suspend', { reason: undefined, date: '' }, ['Vælg, hvorfor abonnementet skal spærres', 'Vælg en dato']],
  ['Reactivate', { reason: undefined, date: today }, []],
  ['Reactivate', { reason: undefined, date: '31.10' }, ['Vælg en dato']],
] as const)('judges %s with %j (VAL-029)', (action, form, expected) => {
  expect(messages(action, form, today)).toEqual(expected);
  expect(bodyOf(action, form, today) === undefined).toBe(expected.length > 0);
});

it('sends a reason with a suspension alone', () => {
  const form = { reason: 'Stolen', date: '2026-11-02' } as const;
  expect(bodyOf('Suspend', form, today)).toEqual({
    action: 'Suspend',
    reason: 'Stolen',
    effectiveDate: '2026-11-02',
  });
  expect(bodyOf('Reactivate', form, today)).toEqual({ action: 'Reactivate', effectiveDate: '2026-11-02' });
});

it('knows when something was filled in', () => {
  expect(isChanged({ reason: undefined, date: today }, today)).toBe(false);
  expect(isChanged({ reason: 'Other', date: today }, today)).toBe(true);
  expect(isChanged({ reason: undefined, date: '2026-11-01' }, today)).toBe(true);
});
