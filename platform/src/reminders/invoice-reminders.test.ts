import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { formatLongDate } from 'shared/format/date';
import { sql } from 'kysely';
import { addDays, danishDay } from '../time/danish-day.ts';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const limited = 'limited@demo.example';
const [own, outsideReach, foreign] = ['80011001', '80011012', '80031001'];
const day = 86_400_000;

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  await sql`truncate outbox_messages, invoice_reminders, invoice_reminder_wishes, billing_items`.execute(
    test.database.db,
  );
});
after(() => test.close());

const { put, profileOf, ownLogOf } = createOwnProfileCalls(test);
const choose = async (invoiceReminders: boolean, as: string) => {
  const answer = await put('invoice-reminders', { invoiceReminders }, {}, as);
  assert.equal(answer.statusCode, 200, answer.body);
};
const dueIn = (days: number, account = own, changes: Parameters<typeof addBillingItem>[2] = {}) =>
  addBillingItem(test.database.db, account, {
    due_date: addDays(danishDay(test.clock.now()), days),
    ...changes,
  });
const mailsTo = async (to: string) => {
  const { clock, outbox, database } = test;
  await sendAllMails({ db: database.db, clock, outbox, portalOrigin: testOrigin });
  return (await readOutbox(database.db)).filter(mail => mail.to === to);
};

describe('the mail before an invoice is due', () => {
  it('is sent three days before, once, with links to the invoice and the settings', async () => {
    const item = await dueIn(10);
    await choose(true, admin);
    test.clock.advance(6 * day);
    assert.deepEqual(await mailsTo(admin), []);
    test.clock.advance(day);
    const [mail, ...others] = await mailsTo(admin);
    assert.deepEqual(others, []);
    const due = formatLongDate(addDays(danishDay(test.clock.now()), 3));
    assert.equal(mail?.subject, `Faktura ${item.slice(1)} skal betales senest ${due}`);
    const base = `${testOrigin}/selvbetjening/1001`;
    const links = [`${base}/faktura/${item}`, `${base}/indstillinger/paamindelser`];
    assert.deepEqual(mail.links, links);
    assert.deepEqual(mail.text.split('\n\n'), [
      `Hej ${(await profileOf(admin)).firstName}`,
      'Det her er ikke betalt endnu for Nordhavn Byg A/S:',
      `Faktura ${item.slice(1)}: 125,00\u00a0kr., senest ${due}\n${links[0] ?? ''}`,
      'Har I betalt inden for de sidste par dage, kan du se bort fra denne mail.',
      `Du får den, fordi du har bedt om påmindelser. Dem slår du fra her:\n${links[1] ?? ''}`,
    ]);
    for (let hour = 0; hour < 4; hour += 1) {
      test.clock.advance(day);
      assert.equal((await mailsTo(admin)).length, 1);
    }
  });

  it('is sent only to people who have chosen it', async () => {
    await dueIn(1);
    assert.deepEqual(await mailsTo(admin), []);
    assert.equal((await profileOf(admin)).invoiceReminders, false);
    await choose(true, admin);
    assert.equal((await profileOf(admin)).invoiceReminders, true);
    assert.equal((await mailsTo(admin)).length, 1);
    assert.deepEqual(await mailsTo('superadmin@demo.example'), []);
    await choose(false, admin);
    await dueIn(2);
    assert.equal((await mailsTo(admin)).length, 1);
    const [entry] = await ownLogOf(admin);
    assert.deepEqual(
      [entry?.action, entry?.before, entry?.after],
      ['RemindersChanged', { invoiceReminders: true }, { invoiceReminders: false }],
    );
  });

  it('lists all invoices of the accounts within reach in one mail', async () => {
    const items = [await dueIn(1), await dueIn(2)];
    const outside = await dueIn(1, outsideReach);
    const strange = await dueIn(1, foreign);
    await choose(true, limited);
    await choose(true, admin);
    const numbersTo = async (email: string) =>
      (await mailsTo(email)).map(({ text }) => text.match(/Faktura \S+(?=:)/g));
    const named = items.map(item => `Faktura ${item.slice(1)}`);
    assert.deepEqual(await numbersTo(limited), [named]);
    const [several] = await mailsTo(limited);
    const dayIn = (days: number) => formatLongDate(addDays(danishDay(test.clock.now()), days));
    assert.equal(several?.subject, `2 fakturaer skal snart betales, den første senest ${dayIn(1)}`);
    const page = (id = '') => `${testOrigin}/selvbetjening/1001/faktura/${id}`;
    for (const [index, item] of items.entries())
      assert(several.text.includes(`, senest ${dayIn(index + 1)}\n${page(item)}\n\n`), item);
    const [all] = await numbersTo(admin);
    assert.deepEqual(all?.toSorted(), [...named, `Faktura ${outside.slice(1)}`].sort());
    assert(!JSON.stringify(await mailsTo(admin)).includes(strange));
  });

  it('uses the Danish document type for a reminder', async () => {
    const item = await dueIn(1, own, { document_type: 'Reminder' });
    await choose(true, admin);
    const [mail] = await mailsTo(admin);
    assert.match(mail?.subject ?? '', new RegExp(`^Rykker ${item.slice(1)} skal betales senest `));
    assert.match(mail?.text ?? '', new RegExp(`^Rykker ${item.slice(1)}: `, 'm'));
  });

  it('is not sent for invoices that are paid, automatic, overdue or without an amount due', async () => {
    await choose(true, admin);
    await dueIn(1, own, { status: 'Paid', amount_due_ore: 0 });
    await dueIn(1, own, { status: 'AutomaticPayment' });
    await dueIn(1, own, { amount_due_ore: 0 });
    await dueIn(-1);
    assert.deepEqual(await mailsTo(admin), []);
  });

  for (const [what, days, status] of [
    ['due today', 0, 'Open'],
    ['partially paid', 1, 'PartiallyPaid'],
  ] as const)
    it(`is sent for an invoice that is ${what}`, async () => {
      await choose(true, admin);
      await dueIn(days, own, { status });
      assert.equal((await mailsTo(admin)).length, 1);
    });

  it('is sent per customer, with the invoices of that customer only', async () => {
    const items = [await dueIn(1), await dueIn(1, foreign)];
    await choose(true, 'superadmin@demo.example');
    const mails = await mailsTo('superadmin@demo.example');
    assert.deepEqual(
      mails.map(({ links }) => links[0]).sort(),
      ['1001', '1003'].map((of, at) => `${testOrigin}/selvbetjening/${of}/faktura/${items[at] ?? ''}`),
    );
    assert.deepEqual(
      mails.map(({ links }) => links.length),
      [2, 2],
    );
  });

  it('is sent once by two concurrent processes', async () => {
    await choose(true, admin);
    await dueIn(1);
    const both = await Promise.all([mailsTo(admin), mailsTo(admin)]);
    assert.equal(both.flat().length > 0, true);
    assert.equal((await mailsTo(admin)).length, 1);
  });
});
