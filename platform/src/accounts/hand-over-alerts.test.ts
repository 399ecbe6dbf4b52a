import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { heldAlertsAnswer } from 'shared/contracts/access';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { accountUsageAlertsAnswer, usageAlertAnswer, usageAlertsAnswer } from 'shared/contracts/usage-alert';
import * as z from 'zod/mini';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { addAccountBeside } from '../testing/rows/add-account.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { danishDay, firstOfMonth } from '../time/danish-day.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { raiseUsageAlerts } from '../usage-alerts/raise-usage-alerts.ts';

const admin = 'admin@demo.example';
const superadmin = 'superadmin@demo.example';
const colleague = 'ny@firma.example';
/** The administrator's phone number, for alerts by text message. */
const phone = '20304050';
const kept = '80011001';
const lost = '80011012';
/** Late enough in the month for most of its usage to be there. */
const midMonth = new Date(`${firstOfMonth(danishDay(new Date()), 1).slice(0, 8)}15T10:00:00Z`);

const test = await openTestApi();
let subscriptionId: string;
beforeEach(async () => {
  test.clock.set(midMonth);
  const { db } = test.database;
  await restorePeople(db);
  await db.deleteFrom('usage_alerts').execute();
  await db.updateTable('users').set({ phone_number: phone }).where('email', '=', admin).execute();
  subscriptionId = await addSubscription(db, lost);
  await db
    .updateTable('subscriptions')
    .set({ data_used_percent: 90 })
    .where('subscription_id', '=', subscriptionId)
    .execute();
});
after(() => test.close());

async function create(of: string, changes: object, as = admin) {
  const data = { metric: 'DataDk', threshold: 80, recipients: [admin], barring: null, ...changes };
  const answer = await test.call({ method: 'POST', path: `${of}/usage-alerts?customerId=1001`, as, data });
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(usageAlertAnswer, answer.json()).data.alert;
}
const ofSubscription = () => `/subscriptions/${subscriptionId}`;
const ofAccount = (id: string) => `/accounts/${id}`;

async function alertsOf(of: string) {
  const answer = await test.get(`${of}/usage-alerts?customerId=1001`, superadmin);
  const schema = of.startsWith('/accounts') ? accountUsageAlertsAnswer : usageAlertsAnswer;
  return z.parse(schema, answer.json()).data.alerts;
}

async function send(method: 'PUT' | 'DELETE', path: string, data: object) {
  const answer = await test.call({ method, path, as: superadmin, data });
  assert.equal(answer.statusCode, 200, answer.body);
}
const remove = () =>
  send('DELETE', '/users/access', { type: 'Administrator', email: admin, customerId: '1001' });
const limitTo = (...ids: string[]) =>
  send('PUT', '/user/assets?customerId=1001', {
    userEmail: admin,
    access: 'Limited',
    assets: ids.map(id => ({ id, type: 'Account' })),
  });

/** An alert set by the administrator at another customer. */
async function createElsewhere() {
  const { db } = test.database;
  const { id } = await create(ofAccount(lost), { threshold: 100 });
  await db.updateTable('usage_alerts').set({ customer_id: '1003' }).where('alert_id', '=', id).execute();
  return () => db.selectFrom('usage_alerts').selectAll().where('alert_id', '=', id).executeTakeFirstOrThrow();
}

describe('GET /users/usage-alerts', () => {
  const path = (email: string) => `/users/usage-alerts?customerId=1001&email=${encodeURIComponent(email)}`;

  it('counts the alerts to hand over per billing account, and those without another recipient', async () => {
    await createElsewhere();
    await create(ofSubscription(), { recipients: [admin, colleague] });
    await create(ofSubscription(), { recipients: [colleague], threshold: 100 });
    await create(ofSubscription(), { recipients: [colleague], metric: 'ExtraCost' }, superadmin);
    await create(ofAccount(kept), {}, superadmin);
    await create(ofAccount(lost), { recipients: [phone] }, superadmin);
    const answer = await test.get(path('ADMIN@demo.example'), superadmin);
    assert.deepEqual(z.parse(heldAlertsAnswer, answer.json()).data.alerts, [
      { accountId: kept, count: 1, toldAlone: 1 },
      { accountId: lost, count: 3, toldAlone: 1 },
    ]);
  });

  it('is for superadministrators only, about ordinary administrators of the customer', async () => {
    for (const email of [superadmin, 'employee@demo.example', 'single@demo.example', colleague])
      assert.equal((await test.get(path(email), superadmin)).statusCode, 404);
    assert.equal((await test.get(path(admin), admin)).statusCode, 403);
  });
});

describe('alerts of a deleted administrator', () => {
  it('keep their other recipients, or go to whoever deleted the administrator', async () => {
    await create(ofSubscription(), { recipients: [admin, phone, colleague] });
    await create(ofAccount(lost), { recipients: [admin] });
    await remove();
    const [alert] = await alertsOf(ofSubscription());
    assert.deepEqual(alert?.recipients, [colleague]);
    assert.equal(alert.version, 2, 'so that an edit of the old version is refused');
    assert.deepEqual((await alertsOf(ofAccount(lost)))[0]?.recipients, [superadmin]);
  });

  it('keep a recipient that is added concurrently', async ({ signal }) => {
    const { id } = await create(ofAccount(lost), { recipients: [admin] });
    await startWhileLocked(
      test.database,
      signal,
      transaction =>
        transaction
          .updateTable('usage_alerts')
          .set({ recipients: JSON.stringify([admin, colleague]), version: 2 })
          .where('alert_id', '=', id)
          .execute(),
      remove,
    );
    const [alert] = await alertsOf(ofAccount(lost));
    assert.deepEqual([alert?.recipients, alert?.version], [[colleague], 3]);
  });

  it('stay unchanged at other customers', async () => {
    const alert = await createElsewhere();
    const before = await alert();
    await remove();
    assert.deepEqual(await alert(), before);
  });

  it('still order their barring, now set by whoever deleted the administrator', async () => {
    const { db } = test.database;
    await create(ofSubscription(), { recipients: [admin, colleague], barring: 'BAROUTG' });
    await remove();
    const context = { db, clock: test.clock, outbox: test.outbox, portalOrigin: testOrigin };
    await raiseUsageAlerts({ ...context, orderStepSeconds: 10 });
    const [alert] = await alertsOf(ofSubscription());
    assert.equal(alert?.lastFired?.barringResult, 'Ordered');
    const { first_name, last_name } = await db
      .selectFrom('users')
      .where('email', '=', superadmin)
      .select(['first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    assert.equal(alert.setByName, `${first_name} ${last_name}`);
    await sendAllMails(context);
    const told = (await readOutbox(db)).filter(({ subject }) => subject.includes('har nået'));
    assert.deepEqual(
      told.map(({ to }) => to),
      [colleague],
    );
  });

  it('are logged as changed by whoever deleted the administrator', async () => {
    await create(ofAccount(lost), { recipients: [admin, colleague] });
    await remove();
    const log = await test.get(
      `/audit-log?customerId=1001&action=UsageAlertChanged&accountId=${lost}`,
      superadmin,
    );
    const [entry] = z.parse(auditLogAnswer, log.json()).data.entries;
    assert.equal(entry?.actorEmail, superadmin);
    assert.deepEqual(entry.before?.values?.slice(1), [admin, colleague]);
    assert.deepEqual(entry.after?.values?.slice(1), [colleague]);
  });

  it('keep their owner and lose the recipient when somebody else has set them', async () => {
    await create(ofSubscription(), { recipients: [admin, colleague] }, superadmin);
    await create(ofSubscription(), { recipients: [colleague], threshold: 100 }, superadmin);
    const before = await alertsOf(ofSubscription());
    await remove();
    const alerts = await alertsOf(ofSubscription());
    assert.deepEqual(alerts[0], { ...before[0], recipients: [colleague], version: 2 });
    assert.deepEqual(alerts[1], before[1]);
  });
});

describe('alerts of an administrator whose access becomes limited', () => {
  it('are handed over, except those on the remaining accounts', async () => {
    const stays = await create(ofAccount(kept), {});
    await create(ofAccount(lost), {});
    await create(ofSubscription(), {});
    await limitTo(kept);
    assert.deepEqual(await alertsOf(ofAccount(kept)), [stays]);
    for (const path of [ofAccount(lost), ofSubscription()])
      assert.deepEqual((await alertsOf(path))[0]?.recipients, [superadmin]);
  });
});

describe('alerts of a subscription that moves to another billing account', () => {
  let target: string;
  beforeEach(async () => {
    target = await addAccountBeside(test.database.db, subscriptionId);
  });
  const move = async (as: string) => {
    const path = `/subscriptions/${subscriptionId}/account?customerId=1001`;
    const answer = await test.call({ method: 'PUT', path, as, data: { targetAccountId: target } });
    assert.equal(answer.statusCode, 202, answer.body);
  };

  const previewed = async () => {
    const path = `/subscriptions/${subscriptionId}/account/preview?customerId=1001`;
    const answer = await test.call({
      method: 'POST',
      path,
      as: superadmin,
      data: { targetAccountId: target },
    });
    return z.parse(orderPreviewAnswer, answer.json()).data.notices;
  };

  it('are handed over to whoever moved it, as previewed, from people without access to the new account', async () => {
    await limitTo(lost);
    await create(ofSubscription(), { recipients: [admin], barring: 'BAROUTG' });
    await create(ofSubscription(), { recipients: [admin, colleague], threshold: 100 }, superadmin);
    const before = await alertsOf(ofSubscription());
    assert.deepEqual(await previewed(), ['AlertsHandedOver']);
    await move(superadmin);
    assert.deepEqual(await alertsOf(ofSubscription()), before, 'nothing has moved yet');
    await test.passTime(60);
    const [first, second] = await alertsOf(ofSubscription());
    assert.deepEqual([first?.recipients, second?.recipients], [[superadmin], [colleague]]);
    assert.equal(first?.setByName, second?.setByName);
  });

  for (const [what, setter, recipients, after] of [
    ['receives', superadmin, [admin], [superadmin]],
    ['has set', admin, [colleague], [colleague]],
  ] as const)
    it(`are handed over from somebody who only ${what} them`, async () => {
      await limitTo(lost);
      const { setByName } = await create(ofSubscription(), { recipients: [...recipients] }, setter);
      await move(superadmin);
      await test.passTime(60);
      const [alert] = await alertsOf(ofSubscription());
      assert.deepEqual(alert?.recipients, after);
      assert.equal(alert.setByName === setByName, setter === superadmin);
    });

  it('go to a superadministrator when whoever moved it has lost access to the new account', async () => {
    await create(ofSubscription(), { recipients: [admin] });
    await move(admin);
    await limitTo(lost);
    await test.passTime(60);
    const { set_by, recipients } = await test.database.db
      .selectFrom('usage_alerts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const standIn = await test.database.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.user_id', 'm.user_id')
      .where('m.user_id', '=', set_by)
      .where('m.customer_id', '=', '1001')
      .select(['m.role', 'u.email'])
      .executeTakeFirst();
    assert.deepEqual(standIn, { role: 'Superadmin', email: recipients[0] });
  });

  it('stay unchanged for people with access to the new account', async () => {
    const stays = await create(ofSubscription(), {});
    await limitTo(lost, target);
    assert.deepEqual(await previewed(), []);
    await move(superadmin);
    await test.passTime(60);
    assert.deepEqual(await alertsOf(ofSubscription()), [stays]);
  });
});
