import type { AuditVia } from '../contracts/audit-log.ts';
import { formatCount } from '../format/number.ts';

export const activityLogTexts = {
  title: 'Aktivitetslog',
  tableName: 'Hændelser',
  columns: { action: 'Hændelse', change: 'Detaljer', at: 'Tidspunkt' },
  before: 'Før',
  after: 'Efter',
  simCard: 'Simkort',
  empty: 'Der er ingen hændelser endnu.',
  noHits: 'Ingen hændelser matcher dine filtre.',
  failed: 'Kunne ikke indlæse aktivitetsloggen.',
  forbiddenTitle: 'Du har ikke adgang til aktivitetsloggen',
  forbidden: 'Kun superadministratorer kan se, hvad der er gjort.',
} as const;

export const allAccountsText = 'Alle kundenumre';

export const orderText = (orderId: string): string => `Ordre ${orderId}`;

/** Follows the order's number. */
export const fromDayText = (day: string): string => `, fra ${day}`;

export const viaBulkJobText = (jobId: string): string => `Via samlet ændring ${jobId}`;

/** Origin of an action that the person did not trigger directly. */
export const viaTexts: Readonly<Record<AuditVia, string | undefined>> = {
  Unknown: undefined,
  BulkJob: 'Via en samlet ændring',
  UsageAlert: 'Via en forbrugsadvarsel',
};

/** `a, b og 2 mere`. */
export const valuesText = (values: readonly string[], left: number): string =>
  left > 0 ? `${values.join(', ')} og ${formatCount(left)} mere` : values.join(', ');

export const selectedAccountsText = (accounts: readonly string[], left: number): string => {
  const names = valuesText(accounts, left);
  return names === '' ? 'Udvalgte kundenumre' : `Udvalgte kundenumre: ${names}`;
};
