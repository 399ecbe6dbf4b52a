import { REMINDER_DAYS } from 'shared/contracts/profile';
import { sql, type Transaction } from 'kysely';
import { addDays, danishDay } from '../danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { MailContext } from '../kernel/api.ts';
import { oneOf } from '../kernel/within-tenant.ts';
import { invoiceReminderMail } from './invoice-reminder-mail.ts';

/** Statuses of what a person has to pay in time; what is drawn by Betalingsservice is not theirs to remember. */
const awaited = ['Open', 'PartiallyPaid'];

/**
 * Writes those who want it a mail of what is due within the next days, once of each invoice: one mail to a person and
 * customer, of the accounts that the person reaches.
 */
export async function sendInvoiceReminders({ db, clock, outbox, portalOrigin }: MailContext): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async transaction => {
    const due = await findDue(transaction, danishDay(now));
    const news = await note(transaction, due, now);
    const mails = Map.groupBy(news, ({ user_id, customer_id }) => `${user_id} ${customer_id}`);
    for (const invoices of mails.values())
      await outbox.put(transaction, invoiceReminderMail(invoices, portalOrigin), now);
  });
}

/** An invoice that a person is to be reminded of. */
export type DueInvoice = Awaited<ReturnType<typeof findDue>>[number];

function findDue(transaction: Transaction<Database>, today: string) {
  return transaction
    .selectFrom('invoice_reminder_wishes as w')
    .innerJoin('users as u', 'u.user_id', 'w.user_id')
    .innerJoin('memberships as m', 'm.user_id', 'w.user_id')
    .innerJoin('customers as c', 'c.customer_id', 'm.customer_id')
    .innerJoin('billing_items as b', 'b.customer_id', 'm.customer_id')
    .where(oneOf('b.status', awaited))
    .where('b.amount_due_ore', '>', 0)
    .where('b.due_date', '>=', today)
    .where('b.due_date', '<=', addDays(today, REMINDER_DAYS))
    .where(
      sql<boolean>`(m.access = 'Full' or exists (select from membership_accounts ma where ma.user_id = m.user_id
        and ma.customer_id = m.customer_id and ma.account_id = b.account_id))`,
    )
    .where(
      sql<boolean>`not exists (select from invoice_reminders r where r.user_id = w.user_id
        and r.billing_item_id = b.billing_item_id)`,
    )
    .select(['w.user_id', 'u.email', 'u.first_name', 'm.customer_id', 'c.company_name'])
    .select(['b.billing_item_id', 'b.invoice_number', 'b.due_date', 'b.amount_due_ore'])
    .orderBy('b.due_date')
    .orderBy('b.billing_item_id')
    .execute();
}

/** Another process may find the same ones at the same moment: whoever notes one tells of it. */
async function note(
  transaction: Transaction<Database>,
  due: readonly DueInvoice[],
  sent_at: Date,
): Promise<DueInvoice[]> {
  const news: DueInvoice[] = [];
  for (const invoice of due) {
    const { user_id, billing_item_id } = invoice;
    const noted = await transaction
      .insertInto('invoice_reminders')
      .values({ user_id, billing_item_id, sent_at })
      .onConflict(conflict => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (noted) news.push(invoice);
  }
  return news;
}
