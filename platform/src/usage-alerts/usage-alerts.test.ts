import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { pricePlan, pricePlanInformationOf } from 'shared/catalogue/price-plans';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { usageAnswer } from 'shared/contracts/usage';
import {
  MAX_ALERTS,
  usageAlertAnswer,
  usageAlertsAnswer,
  type UsageAlertBody,
} from 'shared/contracts/usage-alert';
import { formatPhoneNumber } from 'shared/format/phone';
import * as z from 'zod/mini';
import { danishDay, firstOfMonth } from '../time/danish-day.ts';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { raiseUsageAlerts } from './raise-usage-alerts.ts';

const admin = 'admin@demo.example';
const superadmin = 'superadmin@demo.example';
const limited = 'limited@demo.example';
const outsideReach = '80011012';
const hour = 3_600_000;
/** In the middle of a month, so that the next hours are in the same period. */
const start = new Date(`${firstOfMonth(danishDay(new Date()), 1).slice(0, 8)}15T10:00:00Z`);

const test = await openTestApi();
let id: string;
/** A different number in each test, because the log keeps earlier ones. */
let number = '22980000';
beforeEach(async () => {
  test.clock.set(start);
  await table().deleteFrom('usage_alerts').execute();
  await table().deleteFrom('outbox_messages').execute();
  number = String(Number(number) + 1);
  id = await addSubscription(table(), '80011001', { local_number: number });
  await setPercent(50);
});
after(() => test.close());

const table = () => test.database.db;
const setPercent = (data_used_percent: number) =>
  table().updateTable('subscriptions').set({ data_used_percent }).where('subscription_id', '=', id).execute();

const anAlert = { metric: 'DataDk', threshold: 80, recipients: ['ny@firma.example'], barring: null } as const;
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  data?: unknown,
  alertId = '',
  as = admin,
  of = id,
  headers = {},
) =>
  test.call({
    method,
    as,
    data,
    headers,
    path: `/subscriptions/${of}/usage-alerts${alertId && `/${alertId}`}?customerId=1001`,
  });
const read = async (as = admin, of = id) => {
  const answer = await test.get(`/subscriptions/${of}/usage-alerts?customerId=1001`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(usageAlertsAnswer, answer.json()).data;
};
const create = async (given: Partial<UsageAlertBody> = {}, as = admin) => {
  const answer = await send('POST', { ...anAlert, ...given }, '', as);
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
/** Checks alerts an hour later, when usage is read again. */
const look = async () => {
  test.clock.advance(hour);
  await raiseUsageAlerts(context());
};
const messages = async () => {
  await sendAllMails(context());
  return readOutbox(table());
};
const ordersOf = () => table().selectFrom('orders').where('subscription_id', '=', id).selectAll().execute();
const logOf = async (action: string) => {
  const log = await test.get(
    `/audit-log?customerId=1001&action=${action}&searchQuery=${number}&pageSize=50`,
    superadmin,
  );
  return z.parse(auditLogAnswer, log.json()).data.entries;
};

describe('a usage alert', () => {
  it('sends mails and text messages once at 80 per cent and once at 100', async () => {
    await create({ recipients: ['ny@firma.example', '22334455'] });
    await create({ threshold: 100 });
    await look();
    assert.deepEqual(await messages(), []);
    await setPercent(80);
    for (let times = 0; times < 3; times += 1) await look();
    const near = await messages();
    assert.deepEqual(
      near.map(({ to, channel }) => [to, channel]),
      [
        ['ny@firma.example', 'mail'],
        ['22334455', 'text'],
      ],
    );
    const page = `${testOrigin}/selvbetjening/1001/abonnementer/${id}/forbrug`;
    assert.equal(near[0]?.subject, `${formatPhoneNumber(number)} har nået 80\u00a0% af data i Danmark`);
    assert.match(near[0].text, /40\u00a0GB af 50\u00a0GB i [a-z]+ \d{4}\./);
    assert.deepEqual(near[0].links, [page, `${page}/advarsler`]);
    assert.match(near[1]?.text ?? '', /^\d\d(?:\u00a0\d\d){3} har nået 80\u00a0% .*forbrug$/);
    await setPercent(104);
    for (let times = 0; times < 2; times += 1) await look();
    const all = await messages();
    assert.match(all[2]?.subject ?? '', /har nået 100\u00a0% af data i Danmark$/);
    assert.equal(all.length, 3);
  });

  it('is limited to a hundred changes per person an hour, and per recipient a day', async () => {
    const { id: alertId } = await create({ metric: 'ExtraCost', threshold: 1 });
    const setAt = (threshold: number, recipient: string, as = admin) =>
      send('PUT', { ...anAlert, metric: 'ExtraCost', threshold, recipients: [recipient] }, alertId, as);
    await table().deleteFrom('sign_in_attempts').execute();
    for (let threshold = 2; threshold < 102; threshold += 1)
      assert.equal((await setAt(threshold, '22334455')).statusCode, 200);
    assert.equal((await setAt(102, '33445566')).statusCode, 429);
    assert.equal((await setAt(102, '22334455', superadmin)).statusCode, 429);
    assert.equal((await setAt(102, '33445566', superadmin)).statusCode, 200);
    await table().deleteFrom('sign_in_attempts').execute();
  });

  it('is sent at an amount beyond the price plan', async () => {
    await setPercent(90);
    const answer = await test.get(`/subscriptions/${id}/usage?customerId=1001`, admin);
    const { extraCost } = z.parse(usageAnswer, answer.json()).data;
    await create({ metric: 'ExtraCost', threshold: Math.ceil(extraCost.value) + 100 });
    await look();
    assert.deepEqual(await messages(), []);
    // 15 GB beyond what is included.
    await setPercent(130);
    await look();
    await look();
    const [mail, ...others] = await messages();
    assert.deepEqual(others, []);
    assert.match(mail?.subject ?? '', /kr\. ud over abonnementet$/);
    assert.match(mail?.text ?? '', /kr\. ekskl\. moms/);
  });

  it('is sent again in the next month, and has the time of the last message', async () => {
    await setPercent(85);
    await create();
    await look();
    const first = (await read()).alerts[0]?.lastFired;
    assert.deepEqual(
      [first?.period, first?.at.slice(0, 10)],
      [danishDay(start).slice(0, 7), danishDay(start)],
    );
    test.clock.advance(30 * 24 * hour);
    await look();
    await look();
    assert.equal((await messages()).length, 2);
    assert.equal((await read()).alerts[0]?.lastFired?.period, firstOfMonth(danishDay(start), 1).slice(0, 7));
    const sent = await logOf('UsageAlertSent');
    assert.equal(sent.length, 2);
    assert.deepEqual(sent[0]?.after?.values, ['80\u00a0% af data i Danmark', 'ny@firma.example']);
  });

  it('is checked after the clock was moved back, and right after it was set', async () => {
    await create();
    test.clock.advance(90 * 24 * hour);
    await raiseUsageAlerts(context());
    test.clock.set(start);
    await setPercent(85);
    await raiseUsageAlerts(context());
    assert.equal((await messages()).length, 1);
    await create({ threshold: 100 });
    await setPercent(100);
    await raiseUsageAlerts(context());
    assert.equal((await messages()).length, 2);
  });

  it('is sent for a changed limit, and not again for the same one', async () => {
    await setPercent(100);
    const { id: alertId } = await create();
    await look();
    for (const threshold of [80, 100, 80] as const) {
      const answer = await send(
        'PUT',
        { ...anAlert, threshold, recipients: ['anden@firma.example'] },
        alertId,
      );
      assert.equal(answer.statusCode, 200, answer.body);
      await look();
    }
    assert.deepEqual(
      (await messages()).map(({ to }) => to),
      ['ny@firma.example', 'anden@firma.example'],
    );
  });

  it('is not sent once deleted, or for an ended subscription', async () => {
    const { id: alertId } = await create();
    await create({ metric: 'ExtraCost', threshold: 1 });
    assert.equal((await send('DELETE', undefined, alertId)).statusCode, 200);
    await setPercent(130);
    await table()
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
    await look();
    assert.deepEqual(await messages(), []);
    const changes = await logOf('UsageAlertChanged');
    const deleted = changes.find(({ before, after }) => before && !after);
    assert.deepEqual(deleted?.before?.values, ['80\u00a0% af data i Danmark', 'ny@firma.example']);
  });

  it('is sent once by two concurrent processes', async () => {
    await setPercent(85);
    await create();
    test.clock.advance(hour);
    await Promise.all([raiseUsageAlerts(context()), raiseUsageAlerts(context())]);
    assert.equal((await messages()).length, 1);
  });

  it('is rolled back after a failure halfway, and repeated as a whole', async () => {
    await setPercent(85);
    await create({ recipients: ['ny@firma.example', '22334455'], barring: 'BAROUTG' });
    let puts = 0;
    const put: typeof test.outbox.put = async (...message) => {
      puts += 1;
      if (puts === 2) throw new Error('The process was killed.');
      await test.outbox.put(...message);
    };
    test.clock.advance(hour);
    await raiseUsageAlerts({ ...context(), outbox: { ...test.outbox, put } });
    assert.equal(puts, 2);
    assert.deepEqual(
      [await messages(), await ordersOf(), (await read()).alerts[0]?.lastFired],
      [[], [], null],
    );
    await look();
    assert.deepEqual([(await messages()).length, (await ordersOf()).length], [2, 1]);
  });
});

describe('the barring of an alert', () => {
  it('is ordered once a month on behalf of whoever set the alert, can be cancelled, and takes effect', async () => {
    await setPercent(100);
    await create({ threshold: 100, barring: 'OWNERCONTROL_NUA', recipients: ['22334455'] });
    await look();
    const [order, ...others] = await ordersOf();
    assert.deepEqual(others, []);
    assert.equal(order?.type, 'CreateBarring');
    assert.deepEqual(order.changes, [{ field: 'OWNERCONTROL_NUA', from: false, to: true }]);
    assert.match(
      (await messages())[0]?.text ?? '',
      /Vi har bestilt spærringen: Forbrug ud over abonnementet/,
    );
    const fired = (await read()).alerts[0]?.lastFired;
    assert.deepEqual([fired?.barringResult, fired?.orderId], ['Ordered', order.order_id]);
    const placed = (await logOf('OrderPlaced')).find(({ after }) => after?.orderId === order.order_id);
    assert.deepEqual([placed?.actorEmail, placed?.details?.via], [admin, { kind: 'UsageAlert' }]);
    const undone = {
      method: 'POST' as const,
      as: admin,
      path: `/orders/${order.order_id}/cancel?customerId=1001`,
    };
    assert.equal((await test.call(undone)).statusCode, 202);
    await look();
    assert.equal((await ordersOf()).length, 1);
    test.clock.advance(31 * 24 * hour);
    await raiseUsageAlerts(context());
    await test.passTime(120);
    const { services } = await table()
      .selectFrom('subscriptions')
      .select('services')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    assert(services.some(({ code }) => code === 'OWNERCONTROL_NUA'));
    test.clock.advance(31 * 24 * hour);
    await raiseUsageAlerts(context());
    assert.equal((await read()).alerts[0]?.lastFired?.barringResult, 'AlreadyBarred');
    assert.equal((await ordersOf()).length, 2);
  });

  it('is omitted when the subscription or the person does not allow it any more, which the message says', async () => {
    await setPercent(100);
    await create({ barring: 'BAROUTG' });
    await table()
      .updateTable('subscriptions')
      .set({ status: 'Suspended' })
      .where('subscription_id', '=', id)
      .execute();
    await look();
    assert.match(
      (await messages())[0]?.text ?? '',
      /Vi kunne ikke bestille spærringen: Alle udgående opkald/,
    );
    assert.equal((await read()).alerts[0]?.lastFired?.barringResult, 'Refused');
    const other = await addSubscription(table(), '80011001');
    assert.equal((await send('POST', { ...anAlert, barring: 'BAR90' }, '', admin, other)).statusCode, 200);
    await table().updateTable('usage_alerts').set({ set_by: 'gone' }).execute();
    await table()
      .updateTable('subscriptions')
      .set({ data_used_percent: 90 })
      .where('subscription_id', '=', other)
      .execute();
    await look();
    assert.equal((await messages()).length, 2);
    const orders = table().selectFrom('orders').where('subscription_id', '=', other).selectAll();
    assert.deepEqual(await orders.execute(), []);
  });
});

describe('changing alerts', () => {
  it('lists, changes and deletes alerts, and logs each change', async () => {
    const { id: alertId } = await create({ metric: 'ExtraCost', threshold: 250 }, superadmin);
    await create({ recipients: ['NY@Firma.example', 'ny@firma.example', '22334455'] });
    const wanted = { ...anAlert, threshold: 100, barring: 'BAR90' };
    assert.equal((await send('PUT', wanted, alertId)).statusCode, 200);
    const { alerts, metrics } = await read();
    assert.deepEqual(
      alerts.map(({ metric, threshold, recipients, barring }) => [metric, threshold, recipients, barring]),
      [
        ['DataDk', 80, ['ny@firma.example', '22334455'], null],
        ['DataDk', 100, ['ny@firma.example'], 'BAR90'],
      ],
    );
    assert.deepEqual(metrics, ['DataDk', 'DataEu', 'ExtraCost']);
    assert.equal((await send('DELETE', undefined, alertId)).statusCode, 200);
    assert.equal((await read()).alerts.length, 1);
    assert.equal(await refusal(send('DELETE', undefined, alertId)), '404 NotFound');
    assert.equal(await refusal(send('PUT', anAlert, alertId)), '404 NotFound');
    const [changed] = (await logOf('UsageAlertChanged')).filter(({ before, after }) => before && after);
    assert.deepEqual(changed?.before?.values, ['250,00\u00a0kr. ud over abonnementet', 'ny@firma.example']);
    assert.deepEqual(changed.after?.values?.at(-1), 'spær: 90-numre og indholdstakserede tjenester');
  });

  it('refuses a stale version with 412 and changes nothing', async () => {
    const { id: alertId, version } = await create();
    assert.equal(version, 1);
    const change = (threshold: number, seen: string) =>
      send('PUT', { ...anAlert, threshold }, alertId, admin, id, { 'if-match': seen });
    const changed = z.parse(usageAlertAnswer, (await change(100, '"1"')).json()).data.alert;
    assert.deepEqual([changed.version, changed.threshold], [2, 100]);
    assert.equal(await refusal(change(80, '"1"')), '412 StaleVersion');
    assert.deepEqual(
      (await read()).alerts.map(({ threshold, version: kept }) => [threshold, kept]),
      [[100, 2]],
    );
    assert.equal((await change(80, '"2"')).statusCode, 200);
    const remove = (seen: string) => send('DELETE', undefined, alertId, admin, id, { 'if-match': seen });
    assert.equal(await refusal(remove('"2"')), '412 StaleVersion');
    assert.equal((await read()).alerts.length, 1);
    assert.equal((await remove('"3"')).statusCode, 200);
  });

  it('is forbidden to employees, and limited to the accounts within reach', async () => {
    const { id: alertId } = await create();
    const employee = 'employee@demo.example';
    assert.equal((await send('POST', anAlert, '', employee)).statusCode, 403);
    assert.equal((await send('PUT', anAlert, alertId, employee)).statusCode, 403);
    assert.equal((await send('DELETE', undefined, alertId, employee)).statusCode, 403);
    const list = await test.get(`/subscriptions/${id}/usage-alerts?customerId=1001`, employee);
    assert.equal(list.statusCode, 403);
    const outside = await addSubscription(table(), outsideReach);
    assert.equal(await refusal(send('POST', anAlert, '', limited, outside)), '404 NotFound');
    assert.equal((await send('PUT', { ...anAlert, threshold: 100 }, alertId, limited)).statusCode, 200);
    // An alert is found only below its own subscription.
    assert.equal(await refusal(send('DELETE', undefined, alertId, admin, outside)), '404 NotFound');
    assert.equal((await read()).alerts.length, 1);
  });

  it('refuses duplicate, invalid and too many alerts', async () => {
    await create();
    const wrong = (given: object) => refusal(send('POST', { ...anAlert, ...given }));
    assert.equal(await wrong({ threshold: 80 }), '400 UsageAlertAlreadyThere');
    assert.equal(await wrong({ threshold: 90 }), '400 ArgumentError');
    assert.equal(await wrong({ metric: 'ExtraCost', threshold: 0 }), '400 ArgumentError');
    assert.equal(await wrong({ metric: 'ExtraCost', threshold: 12.5 }), '400 ArgumentError');
    assert.equal(await wrong({ threshold: 100, recipients: [] }), '400 ArgumentError');
    assert.equal(await wrong({ threshold: 100, recipients: ['12345678'] }), '400 ArgumentError');
    assert.equal(await wrong({ threshold: 100, recipients: ['ingen adresse'] }), '400 ArgumentError');
    assert.equal(await wrong({ threshold: 100, recipients: Array(6).fill('22334455') }), '400 ArgumentError');
    assert.equal(
      await wrong({ threshold: 100, recipients: ['no-reply@firma.example'] }),
      '400 IllegalSendToEmail',
    );
    assert.equal(await wrong({ threshold: 100, barring: 'BARLEVEL' }), '400 ArgumentError');
    for (let amount = 1; amount < MAX_ALERTS; amount += 1)
      await create({ metric: 'ExtraCost', threshold: amount });
    assert.equal(await wrong({ threshold: 100 }), '400 UsageAlertLimitReached');
    assert.equal((await read()).alerts.length, MAX_ALERTS);
  });

  it('refuses alerts on unlimited data and on ended subscriptions', async () => {
    const without = await addSubscription(table(), '80011001', { price_plan_code: 'EMOBFRI' });
    const plan = pricePlanInformationOf(pricePlan('EMOBFRI'));
    await table()
      .updateTable('subscriptions')
      .set({ price_plan_information: JSON.stringify(plan) })
      .where('subscription_id', '=', without)
      .execute();
    assert.equal(await refusal(send('POST', anAlert, '', admin, without)), '400 UsageAlertNothingToReach');
    const ended = await addSubscription(table(), '80011001', { status: 'Cancelled' });
    assert.equal(await refusal(send('POST', anAlert, '', admin, ended)), '400 SubscriptionActionNotAllowed');
    assert.deepEqual((await read(admin, ended)).metrics, []);
  });

  it('takes effect once per idempotency key, and requires one', async () => {
    const path = `/subscriptions/${id}/usage-alerts?customerId=1001`;
    const call = { method: 'POST' as const, path, as: admin, data: anAlert };
    const headers = { 'idempotency-key': 'once' };
    const first = await test.call({ ...call, headers });
    const again = await test.call({ ...call, headers });
    assert.deepEqual([first.statusCode, again.body], [200, first.body]);
    assert.equal((await read()).alerts.length, 1);
    const without = await test.call({ ...call, headers: { 'idempotency-key': undefined } });
    assert.equal(statusAndCode(without), '400 ArgumentError');
  });
});
