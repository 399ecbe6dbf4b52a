import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import type { MessagesBody } from 'shared/contracts/messages';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { addDays, danishDay } from '../time/danish-day.ts';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { addUsageAlert, alertIdOf } from '../testing/tenant-matrix/usage-alert-rows.ts';
import { LOOK_EVERY, sendAllNotifications, sendNotifications } from './send-notifications.ts';

const superadmin = 'superadmin@demo.example';
const admin = 'admin@demo.example';
const limited = 'limited@demo.example';
const employee = 'employee@demo.example';
const inReach = '80011001';
const outsideReach = '80011012';
const elsewhere = '80031001';

const test = await openTestApi();
beforeEach(async () => {
  await sql`truncate outbox_messages, message_choices, told_by_message, profile_log`.execute(
    test.database.db,
  );
});
after(() => test.close());

const { put, profileOf, ownLogOf } = createOwnProfileCalls(test);
const db = () => test.database.db;
const context = () => {
  const { clock, outbox } = test;
  return { db: db(), clock, outbox, portalOrigin: testOrigin };
};
const choose = async (as: string, choices: MessagesBody) => {
  const answer = await put('messages', choices, {}, as);
  assert.equal(answer.statusCode, 200, answer.body);
};
/** Everything sent to an address once the next check is due. */
const sentTo = async (to: string) => {
  test.clock.advance(LOOK_EVERY);
  await sendAllNotifications(context());
  await sendAllMails(context());
  return (await readOutbox(db())).filter(message => message.to === to);
};
const invoice = async (account = inReach, changes: Parameters<typeof addBillingItem>[2] = {}) => {
  const id = await addBillingItem(db(), account, changes);
  const issue_date = danishDay(test.clock.now());
  await db().updateTable('billing_items').set({ issue_date }).where('billing_item_id', '=', id).execute();
  return id;
};
const portal = (path: string, customerId = '1001') => `${testOrigin}/selvbetjening/${customerId}/${path}`;
const choices = portal('indstillinger/beskeder');

describe('messages of notifications', () => {
  it('are sent once, and only for what happens after a person has chosen them', async () => {
    await invoice();
    assert.deepEqual(await sentTo(admin), []);
    await choose(admin, { InvoiceIssued: 'Mail' });
    assert.deepEqual(await sentTo(admin), []);
    const id = await invoice();
    const [mail, ...others] = await sentTo(admin);
    assert.deepEqual(others, []);
    assert.match(mail?.subject ?? '', new RegExp(`^Ny: Faktura ${id.slice(1)} på `));
    assert.match(mail?.text ?? '', /^Hej .+\n\nDet her er sket hos Nordhavn Byg A\/S:\n\nNy: Faktura /);
    assert.match(mail?.text ?? '', /bedt om besked om: Nye fakturaer og kreditnotaer\. Det ændrer du her:/);
    assert.deepEqual(mail?.links, [portal(`faktura/${id}`), choices]);
    assert.equal((await sentTo(admin)).length, 1);
    assert.deepEqual(await sentTo(superadmin), []);
  });

  it('are sent once in ten minutes per topic, for all events at all customers', async () => {
    await choose(superadmin, { InvoiceIssued: 'Mail', InvoiceOverdue: 'Mail' });
    for (let count = 0; count < 22; count += 1) await invoice();
    await invoice(elsewhere);
    await sendAllNotifications(context());
    assert.deepEqual(await readOutbox(db()), []);
    const [mail, ...others] = await sentTo(superadmin);
    assert.deepEqual(others, []);
    assert.equal(mail?.subject, '23 beskeder: Nye fakturaer og kreditnotaer');
    assert.equal(mail.text.match(/Ny: Faktura /g)?.length, 20);
    assert.match(mail.text, /Og 3 mere\./);
  });

  it('cover only what the person may see at that moment', async () => {
    for (const as of [limited, employee]) await choose(as, { InvoiceIssued: 'Mail' });
    const id = await invoice();
    await invoice(outsideReach);
    const [mail, ...others] = await sentTo(limited);
    assert.deepEqual(others, []);
    assert.deepEqual(mail?.links, [portal(`faktura/${id}`), choices]);
    assert.deepEqual(await sentTo(employee), []);
  });

  it('list events in chronological order', async () => {
    await choose(admin, { InvoiceIssued: 'Mail' });
    const ids = [await invoice(), await invoice(), await invoice()];
    for (const [days, id] of ids.entries()) {
      const issue_date = addDays(danishDay(test.clock.now()), -days);
      await db().updateTable('billing_items').set({ issue_date }).where('billing_item_id', '=', id).execute();
    }
    const [mail] = await sentTo(admin);
    assert.deepEqual(mail?.links, [...ids.toReversed().map(id => portal(`faktura/${id}`)), choices]);
  });

  it('leave out events of more than a week ago', async () => {
    await choose(admin, { InvoiceIssued: 'Mail' });
    const issuedBefore = async (days: number) => {
      const id = await invoice();
      const issue_date = addDays(danishDay(test.clock.now()), -days);
      await db().updateTable('billing_items').set({ issue_date }).where('billing_item_id', '=', id).execute();
      return id;
    };
    await issuedBefore(9);
    const id = await issuedBefore(5);
    const [mail] = await sentTo(admin);
    assert.deepEqual(mail?.links, [portal(`faktura/${id}`), choices]);
  });

  it('are sent after the clock was moved back', async () => {
    const now = test.clock.now();
    test.clock.advance(24 * 3_600_000);
    await choose(admin, { InvoiceIssued: 'Mail' });
    test.clock.set(now);
    await invoice();
    await sendAllNotifications(context());
    await sendAllMails(context());
    assert.equal((await readOutbox(db())).length, 1);
  });

  it('leave out events from before the person joined the customer', async () => {
    await choose(admin, { InvoiceIssued: 'Mail' });
    await invoice();
    const { userId } = await profileOf(admin);
    const membership = db().updateTable('memberships').where('user_id', '=', userId);
    const later = new Date(test.clock.now().getTime() + 24 * 3_600_000);
    const { created_at } = await db()
      .selectFrom('memberships')
      .where('user_id', '=', userId)
      .where('customer_id', '=', '1001')
      .select('created_at')
      .executeTakeFirstOrThrow();
    await membership.set({ created_at: later }).execute();
    assert.deepEqual(await sentTo(admin), []);
    await membership.set({ created_at }).execute();
  });

  it('are sent as text messages to a verified number only', async () => {
    const { userId, phoneNumber } = await profileOf(admin);
    assert(phoneNumber);
    const setVerified = (phone_verified: boolean) =>
      db().updateTable('users').set({ phone_verified }).where('user_id', '=', userId).execute();
    await setVerified(false);
    const answer = await put('messages', { InvoiceIssued: 'Text' }, {}, admin);
    assert.equal(statusAndCode(answer), '400 PhoneNumberNotVerified');
    assert.deepEqual((await profileOf(admin)).messages, {});
    await setVerified(true);
    await choose(admin, { InvoiceIssued: 'Text' });
    const first = await invoice();
    const [text] = await sentTo(phoneNumber);
    assert.equal(text?.channel, 'text');
    assert.match(text.text, /^Ny: Faktura \S+ på .+kr\.\nhttp/);
    assert.deepEqual(text.links, [portal(`faktura/${first}`)]);
    await setVerified(false);
    await invoice();
    assert.equal((await sentTo(phoneNumber)).length, 1);
    await setVerified(true);
    assert.equal((await sentTo(phoneNumber)).length, 1);
    for (let count = 0; count < 2; count += 1) await invoice();
    const texts = await sentTo(phoneNumber);
    assert.equal(texts.at(-1)?.text, `2 beskeder: Nye fakturaer og kreditnotaer\n${portal('faktura')}`);
    assert.deepEqual(await sentTo(admin), []);
  });

  it('cover failed orders, overdue invoices, and usage unless its alert has the same recipient', async () => {
    await choose(admin, { OrderFailed: 'Mail', InvoiceOverdue: 'Mail', UsageLimit: 'Mail' });
    const subscription = await addSubscription(db(), inReach);
    const placed = await test.call({
      method: 'PUT',
      as: admin,
      path: `/subscriptions/${subscription}/suspension?customerId=1001`,
      data: { action: 'Suspend', reason: 'Other', effectiveDate: danishDay(test.clock.now()) },
    });
    const { orderId } = z.parse(placedOrderAnswer, placed.json()).data;
    await db()
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', subscription)
      .execute();
    await test.passTime(120);
    const overdue = await addBillingItem(db(), inReach, {
      due_date: addDays(danishDay(test.clock.now()), -1),
    });
    const { phoneNumber } = await profileOf(admin);
    const used = await addSubscription(db(), inReach);
    const told = [
      { id: await addSubscription(db(), inReach), recipients: [admin] },
      { id: await addSubscription(db(), inReach), recipients: [phoneNumber] },
    ];
    for (const each of [used, ...told.map(({ id }) => id)]) {
      await addUsageAlert(db(), each);
      const alert_id = alertIdOf(each);
      await db()
        .insertInto('usage_alert_firings')
        .values({
          alert_id,
          metric: 'ExtraCost',
          threshold: 1000,
          period: '2026-11',
          subscription_id: '',
          fired_at: test.clock.now(),
        })
        .execute();
    }
    for (const { id, recipients } of told)
      await db()
        .updateTable('usage_alerts')
        .set({ recipients: JSON.stringify(recipients) })
        .where('subscription_id', '=', id)
        .execute();
    const mails = await sentTo(admin);
    assert.deepEqual(
      mails.flatMap(({ links }) => links.filter(link => link !== choices)).sort(),
      [
        portal(`abonnementer/${used}/forbrug`),
        portal(`faktura/${overdue}`),
        portal(`ordrer/${orderId}`),
      ].sort(),
    );
  });

  it('are logged in the personal log when chosen, and end when deselected', async () => {
    await choose(admin, { InvoiceIssued: 'Mail', OrderDone: 'Mail' });
    const before = { InvoiceIssued: 'Mail', OrderDone: 'Mail' };
    assert.deepEqual((await profileOf(admin)).messages, before);
    test.clock.advance(1000);
    await choose(admin, { OrderDone: 'None' });
    const [entry] = await ownLogOf(admin);
    const messages = { InvoiceIssued: 'Mail' };
    assert.deepEqual(
      [entry?.action, entry?.before, entry?.after],
      ['MessagesChanged', { messages: before }, { messages }],
    );
    await choose(admin, { InvoiceIssued: 'None' });
    assert.deepEqual((await profileOf(admin)).messages, {});
    await invoice();
    assert.deepEqual(await sentTo(admin), []);
  });

  it('are sent once by two concurrent processes', async () => {
    await choose(admin, { InvoiceIssued: 'Mail' });
    await invoice();
    test.clock.advance(LOOK_EVERY);
    await Promise.all([sendNotifications(context()), sendNotifications(context())]);
    assert.equal((await sentTo(admin)).length, 1);
  });

  it('are sent once after a kill halfway, which is rolled back', async () => {
    await choose(admin, { InvoiceIssued: 'Mail', InvoiceOverdue: 'Mail' });
    await invoice();
    await addBillingItem(db(), inReach, { due_date: addDays(danishDay(test.clock.now()), -1) });
    test.clock.advance(LOOK_EVERY);
    let puts = 0;
    const dying = {
      ...test.outbox,
      put: async (...message: Parameters<typeof test.outbox.put>) => {
        await test.outbox.put(...message);
        puts += 1;
        throw new Error('killed');
      },
    };
    await sendNotifications({ ...context(), outbox: dying });
    assert.equal(puts, 1);
    assert.deepEqual(await db().selectFrom('outbox_messages').select('id').execute(), []);
    assert.equal((await sentTo(admin)).length, 2);
    assert.equal((await sentTo(admin)).length, 2);
  });
});
