import { REMINDER_DAYS } from 'shared/contracts/profile';
import { sql, type Transaction } from 'kysely';
import { addDays } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { hasAccessTo, oneOf } from '../kernel/access/within-tenant.ts';

/** Statuses of invoices a person has to pay themselves; those collected by Betalingsservice are excluded. */
const awaited = ['Open', 'PartiallyPaid'];

/** An invoice to remind a person of. */
export type DueInvoice = Awaited<ReturnType<typeof findDueInvoices>>[number];

export function findDueInvoices(transaction: Transaction<Database>, today: string) {
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
    .where(hasAccessTo(sql.ref('b.account_id')))
    .where(
      sql<boolean>`not exists (select from invoice_reminders r where r.user_id = w.user_id
        and r.billing_item_id = b.billing_item_id)`,
    )
    .select(['w.user_id', 'u.email', 'u.first_name', 'm.customer_id', 'c.company_name'])
    .select(['b.billing_item_id', 'b.document_type', 'b.invoice_number', 'b.due_date', 'b.amount_due_ore'])
    .orderBy('b.due_date')
    .orderBy('b.billing_item_id')
    .execute();
}
