import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { logError } from '../logging/log-error.ts';
import { processDueRows, type DueWork } from '../outbox/process-due-rows.ts';
import { processAll, lockSharedWork } from '../outbox/shared-work.ts';
import { checkAccountAlert } from './check-account-alert.ts';
import { checkUsageAlert, type AlertContext } from './check-usage-alert.ts';
import { nextHour, takeDueAccountAlert, takeDueAlert } from './due-alerts.query.ts';

/** Retry delay of an alert whose check threw. */
const retryAfter = 60_000;

/**
 * Checks all due alerts on subscriptions and billing accounts, and sends those whose limit is reached, once per period.
 * The record, messages, barring order and log entry are written in one transaction, so that a killed process leaves all
 * or none; several processes may run this concurrently.
 *
 * @param signal stops after the current alert; the rest is checked at the next start
 */
export async function raiseUsageAlerts(context: AlertContext, signal?: AbortSignal): Promise<void> {
  await processDueRows(context, workOn(context, takeDueAlert, checkUsageAlert), signal);
  await processDueRows(context, workOn(context, takeDueAccountAlert, checkAccountAlert), signal);
}

/**
 * Like `raiseUsageAlerts`, but also waits for alerts that another process is working on, for callers that read the
 * result next.
 */
export function raiseAllUsageAlerts(context: AlertContext): Promise<void> {
  return processAll(context.db, 'usage alert', () => raiseUsageAlerts(context));
}

function workOn<Alert extends { alert_id: string }>(
  context: AlertContext,
  take: DueWork<Alert>['take'],
  check: (
    context: AlertContext,
    transaction: Transaction<Database>,
    alert: Alert,
    now: Date,
  ) => Promise<void>,
): DueWork<Alert> {
  const checkAgain = (db: AlertContext['db'], { alert_id }: Alert, next_check_at: Date) =>
    db.updateTable('usage_alerts').set({ next_check_at }).where('alert_id', '=', alert_id).execute();
  return {
    async take(transaction, now) {
      await lockSharedWork(transaction, 'usage alert');
      return take(transaction, now);
    },
    async carryOut(transaction, alert, now) {
      await check(context, transaction, alert, now);
      await checkAgain(transaction, alert, nextHour(now));
    },
    async recordFailure(alert, error, now) {
      logError(`The alert ${alert.alert_id} could not be looked at.`, error);
      await checkAgain(context.db, alert, new Date(now.getTime() + retryAfter));
    },
  };
}
