import { fromOre } from 'shared/contracts/money';
import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import { billingItemsOf, printedColumns, toPrintedItem } from './billing-item-rows.ts';
import { previousBills } from './bills.ts';
import type { Tenant } from '../kernel/access/guard.ts';

/**
 * One billing item with its lines, payments and ways to pay.
 *
 * @param today day in Denmark, which determines whether an open item is overdue
 * @throws ApiProblem 404 if the caller has no access to the item
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
    .select(printedColumns)
    .executeTakeFirst();
  if (!row) throw notFound();
  const previous = await previousBills(items, row)?.select('item.total_incl_vat_ore').executeTakeFirst();
  return { ...toPrintedItem(row), previousTotal: previous ? fromOre(previous.total_incl_vat_ore) : null };
}
