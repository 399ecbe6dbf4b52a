import * as z from 'zod/mini';
import { initialSuspension, suspensionSchema, type SuspensionValues } from './suspension-schema.ts';

const today = '2026-10-31';
const none = { reason: 'Stolen', replacement: 'None' } as const;

it.each([
  ['Suspend', { reason: undefined, date: today }, ['Vælg, hvorfor abonnementet skal spærres']],
  ['Suspend', { reason: 'Lost', date: today }, []],
  ['Suspend', { reason: 'Lost', date: '2027-02-28' }, []],
  ['Suspend', { reason: 'Lost', date: '2027-03-01' }, ['Datoen må højst ligge fire måneder ude i fremtiden']],
  ['Suspend', { reason: 'Lost', date: '2026-10-30' }, ['Datoen må ikke ligge før i dag']],
  ['Suspend', { reason: undefined, date: '' }, ['Vælg, hvorfor abonnementet skal spærres', 'Vælg en dato']],
  ['Reactivate', { reason: undefined, date: today }, []],
  ['Reactivate', { reason: undefined, date: '31.10' }, ['Vælg en dato']],
] as const)('validates %s with %j (VAL-029)', (action, entered, expected) => {
  const issues =
    z.safeParse(suspensionSchema(action, today, { ...none, ...entered }), entered).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(expected);
});

it('sends a reason only with a suspension', () => {
  const entered = { reason: 'Stolen', date: '2026-11-02' };
  const bodies = (['Suspend', 'Reactivate'] as const).map(action =>
    z.parse(suspensionSchema(action, today, none), entered),
  );
  expect(bodies).toEqual([
    { action: 'Suspend', reason: 'Stolen', effectiveDate: '2026-11-02' },
    { action: 'Reactivate', effectiveDate: '2026-11-02' },
  ]);
});

const body = (changes: Partial<SuspensionValues>) => {
  const values = { ...initialSuspension(today, 'mistet'), ...changes };
  const result = z.safeParse(suspensionSchema('Suspend', today, values), values);
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it.each([
  [{}, undefined],
  [{ replacement: 'Esim' }, { kind: 'Esim' }],
  [
    { reason: 'Stolen', replacement: 'SimCard', icc: '8945 0090 0000 0000 0001' },
    { kind: 'SimCard', icc: '89450090000000000001' },
  ],
  [{ reason: 'Leave', replacement: 'Esim' }, undefined],
  [{ reason: 'Other', replacement: 'SimCard', icc: '' }, undefined],
] as const)('replaces the card of %j by %j', (changes, replacement) => {
  expect(body(changes)).toEqual({
    action: 'Suspend',
    reason: 'Lost',
    effectiveDate: today,
    ...('reason' in changes && { reason: changes.reason }),
    ...(replacement && { replacement }),
  });
});

it.each([
  ['', 'Indtast simkortnummeret'],
  ['8945009', 'Simkortnummeret skal være 20 cifre'],
])('validates the number of a card in hand as on a switch: %p (SIM-017)', (icc, message) => {
  expect(body({ replacement: 'SimCard', icc })).toEqual([['icc', message]]);
});
