import { auditLogAnswer } from '../../../contracts/audit-log.ts';
import {
  accountUsageAlertsAnswer,
  usageAlertAnswer,
  usageAlertDeletedAnswer,
  usageAlertsAnswer,
} from '../../../contracts/usage-alert.ts';
import { usageAnswer } from '../../../contracts/usage.ts';
import { driveBackend } from '../drive-backend.ts';

const backend = driveBackend();
const { answered, refusal, call } = backend;
const aPhone = () => backend.subscription(({ pricePlanCode }) => pricePlanCode === 'EMOB50');

it('returns the usage of a month by category and day with equal sums, also as a file', async () => {
  const { id, dataUsedPercent } = aPhone();
  const path = `/subscriptions/${id}/usage`;
  const usage = await answered(usageAnswer, 'GET', path);
  expect(usage.categories[0]).toMatchObject({ code: 'DataDk', percent: dataUsedPercent, included: 50 });
  const total = usage.categories.reduce((sum, { used, unit }) => (unit === 'GB' ? sum + used : sum), 0);
  expect(usage.series.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total, 2);
  expect([usage.series[0]?.date, usage.series.at(-1)?.date]).toEqual(['2026-11-01', '2026-11-21']);
  const before = usage.periods[1] ?? '';
  const earlier = await answered(usageAnswer, 'GET', `${path}?period=${before}`);
  expect(await answered(usageAnswer, 'GET', `${path}?period=${before}`)).toEqual(earlier);
  expect(await refusal('GET', `${path}?period=2020-01`)).toBe('400 UsagePeriodNotAvailable');

  const file = await call('GET', `${path}?format=csv`);
  expect(file.headers.get('content-disposition')).toContain(`forbrug-${id}-2026-11.csv`);
  expect(await file.text()).toContain('Data i Danmark;');
});

describe.each([
  ['a subscription', 'subscriptions', usageAlertsAnswer, () => aPhone().id],
  ['a billing account', 'accounts', accountUsageAlertsAnswer, () => aPhone().accountId],
] as const)('alerts of %s', (_name, place, schema, idOf) => {
  const body = { metric: 'ExtraCost', threshold: 250, recipients: ['22334455'], barring: 'BAROUTG' };

  it('are created, changed and deleted, with a log entry each', async () => {
    const path = `/${place}/${idOf()}/usage-alerts`;
    const all = async () => (await answered(schema, 'GET', path)).alerts;
    const before = await all();
    const { alert } = await answered(usageAlertAnswer, 'POST', path, body);
    expect(alert).toMatchObject({ ...body, setByName: 'Sanne Østerhede' });
    expect(await all()).toEqual([...before, alert]);
    const changed = await answered(usageAlertAnswer, 'PUT', `${path}/${alert.id}`, {
      ...body,
      threshold: 500,
    });
    expect(await all()).toEqual([...before, { ...alert, threshold: 500, version: 2 }]);
    expect(changed.alert.threshold).toBe(500);
    await answered(usageAlertDeletedAnswer, 'DELETE', `${path}/${alert.id}`);
    expect(await all()).toEqual(before);
    expect(await refusal('DELETE', `${path}/${alert.id}`)).toBe('404 NotFound');
    const { entries } = await answered(auditLogAnswer, 'GET', '/audit-log?action=UsageAlertChanged');
    expect(entries.map(entry => [entry.before === null, entry.after === null])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  it('are refused as duplicates, beyond the maximum, and without data to measure', async () => {
    const path = `/${place}/${idOf()}/usage-alerts`;
    await answered(usageAlertAnswer, 'POST', path, body);
    expect(await refusal('POST', path, body)).toBe('400 UsageAlertAlreadyThere');
    for (let threshold = 1; threshold < 9; threshold += 1)
      await answered(usageAlertAnswer, 'POST', path, { ...body, threshold });
    expect(await refusal('POST', path, { ...body, threshold: 9 })).toBe('400 UsageAlertLimitReached');
    const line = backend.subscription(({ pricePlanCode }) => pricePlanCode === 'FIB1000');
    const nothing = `/${place}/${place === 'accounts' ? line.accountId : line.id}/usage-alerts`;
    expect(await refusal('POST', nothing, { ...body, metric: 'DataDk', threshold: 100 })).toBe(
      '400 UsageAlertNothingToReach',
    );
  });
});
