import type { Transaction } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { MailContext } from '../kernel/api.ts';
import { findDueInvoices, type DueInvoice } from './due-invoices.query.ts';
import { invoiceReminderMail } from './invoice-reminder-mail.ts';

/**
 * Writes reminder mails of invoices due within the next days to people who want them, once per invoice: one mail per
 * person and customer, for the accounts the person has access to.
 */
export async function sendInvoiceReminders({ db, clock, outbox, portalOrigin }: MailContext): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async transaction => {
    const due = await findDueInvoices(transaction, danishDay(now));
    const news = await recordReminders(transaction, due, now);
    const mails = Map.groupBy(news, ({ user_id, customer_id }) => `${user_id} ${customer_id}`);
    for (const invoices of mails.values())
      await outbox.put(transaction, invoiceReminderMail(invoices, portalOrigin), now);
  });
}

/** Another process may find the same invoices at the same time; only the one that inserts the mark sends the mail. */
async function recordReminders(
  transaction: Transaction<Database>,
  due: readonly DueInvoice[],
  sent_at: Date,
): Promise<DueInvoice[]> {
  const news: DueInvoice[] = [];
  for (const invoice of due) {
    const { user_id, billing_item_id } = invoice;
    const inserted = await transaction
      .insertInto('invoice_reminders')
      .values({ user_id, billing_item_id, sent_at })
      .onConflict(conflict => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (inserted) news.push(invoice);
  }
  return news;
}
