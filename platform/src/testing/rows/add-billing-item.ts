import { randomUUID } from 'node:crypto';
import type { BillingItemStatus } from 'shared/contracts/billing-item';
import type { DocumentType } from 'shared/contracts/document-type';
import type { InvoiceFormat } from 'shared/contracts/account';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

interface Changes {
  document_type?: DocumentType;
  status?: BillingItemStatus;
  invoice_format?: InvoiceFormat;
  amount_due_ore?: number;
  due_date?: string;
}

/** Adds an unpaid invoice of 125 kroner that can be paid by card to a billing account; returns its id. */
export async function addBillingItem(
  db: Kysely<Database>,
  accountId: string,
  changes: Changes = {},
): Promise<string> {
  const { customer_id } = await db
    .selectFrom('accounts')
    .where('account_id', '=', accountId)
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const billing_item_id = `F${randomUUID().slice(0, 12)}`;
  await db
    .insertInto('billing_items')
    .values({
      billing_item_id,
      customer_id,
      account_id: accountId,
      document_type: 'Invoice',
      invoice_number: billing_item_id.slice(1),
      issue_date: '2026-10-01',
      due_date: '2999-01-01',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      reminder_level: 0,
      search_text: '',
      total_excl_vat_ore: 10_000,
      vat_ore: 2_500,
      total_incl_vat_ore: 12_500,
      amount_due_ore: 12_500,
      status: 'Open',
      invoice_format: 'EmailPdf',
      lines: '[]',
      payments: '[]',
      ...changes,
    })
    .execute();
  return billing_item_id;
}
