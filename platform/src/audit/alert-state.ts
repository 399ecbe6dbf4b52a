import type { AuditState } from 'shared/contracts/audit-log';
import type { UsageAlert } from 'shared/contracts/usage-alert';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAccountAlertLimit, formatAlertLimit } from 'shared/format/usage-alert';

/** A usage alert in the activity log: its limit, its recipients, and what it orders. */
export function alertState(
  alert: Pick<UsageAlert, 'metric' | 'threshold' | 'recipients' | 'barring'>,
  of: 'Account' | 'Subscription',
): AuditState {
  const { barring, recipients } = alert;
  const limit = of === 'Account' ? formatAccountAlertLimit(alert) : formatAlertLimit(alert);
  const barred = barring === null || barring === 'Unknown' ? [] : [`spær: ${barringLabels[barring]}`];
  return { values: [limit, ...recipients, ...barred] };
}
