import * as z from 'zod/mini';
import { suspensionSchema } from './suspension-schema.ts';

const today = '2026-10-31';

it.each([
  ['Suspend', { reason: undefined, date: today }, ['Vælg, hvorfor abonnementet skal spærres']],
  ['Suspend', { reason: 'Lost', date: today }, []],
  ['Suspend', { reason: 'Lost', date: '2027-02-28' }, []],
  ['Suspend', { reason: 'Lost', date: '2027-03-01' }, ['Datoen må højst ligge fire måneder ude i fremtiden']],
  ['Suspend', { reason: 'Lost', date: '2026-10-30' }, ['Datoen må ikke ligge før i dag']],
  ['Suspend', { reason: undefined, date: '' }, ['Vælg, hvorfor abonnementet skal spærres', 'Vælg en dato']],
  ['Reactivate', { reason: undefined, date: today }, []],
  ['Reactivate', { reason: undefined, date: '31.10' }, ['Vælg en dato']],
] as const)('judges %s with %j (VAL-029)', (action, entered, expected) => {
  const issues = z.safeParse(suspensionSchema(action, today), entered).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(expected);
});

it('sends a reason with a suspension alone', () => {
  const entered = { reason: 'Stolen', date: '2026-11-02' };
  const bodies = (['Suspend', 'Reactivate'] as const).map(action =>
    z.parse(suspensionSchema(action, today), entered),
  );
  expect(bodies).toEqual([
    { action: 'Suspend', reason: 'Stolen', effectiveDate: '2026-11-02' },
    { action: 'Reactivate', effectiveDate: '2026-11-02' },
  ]);
});
