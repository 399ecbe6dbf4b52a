import type { AlertMetric, UsageAlertBody } from 'shared/contracts/usage-alert';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** What a person would set. */
export const alertWish: UsageAlertBody = {
  ...{ metric: 'DataDk', threshold: 80, barring: null },
  recipients: ['ny@firma.example', '22334455'],
};

/** The id of the alert that `addUsageAlert` puts on a subscription. */
export const alertIdOf = (subscriptionId: string): string => `A${subscriptionId.slice(0, 60)}`;

/** Puts an alert of an amount on a subscription. */
export async function addUsageAlert(
  db: Kysely<Database>,
  subscriptionId: string,
  changes: { metric?: AlertMetric; threshold?: number } = {},
): Promise<void> {
  const { customer_id } = await db
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto('usage_alerts')
    .values({
      ...{ alert_id: alertIdOf(subscriptionId), customer_id, subscription_id: subscriptionId },
      ...{ metric: 'ExtraCost', threshold: 1000, recipients: '["22334455"]', barring: null },
      ...{ set_by: 'nobody', set_by_name: 'Ny Ny', set_at: now, correlation_id: '-', next_check_at: now },
      ...changes,
    })
    .execute();
}

/** Rows of the tenant matrix for alerts of usage: each call has subscriptions of its own, with an alert each. */
export function usageAlertRows(
  db: Kysely<Database>,
  newSubscriptions: () => Promise<Objects>,
): Record<string, () => Promise<MatrixRow>> {
  const path = '/self-service-api/subscriptions/:subscriptionId/usage-alerts';
  const row = async (): Promise<MatrixRow> => {
    const objects = await newSubscriptions();
    for (const id of new Set(Object.values(objects) as string[])) await addUsageAlert(db, id);
    return { objects, params: (object): Record<string, string> => ({ alertId: alertIdOf(object) }) };
  };
  const writing = async () => ({ ...(await row()), request: () => ({ data: alertWish }) });
  return {
    [`GET ${path}`]: row,
    [`POST ${path}`]: writing,
    [`PUT ${path}/:alertId`]: writing,
    [`DELETE ${path}/:alertId`]: row,
  };
}
