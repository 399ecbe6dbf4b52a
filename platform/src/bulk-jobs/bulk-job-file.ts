import type { BulkJob, BulkJobRow } from 'shared/contracts/bulk-job';
import { bulkJobTitle, bulkReason, bulkRowStatusLabels } from 'shared/format/bulk-job';
import { csvFile } from '../kernel/files/csv-file.ts';

const header = ['Nummer', 'Navn', 'Abonnement', 'Abonnements-id', 'Ændring', 'Resultat'];
const ofOrder = ['Årsag', 'Ordrenummer', 'Gælder fra'];
/** A row from a file has its line number. */
const withLine = (action: BulkJob['action'], line: string): string[] => (action === 'Create' ? [line] : []);

/** Result of each subscription of a job, as CSV for Danish spreadsheets. */
export function bulkJobFile({ action, subject }: BulkJob, rows: readonly BulkJobRow[]): string {
  const lines = rows.map(row => [
    ...withLine(action, String(row.position)),
    row.number ?? '',
    row.userName ?? '',
    row.productName,
    row.subscriptionId ?? '',
    bulkJobTitle(action, subject),
    bulkRowStatusLabels[row.status],
    row.reasonCode === null ? '' : bulkReason(action, row.reasonCode),
    row.orderId ?? '',
    row.effectiveDate ?? '',
  ]);
  return csvFile([[...withLine(action, 'Linje'), ...header, ...ofOrder], ...lines]);
}
