import { accountAddressLines } from 'shared/format/account-address';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { billingItemsOf, printedColumns, toPrintedItem } from './billing-item-rows.ts';
import type { BillingDocument } from './documents/billing-document.ts';

/**
 * Reads the data of a billing item's documents.
 *
 * @param today day in Denmark, which determines whether an open item is overdue
 * @throws ApiProblem 404 if the caller has no access to the item
 */
export async function readBillingDocument(
  db: Kysely<Database>,
  tenant: Tenant,
  billingItemId: string,
  today: string,
): Promise<BillingDocument> {
  const row = await billingItemsOf(db, tenant, today)
    .where('item.billing_item_id', '=', billingItemId)
    .select(printedColumns)
    .select(['address', 'reference', 'company_name'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const companyName = row.company_name ?? row.account_name;
  return {
    item: toPrintedItem(row),
    companyName,
    recipient: [companyName, ...(row.address ? accountAddressLines(row.address) : [])],
    reference: row.reference,
  };
}
