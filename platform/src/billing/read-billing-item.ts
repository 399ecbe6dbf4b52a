import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import { billingItemsOf, listedColumns, toBillingItem } from './billing-item-rows.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { paymentLine } from './payment-line.ts';

/**
 * One billing item with its lines, payments and ways to pay.
 *
 * @param today the day in Denmark, by which an open item may be overdue
 * @throws ApiProblem 404 where the caller may see no such item
 */
export async function readBillingItem(
  db: Kysely<Database>,
  tenant: Tenant,
  billingItemId: string,
  today: string,
): Promise<BillingItemDetails> {
  const items = billingItemsOf(db, tenant, today);
  const row = await items
    .where('item.billing_item_id', '=', billingItemId)
    .select([...listedColumns, 'lines', 'payments'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const previous = await items
    .where('item.account_id', '=', row.account_id)
    .where('item.document_type', '=', row.document_type)
    .where(sql<boolean>`item.issue_date < ${row.issue_date}::date`)
    .orderBy('item.issue_date', 'desc')
    .select('item.total_incl_vat_ore')
    .executeTakeFirst();
  const { ean } = await db
    .selectFrom('accounts')
    .where('account_id', '=', row.account_id)
    .select('ean')
    .executeTakeFirstOrThrow();
  const isOwed = row.amount_due_ore > 0;
  return {
    ...toBillingItem(row),
    lines: row.lines,
    payments: row.payments,
    paymentInfo: {
      fik: isOwed ? paymentLine(row.invoice_number) : null,
      bank: isOwed ? { regNo: '0000', accountNo: row.invoice_number.padStart(10, '0') } : null,
      ean,
    },
    previousTotal: previous ? money(previous.total_incl_vat_ore) : null,
  };
}
