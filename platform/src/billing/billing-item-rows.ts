import { fromOre } from 'shared/contracts/money';
import type { InvoiceFormat } from 'shared/contracts/account';
import {
  paymentMethodOf,
  type BillingItem,
  type BillingItemStatus,
  type DocumentType,
  type NotPayableReason,
} from 'shared/contracts/billing-item';
import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { directDebit, paymentLine } from 'shared/format/payment-line';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { BillingItemsTable } from '../database/tables/billing.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { isDueSoon, openPart } from './open-part.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/** Row of a listed billing item. Lines and payments are read only for a single item. */
export type BillingItemRow = Omit<Selectable<BillingItemsTable>, 'lines' | 'payments' | 'search_text'> & {
  account_name: string;
  account_sort_name: string;
  root_account_id: string | null;
  cvr: string | null;
};

/** The booked statuses of settled items. */
export const SETTLED: readonly BillingItemStatus[] = ['Paid', 'Credited'];

/**
 * The billing items the caller has access to, as alias `item`. An item booked as open becomes `Overdue` after its due
 * date; an unsettled item with a negative amount due becomes `Credited`, because nothing is to be paid.
 */
export function billingItemsOf(db: Kysely<Database>, tenant: Tenant, today: string) {
  return db.selectFrom(
    db
      .selectFrom('billing_items as b')
      // Always present. A left join costs nothing when its columns are unused, as in a count.
      .leftJoin('accounts as a', 'a.account_id', 'b.account_id')
      .leftJoin('customers as c', 'c.customer_id', 'b.customer_id')
      .where(withinTenant(tenant, 'b'))
      .select(['b.billing_item_id', 'b.customer_id', 'b.account_id', 'b.document_type', 'b.invoice_number'])
      .select([
        'b.issue_date',
        'b.due_date',
        'b.period_from',
        'b.period_to',
        'b.total_excl_vat_ore',
        'b.vat_ore',
      ])
      .select(['b.total_incl_vat_ore', 'b.amount_due_ore', 'b.reminder_level', 'b.invoice_format'])
      .select(['b.lines', 'b.payments', 'b.search_text', 'a.root_account_id', 'c.cvr'])
      .select(['a.ean', 'a.address', 'a.reference', 'c.company_name'])
      .select([
        sql<string>`a.account_name`.as('account_name'),
        sql<string>`a.sort_name`.as('account_sort_name'),
      ])
      .select(['b.status as booked_status', sql<string>`b.sort_account`.as('sort_account')])
      .select([openPart(today).as('open_part'), isDueSoon(today).as('is_due_soon')])
      .select(
        sql<BillingItemStatus>`case
          when b.amount_due_ore < 0 and b.status not in (${sql.join(SETTLED.map(each => sql.lit(each)))}) then 'Credited'
          when b.status = 'Open' and b.due_date < ${today}::date then 'Overdue'
          else b.status end`.as('status'),
      )
      .as('item'),
  );
}

export const listedColumns = [
  'billing_item_id',
  'customer_id',
  'account_id',
  'document_type',
  'invoice_number',
  'issue_date',
  'due_date',
  'period_from',
  'period_to',
  'total_excl_vat_ore',
  'vat_ore',
  'total_incl_vat_ore',
  'amount_due_ore',
  'status',
  'reminder_level',
  'invoice_format',
  'account_name',
  'account_sort_name',
  'root_account_id',
  'cvr',
] as const;

/** The columns of a printed billing item. */
export const printedColumns = [...listedColumns, 'lines', 'payments', 'ean'] as const;

type PrintedRow = BillingItemRow &
  Pick<Selectable<BillingItemsTable>, 'lines' | 'payments'> & { ean: string | null };

/** A billing item as printed, without the comparison with the previous bill. */
export function toPrintedItem(row: PrintedRow): Omit<BillingItemDetails, 'previousTotal'> {
  const isOwed = row.amount_due_ore > 0;
  return {
    ...toBillingItem(row),
    lines: row.lines,
    payments: row.payments,
    paymentInfo: {
      fik: isOwed ? paymentLine(row.invoice_number) : null,
      bank: isOwed ? { regNo: '0000', accountNo: row.invoice_number.padStart(10, '0') } : null,
      ean: row.ean,
      pbs: row.invoice_format === 'Betalingsservice' ? directDebit(row.account_id) : null,
    },
  };
}

export function toBillingItem(row: BillingItemRow): BillingItem {
  const notPayableReason = whyNotPayable(row);
  return {
    billingItemId: row.billing_item_id,
    documentType: row.document_type,
    invoiceNumber: row.invoice_number,
    accountId: row.account_id,
    accountName: row.account_name,
    rootAccountId: row.root_account_id ?? row.account_id,
    cvr: row.cvr,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    period: { from: row.period_from, to: row.period_to },
    totalExclVat: fromOre(row.total_excl_vat_ore),
    vatAmount: fromOre(row.vat_ore),
    totalInclVat: fromOre(row.total_incl_vat_ore),
    amountDue: fromOre(row.amount_due_ore),
    status: row.status,
    reminderLevel: row.reminder_level,
    invoiceFormat: row.invoice_format,
    paymentMethod: paymentMethodOf[row.invoice_format],
    documents: documentsOf(row),
    isPayable: notPayableReason === undefined,
    ...(notPayableReason ? { notPayableReason } : {}),
  };
}

/** Why an item cannot be paid by card; undefined if it can. */
export function whyNotPayable(item: {
  status: BillingItemStatus;
  amount_due_ore: number;
  invoice_format: InvoiceFormat;
}): NotPayableReason | undefined {
  if (item.status === 'Paid') return 'AlreadyPaid';
  if (item.amount_due_ore <= 0) return 'NothingOwed';
  if (item.status === 'PaymentPending') return 'PaymentPending';
  if (item.status === 'AutomaticPayment') return 'AutomaticPayment';
  if (item.status === 'Collection') return 'SentToCollection';
  return item.invoice_format === 'Ean' ? 'ElectronicInvoice' : undefined;
}

/** The document types that public bodies accept as OIOUBL. */
const electronicTypes: readonly DocumentType[] = ['Invoice', 'FinalInvoice', 'CreditNote'];

function documentsOf(row: BillingItemRow): BillingItem['documents'] {
  const document = (format: 'Pdf' | 'Csv' | 'OioUbl', extension: string) => ({
    documentId: `${row.billing_item_id}-${extension}`,
    format,
    fileName: `${row.invoice_number}.${extension}`,
  });
  const all = [document('Pdf', 'pdf'), document('Csv', 'csv')];
  const isElectronic = row.invoice_format === 'Ean' && electronicTypes.includes(row.document_type);
  return isElectronic ? [...all, document('OioUbl', 'xml')] : all;
}
