import type { AuditEntry, AuditState } from 'shared/contracts/audit-log';
import { auditActionLabels } from 'shared/format/audit-action';
import { auditSentenceText } from 'shared/format/audit-sentence';
import { orderTypeLabel } from 'shared/format/order-type';
import { csvFile } from '../kernel/files/csv-file.ts';

const header = [
  'Tidspunkt',
  'Udført af',
  'E-mail',
  'Hændelse',
  'Gælder',
  'Før',
  'Efter',
  'Sporings-id',
  'Beskrivelse',
];
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The audit log as CSV for a Danish spreadsheet; times in Danish time. */
export function auditLogFile(entries: readonly AuditEntry[]): string {
  const rows = entries.map(entry => [
    moment.format(new Date(entry.at)),
    entry.actorName ?? '',
    entry.actorEmail ?? '',
    auditActionLabels[entry.action],
    entry.subject,
    describe(entry.before),
    describe(entry.after),
    entry.correlationId,
    auditSentenceText(entry),
  ]);
  return csvFile([header, ...rows]);
}

function describe(state: AuditState | null): string {
  const own = state?.name ?? state?.email ?? state?.values?.join(', ');
  if (own !== undefined) return own;
  if (state?.orderType)
    return `${orderTypeLabel(state.orderType)}, ordre ${state.orderId ?? ''}, fra ${state.effectiveDate ?? ''}`;
  if (!state?.accessType) return '';
  if (state.accessType !== 'Limited') return 'Alle kundenumre';
  return `Udvalgte kundenumre: ${(state.accountIds ?? []).join(', ')}`;
}
