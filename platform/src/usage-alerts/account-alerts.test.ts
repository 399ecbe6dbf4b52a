import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { bulkJobRowsAnswer } from 'shared/contracts/bulk-job';
import { usageAnswer } from 'shared/contracts/usage';
import {
  accountUsageAlertsAnswer,
  usageAlertAnswer,
  usageAlertsAnswer,
  type UsageAlertBody,
} from 'shared/contracts/usage-alert';
import { formatPhoneNumber } from 'shared/format/phone';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { orderBulkRows } from '../bulk-jobs/order-bulk-rows.ts';
import { danishDay, firstOfMonth } from '../time/danish-day.ts';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { raiseUsageAlerts } from './raise-usage-alerts.ts';

const admin = 'admin@demo.example';
const superadmin = 'superadmin@demo.example';
const limited = 'limited@demo.example';
/** Within reach of the limited administrator. The root does not include its subscriptions. */
const accountId = '80011001';
const rootId = '80010001';
const outsideReach = '80011012';
const hour = 3_600_000;
/** In the middle of a month, so that the next hours are in the same period. */
const start = new Date(`${firstOfMonth(danishDay(new Date()), 1).slice(0, 8)}15T10:00:00Z`);

const test = await openTestApi();
/** Three new subscriptions, the only active ones of the account. */
let ids: string[];
let numbers: string[];
/** Different numbers in each test, because the log and the jobs keep earlier ones. */
let next = 23_980_000;
beforeEach(async () => {
  test.clock.set(start);
  await table().deleteFrom('usage_alerts').execute();
  await table().deleteFrom('outbox_messages').execute();
  await table().deleteFrom('bulk_job_rows').execute();
  await table().deleteFrom('bulk_jobs').execute();
  await table()
    .updateTable('subscriptions')
    .set({ status: 'Cancelled' })
    .where('account_id', '=', accountId)
    .execute();
  numbers = [1, 2, 3].map(() => String((next += 1)));
  ids = [];
  for (const local_number of numbers) ids.push(await addSubscription(table(), accountId, { local_number }));
  for (const at of [0, 1, 2]) await setPercent(at, 50);
});
after(() => test.close());

const table = () => test.database.db;
/** The number as formatted in messages. */
const shown = (at: number): string => formatPhoneNumber(numbers[at] ?? assert.fail());
const idAt = (at: number): string => ids[at] ?? assert.fail();
const setPercent = (at: number, data_used_percent: number) =>
  table()
    .updateTable('subscriptions')
    .set({ data_used_percent })
    .where('subscription_id', '=', idAt(at))
    .execute();

const anAlert = {
  metric: 'DataDk',
  threshold: 80,
  recipients: ['flaade@firma.example'],
  barring: null,
} as const;
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  data?: unknown,
  { alertId = '', as = admin, of = accountId, headers = {} } = {},
) =>
  test.call({
    method,
    as,
    data,
    headers,
    path: `/accounts/${of}/usage-alerts${alertId && `/${alertId}`}?customerId=1001`,
  });
const read = async (as = admin, of = accountId) => {
  const answer = await test.get(`/accounts/${of}/usage-alerts?customerId=1001`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(accountUsageAlertsAnswer, answer.json()).data;
};
const create = async (given: Partial<UsageAlertBody> = {}, as = admin) => {
  const answer = await send('POST', { ...anAlert, ...given }, { as });
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(usageAlertAnswer, answer.json()).data.alert;
};
const refusal = async (sent: ReturnType<typeof send>) => statusAndCode(await sent);
const context = () => ({
  db: table(),
  clock: test.clock,
  outbox: test.outbox,
  portalOrigin: testOrigin,
  orderStepSeconds: 10,
});
const look = async () => {
  test.clock.advance(hour);
  await raiseUsageAlerts(context());
};
const messages = async () => {
  await sendAllMails(context());
  return readOutbox(table());
};
const extraCostOf = async (at: number): Promise<number> => {
  const answer = await test.get(`/subscriptions/${idAt(at)}/usage?customerId=1001`, admin);
  return z.parse(usageAnswer, answer.json()).data.extraCost.value;
};
const sumOfAll = async () => {
  const each = await Promise.all([0, 1, 2].map(extraCostOf));
  return Math.round(each.reduce((sum, value) => sum + value, 0) * 100) / 100;
};
const jobs = () => table().selectFrom('bulk_jobs').selectAll().execute();
const rowsOf = async (jobId: string) => {
  const answer = await test.get(`/bulk-jobs/${jobId}/rows?customerId=1001&pageSize=50`, admin);
  return z.parse(bulkJobRowsAnswer, answer.json()).data.rows;
};
const logOf = async (action: string, about: string = accountId) => {
  const log = await test.get(
    `/audit-log?customerId=1001&action=${action}&searchQuery=${about}&pageSize=50`,
    superadmin,
  );
  return z.parse(auditLogAnswer, log.json()).data.entries;
};

describe('an alert on a share of data of a billing account', () => {
  it('sends one message for all subscriptions that reached it since the last check, once each', async () => {
    await create({ recipients: ['flaade@firma.example', '22334455'] });
    await look();
    assert.deepEqual(await messages(), []);
    await setPercent(0, 84);
    await setPercent(1, 92);
    for (let times = 0; times < 3; times += 1) await look();
    const [mail, text, ...more] = await messages();
    assert.deepEqual(more, []);
    assert.deepEqual(
      [mail?.to, mail?.channel, text?.to, text?.channel],
      ['flaade@firma.example', 'mail', '22334455', 'text'],
    );
    assert.equal(
      mail?.subject,
      `2 abonnementer på kundenummer ${accountId} har nået 80\u00a0% af data i Danmark`,
    );
    const lines = mail.text.split('\n');
    assert.equal(
      lines.indexOf(`${shown(1)}: 46\u00a0GB af 50\u00a0GB`) + 1,
      lines.indexOf(`${shown(0)}: 42\u00a0GB af 50\u00a0GB`),
    );
    assert.doesNotMatch(mail.text, new RegExp(shown(2)));
    const base = `${testOrigin}/selvbetjening/1001`;
    assert.deepEqual(mail.links, [
      `${base}/abonnementer?konto=${accountId}`,
      `${base}/faktureringskonti/${accountId}/advarsler`,
    ]);
    assert.match(text?.text ?? '', new RegExp(`: ${shown(1)}, ${shown(0)}\\. http`));
    assert.deepEqual((await read()).alerts[0]?.lastFired?.subscriptionCount, 2);

    await setPercent(2, 100);
    for (let times = 0; times < 2; times += 1) await look();
    const third = (await messages()).slice(2);
    assert.equal(third.length, 2);
    assert.match(third[0]?.subject ?? '', /^1 abonnement på kundenummer/);
    assert.match(third[0]?.text ?? '', new RegExp(shown(2)));
  });

  it('repeats in the next month, and ignores ended subscriptions and other accounts', async () => {
    await setPercent(0, 90);
    await setPercent(1, 90);
    await table()
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', idAt(1))
      .execute();
    const other = await addSubscription(table(), outsideReach);
    await table()
      .updateTable('subscriptions')
      .set({ data_used_percent: 95 })
      .where('subscription_id', '=', other)
      .execute();
    await create();
    await look();
    assert.match((await messages())[0]?.subject ?? '', /^1 abonnement /);
    test.clock.advance(31 * 24 * hour);
    await raiseUsageAlerts(context());
    assert.equal((await messages()).length, 2);
  });

  it('names at most twenty subscriptions in a mail, and counts the rest', async () => {
    for (let at = 3; at < 23; at += 1)
      ids.push(await addSubscription(table(), accountId, { local_number: String((next += 1)) }));
    await table()
      .updateTable('subscriptions')
      .set({ data_used_percent: 80 })
      .where('subscription_id', 'in', ids)
      .execute();
    await create({ recipients: ['flaade@firma.example', '22334455'] });
    await look();
    const [mail, text] = await messages();
    assert.equal(mail?.text.match(/^\d\d(?:\u00a0\d\d){3}: /gm)?.length, 20);
    assert.match(mail.text, /\nog 3 til\n/);
    assert.match(text?.text ?? '', /\d\d(?:\u00a0\d\d){3} og 20 til\. http/);
  });
});

describe('an alert on an amount of a billing account', () => {
  it('sends one message a month when the sum of all subscriptions reaches it', async () => {
    await setPercent(0, 110);
    await setPercent(1, 120);
    const sum = await sumOfAll();
    assert.ok((await extraCostOf(0)) < sum - 1);
    const { usage, metrics } = await read();
    assert.deepEqual(usage, {
      period: danishDay(start).slice(0, 7),
      subscriptionCount: 3,
      extraCost: { value: sum, currency: 'DKK' },
    });
    assert.deepEqual(metrics, ['DataDk', 'DataEu', 'ExtraCost']);
    await create({ metric: 'ExtraCost', threshold: Math.ceil(sum) + 1 });
    await look();
    assert.deepEqual(await messages(), []);
    await setPercent(1, 140);
    for (let times = 0; times < 3; times += 1) await look();
    const [mail, ...more] = await messages();
    assert.deepEqual(more, []);
    const amount = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 });
    assert.equal(
      mail?.subject,
      `Kundenummer ${accountId} har nået ${amount.format(Math.ceil(sum) + 1)}\u00a0kr. ud over abonnementerne i alt`,
    );
    assert.ok(mail.text.includes(`i alt: ${amount.format(await sumOfAll())}\u00a0kr. ekskl. moms i `));
    // The most expensive first.
    assert.ok(mail.text.indexOf(shown(1)) < mail.text.indexOf(shown(0)));
    assert.equal((await read()).alerts[0]?.lastFired?.subscriptionCount, null);
    const limit = `${amount.format(Math.ceil(sum) + 1)}\u00a0kr. ud over abonnementerne i alt`;
    const sent = (await logOf('UsageAlertSent')).filter(({ after }) => after?.values?.[0] === limit);
    assert.deepEqual(
      sent.map(({ after }) => after?.values),
      [[limit, 'flaade@firma.example']],
    );
  });
});

describe('the barring of an alert of a billing account', () => {
  it('starts a bulk job for the subscriptions of the message, on behalf of whoever set the alert', async () => {
    await setPercent(0, 100);
    await setPercent(2, 130);
    await create({ threshold: 100, barring: 'BAROUTG' });
    await look();
    const [job, ...others] = await jobs();
    assert.deepEqual(others, []);
    assert.ok(job);
    assert.match(
      (await messages())[0]?.text ?? '',
      new RegExp(`på 2 abonnementer: Alle udgående opkald\\.\n.*/samlede-aendringer/${job.job_id}`),
    );
    const fired = (await read()).alerts[0]?.lastFired;
    assert.deepEqual([fired?.barringResult, fired?.jobIds], ['Ordered', [job.job_id]]);
    const [started] = await logOf('BulkJobStarted', job.job_id);
    assert.deepEqual([started?.actorEmail, started?.details?.via], [admin, { kind: 'UsageAlert' }]);
    await orderBulkRows(context());
    await test.passTime(120);
    assert.deepEqual(
      (await rowsOf(job.job_id)).map(({ subscriptionId, status }) => [subscriptionId, status]),
      [
        [idAt(2), 'Completed'],
        [idAt(0), 'Completed'],
      ],
    );
    const barred = await table()
      .selectFrom('subscriptions')
      .where('subscription_id', 'in', ids)
      .select(['subscription_id', 'services'])
      .execute();
    for (const { subscription_id, services } of barred)
      assert.equal(
        services.some(({ code }) => code === 'BAROUTG'),
        subscription_id !== idAt(1),
      );
    const [order] = await table()
      .selectFrom('orders')
      .where('subscription_id', '=', idAt(0))
      .select(['type', 'changes'])
      .execute();
    assert.equal(order?.type, 'CreateBarring');

    // A month later, both still have it.
    test.clock.advance(31 * 24 * hour);
    await raiseUsageAlerts(context());
    assert.equal((await jobs()).length, 1);
    assert.equal((await read()).alerts[0]?.lastFired?.barringResult, 'AlreadyBarred');
    assert.match((await messages())[1]?.text ?? '', /Alle havde allerede spærringen/);
  });

  it('for an amount covers only subscriptions with extra cost', async () => {
    await table()
      .updateTable('subscriptions')
      .set({ unused_since: '2020-01-01', data_used_percent: 0 })
      .where('subscription_id', '=', idAt(1))
      .execute();
    await setPercent(0, 150);
    await create({ metric: 'ExtraCost', threshold: 1, barring: 'OWNERCONTROL_NUA' });
    await look();
    const [job] = await jobs();
    const rows = await rowsOf(job?.job_id ?? '');
    assert.ok(rows.some(({ subscriptionId }) => subscriptionId === idAt(0)));
    assert.ok(rows.every(({ subscriptionId }) => subscriptionId !== idAt(1)));
  });

  it('is omitted when the person may no longer order it, which the message says', async () => {
    await setPercent(0, 100);
    await create({ barring: 'BAROUTG' });
    await table().updateTable('usage_alerts').set({ set_by: 'gone' }).execute();
    await look();
    assert.match((await messages())[0]?.text ?? '', /Vi kunne ikke bestille spærringen: Alle udgående/);
    assert.equal((await read()).alerts[0]?.lastFired?.barringResult, 'Refused');
    assert.deepEqual(await jobs(), []);

    // Also refused for an employee, and for somebody without access to the account.
    const people = table().selectFrom('users').select('user_id');
    const idOf = async (email: string) =>
      (await people.where('email', '=', email).executeTakeFirstOrThrow()).user_id;
    await table()
      .updateTable('usage_alerts')
      .set({ set_by: await idOf('employee@demo.example') })
      .execute();
    await setPercent(1, 100);
    await look();
    assert.equal((await messages()).length, 2);
    const other = await addSubscription(table(), outsideReach);
    const toOther = table().updateTable('subscriptions').where('subscription_id', '=', other);
    await toOther.set({ data_used_percent: 95 }).execute();
    const answer = await send('POST', { ...anAlert, barring: 'BAROUTG' }, { of: outsideReach });
    assert.equal(answer.statusCode, 200, answer.body);
    const ofOther = table().updateTable('usage_alerts').where('account_id', '=', outsideReach);
    await ofOther.set({ set_by: await idOf(limited) }).execute();
    await look();
    assert.equal((await messages()).length, 3);
    assert.deepEqual(await jobs(), []);
  });

  it('is rolled back with the messages after a failure, and repeated as a whole', async () => {
    await setPercent(0, 85);
    await create({ recipients: ['flaade@firma.example', '22334455'], barring: 'BAROUTG' });
    let puts = 0;
    const put: typeof test.outbox.put = async (...message) => {
      puts += 1;
      if (puts === 2) throw new Error('The process was killed.');
      await test.outbox.put(...message);
    };
    test.clock.advance(hour);
    await raiseUsageAlerts({ ...context(), outbox: { ...test.outbox, put } });
    assert.equal(puts, 2);
    assert.deepEqual([await messages(), await jobs(), (await read()).alerts[0]?.lastFired], [[], [], null]);
    await look();
    assert.deepEqual([(await messages()).length, (await jobs()).length], [2, 1]);
  });

  it('is ordered once by two concurrent processes', async () => {
    await setPercent(0, 85);
    await create({ barring: 'BAROUTG' });
    test.clock.advance(hour);
    await Promise.all([raiseUsageAlerts(context()), raiseUsageAlerts(context())]);
    assert.deepEqual([(await messages()).length, (await jobs()).length], [1, 1]);
  });
});

describe('changing alerts of a billing account', () => {
  it('lists, changes and deletes alerts, and logs each change', async () => {
    const { id: alertId } = await create({ metric: 'ExtraCost', threshold: 5000 }, superadmin);
    await create();
    assert.equal(
      (await send('PUT', { ...anAlert, threshold: 100, barring: 'BAR90' }, { alertId })).statusCode,
      200,
    );
    assert.deepEqual(
      (await read()).alerts.map(({ metric, threshold, barring }) => [metric, threshold, barring]),
      [
        ['DataDk', 80, null],
        ['DataDk', 100, 'BAR90'],
      ],
    );
    assert.equal((await send('DELETE', undefined, { alertId })).statusCode, 200);
    const gone = await send('DELETE', undefined, { alertId });
    assert.equal(statusAndCode(gone), '404 NotFound');
    assert.equal(gone.json<{ failingSystem: string }>().failingSystem, 'AccountAPI');
    const limit = '5.000,00\u00a0kr. ud over abonnementerne i alt';
    const changes = await logOf('UsageAlertChanged');
    const changed = changes.find(({ before, after }) => before?.values?.[0] === limit && after);
    assert.deepEqual(changed?.before?.values, [limit, 'flaade@firma.example']);
    assert.deepEqual(changed.after?.values, [
      '100\u00a0% af data i Danmark på et abonnement',
      'flaade@firma.example',
      'spær: 90-numre og indholdstakserede tjenester',
    ]);
  });

  it('refuses the second of two concurrent changes', async ({ signal }) => {
    const { id: alertId } = await create();
    const answer = await startWhileLocked(
      test.database,
      signal,
      async transaction => {
        await sql`select from accounts where account_id = ${accountId} for no key update`.execute(
          transaction,
        );
        await transaction
          .updateTable('usage_alerts')
          .set({ version: 2 })
          .where('alert_id', '=', alertId)
          .execute();
      },
      () => send('PUT', anAlert, { alertId, headers: { 'if-match': '"1"' } }),
    );
    assert.equal(statusAndCode(answer), '412 StaleVersion');
  });

  it('is forbidden to employees, and limited to the accounts within reach', async () => {
    const { id: alertId } = await create();
    const as = 'employee@demo.example';
    assert.equal((await send('POST', anAlert, { as })).statusCode, 403);
    assert.equal((await send('PUT', anAlert, { as, alertId })).statusCode, 403);
    assert.equal((await send('DELETE', undefined, { as, alertId })).statusCode, 403);
    assert.equal((await test.get(`/accounts/${accountId}/usage-alerts?customerId=1001`, as)).statusCode, 403);
    const outside = `/accounts/${outsideReach}/usage-alerts?customerId=1001`;
    assert.equal((await test.get(outside, limited)).statusCode, 404);
    assert.equal(await refusal(send('POST', anAlert, { as: limited, of: outsideReach })), '404 NotFound');
    assert.equal(
      (await send('PUT', { ...anAlert, threshold: 100 }, { as: limited, alertId })).statusCode,
      200,
    );
    // An alert is found only below its own account, not below a subscription.
    assert.equal(await refusal(send('DELETE', undefined, { alertId, of: outsideReach })), '404 NotFound');
    const list = await test.get(`/subscriptions/${idAt(0)}/usage-alerts?customerId=1001`, admin);
    assert.deepEqual(z.parse(usageAlertsAnswer, list.json()).data.alerts, []);
    assert.equal((await read()).alerts.length, 1);
  });

  it('refuses a duplicate alert, and one that no subscription of the account can reach', async () => {
    await create();
    assert.equal(await refusal(send('POST', anAlert)), '400 UsageAlertAlreadyThere');
    await table()
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('account_id', '=', accountId)
      .execute();
    assert.deepEqual((await read()).metrics, []);
    assert.equal(await refusal(send('POST', { ...anAlert, threshold: 100 })), '400 UsageAlertNothingToReach');
  });

  it('counts the subscriptions of the account itself, not of its child accounts', async () => {
    const own = table().selectFrom('subscriptions').where('account_id', '=', rootId);
    const rows = await own.where('status', '!=', 'Cancelled').select('subscription_id').execute();
    assert.equal((await read(admin, rootId)).usage.subscriptionCount, rows.length);
  });
});
