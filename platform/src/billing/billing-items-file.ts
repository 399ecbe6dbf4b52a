import type { BillingItem } from 'shared/contracts/billing-item';
import { billingStatusLabel } from 'shared/format/billing-status';
import { documentTypeLabels } from 'shared/format/document-type';
import { csvFile } from '../kernel/files/csv-file.ts';

const header = [
  'Type',
  'Fakturanummer',
  'Kundenummer',
  'Navn',
  'CVR-nummer',
  'Udstedt',
  'Betalingsfrist',
  'Periode fra',
  'Periode til',
  'Status',
  'Rykkere',
  'Beløb ekskl. moms',
  'Moms',
  'Beløb inkl. moms',
  'Restbeløb',
];

/** The invoice list as CSV for a Danish spreadsheet: one row per item, amounts in kroner. */
export function billingItemsFile(items: readonly BillingItem[]): string {
  const rows = items.map(item => [
    documentTypeLabels[item.documentType],
    item.invoiceNumber,
    item.accountId,
    item.accountName,
    item.cvr ?? '',
    item.issueDate,
    item.dueDate,
    item.period.from,
    item.period.to,
    billingStatusLabel(item),
    item.reminderLevel,
    item.totalExclVat.value,
    item.vatAmount.value,
    item.totalInclVat.value,
    item.amountDue.value,
  ]);
  return csvFile([header, ...rows]);
}
