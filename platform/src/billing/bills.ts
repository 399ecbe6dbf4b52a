import { fromOre } from 'shared/contracts/money';
import type { DocumentType } from 'shared/contracts/billing-item';
import type { Bill } from 'shared/contracts/explain-bills';
import { sql } from 'kysely';
import type { BillingItemRow, billingItemsOf } from './billing-item-rows.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

type BillingItems = ReturnType<typeof billingItemsOf>;

/** Recurring bills: only these are compared with each other. */
const billTypes: readonly DocumentType[] = ['Invoice', 'FinalInvoice'];

/**
 * The bills of an account before the given one, the latest first.
 *
 * @returns undefined for items that are not bills, such as credit notes and reminders
 */
export function previousBills(
  items: BillingItems,
  bill: Pick<BillingItemRow, 'account_id' | 'document_type' | 'issue_date'>,
): BillingItems | undefined {
  if (!billTypes.includes(bill.document_type)) return undefined;
  return items
    .where('item.account_id', '=', bill.account_id)
    .where(oneOf('item.document_type', billTypes))
    .where(sql<boolean>`item.issue_date < ${bill.issue_date}::date`)
    .orderBy('item.issue_date', 'desc')
    .orderBy('item.billing_item_id', 'desc')
    .limit(1);
}

/** The columns needed to explain a difference. */
export const billColumns = [
  'item.billing_item_id',
  'item.invoice_number',
  'item.document_type',
  'item.account_id',
  'item.account_name',
  'item.issue_date',
  'item.period_from',
  'item.period_to',
  'item.total_incl_vat_ore',
  'item.lines',
] as const;

type BillRow = Pick<BillingItemRow, 'account_id' | 'account_name' | 'period_from' | 'period_to'> & {
  total_incl_vat_ore: number;
  lines: Bill['lines'];
};

export function toBill(row: BillRow): Bill {
  return {
    accountId: row.account_id,
    accountName: row.account_name,
    period: { from: row.period_from, to: row.period_to },
    totalInclVat: fromOre(row.total_incl_vat_ore),
    lines: row.lines,
  };
}
