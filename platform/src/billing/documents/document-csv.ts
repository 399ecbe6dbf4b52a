import { csvFile } from '../../kernel/files/csv-file.ts';
import type { BillingDocument } from './billing-document.ts';

const header = [
  'Fakturanummer',
  'Kundenummer',
  'Udstedt',
  'Tekst',
  'Mobilnummer',
  'Navn',
  'Antal',
  'Enhed',
  'Pris ekskl. moms',
  'Beløb ekskl. moms',
  'Momssats i procent',
  'Beløb inkl. moms',
];

/** The lines of a billing item as CSV for a Danish spreadsheet: one row per line, amounts in kroner. */
export function documentCsv({ item }: BillingDocument): string {
  const rows = item.lines.map(line => [
    item.invoiceNumber,
    item.accountId,
    item.issueDate,
    line.text,
    line.msisdn ?? '',
    line.userName ?? '',
    line.quantity,
    line.unit,
    line.unitPrice.value,
    line.amountExclVat.value,
    line.vatRate,
    line.amountInclVat.value,
  ]);
  return csvFile([header, ...rows]);
}
