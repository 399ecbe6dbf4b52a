import type { ColumnType } from 'kysely';
import type {
  AccountAddress,
  BillCycleFrequency,
  InvoiceFormat,
  OwnerControl,
  ProductGroup,
} from 'shared/contracts/account';
import type { BillingItemStatus, DocumentType } from 'shared/contracts/billing-item';
import type { Payment } from 'shared/contracts/billing-item-details';
import type { BilledLine } from 'shared/contracts/explain-bills';
import type { Day, Json, Timestamp } from './column-types.ts';

export interface AccountsTable {
  account_id: string;
  customer_id: string;
  /** Null for a root account. */
  root_account_id: string | null;
  account_name: string;
  sort_name: string;
  search_text: string;
  product_group: ProductGroup;
  address: Json<AccountAddress>;
  national_usage_allowance: OwnerControl;
  retail_roaming: OwnerControl;
  roaming_cost_control: OwnerControl;
  bill_cycle_frequency: BillCycleFrequency;
  bill_cycle_start_date: Day | null;
  invoice_format: InvoiceFormat;
  ean: string | null;
  email: string | null;
  reference: string | null;
  version: ColumnType<number, number | undefined, number>;
  /** Null for accounts that are older than the portal. */
  created_on: Day | null;
  /** Null while open; a closed account accepts no new charges. */
  closed_on: ColumnType<Day | null, Day | null | undefined, Day | null>;
}

export interface BillingItemsTable {
  billing_item_id: string;
  customer_id: string;
  account_id: string;
  document_type: DocumentType;
  invoice_number: string;
  issue_date: Day;
  due_date: Day;
  period_from: Day;
  period_to: Day;
  total_excl_vat_ore: number;
  vat_ore: number;
  total_incl_vat_ore: number;
  amount_due_ore: number;
  /** Booked status; an `Open` item past its due date is shown as overdue (billing-item-rows.ts). */
  status: BillingItemStatus;
  reminder_level: number;
  invoice_format: InvoiceFormat;
  lines: Json<BilledLine[]>;
  payments: Json<Payment[]>;
  search_text: string;
}

/** People who get a reminder before an invoice is due. */
export interface InvoiceReminderWishesTable {
  user_id: string;
  since: Timestamp;
}

/** Sent reminders. */
export interface InvoiceRemindersTable {
  user_id: string;
  billing_item_id: string;
  sent_at: Timestamp;
}
