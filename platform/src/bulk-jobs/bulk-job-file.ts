import type { BulkJob, BulkJobRow } from 'shared/contracts/bulk-job';
import { bulkJobTitle, bulkReason, bulkRowStatusLabels } from 'shared/format/bulk-job';
import { csvFile } from '../kernel/csv-file.ts';

const header = ['Nummer', 'Navn', 'Abonnement', 'Abonnements-id', 'Ændring', 'Resultat'];
const ofOrder = ['Årsag', 'Ordrenummer', 'Gælder fra'];

/** What became of each subscription of a job, as a file for a Danish spreadsheet. */
export function bulkJobFile({ action, subject }: BulkJob, rows: readonly BulkJobRow[]): string {
  const lines = rows.map(row => [
    ...[row.number ?? '', row.userName ?? '', row.productName, row.subscriptionId],
    ...[bulkJobTitle(action, subject), bulkRowStatusLabels[row.status]],
    row.reasonCode === null ? '' : bulkReason(action, row.reasonCode),
    ...[row.orderId ?? '', row.effectiveDate ?? ''],
  ]);
  return csvFile([[...header, ...ofOrder], ...lines]);
}
