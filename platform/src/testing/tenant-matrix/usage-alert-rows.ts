import type { AlertMetric, UsageAlertBody } from 'shared/contracts/usage-alert';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** A valid request body. */
export const alertRequest: UsageAlertBody = {
  metric: 'DataDk',
  threshold: 80,
  barring: null,
  recipients: ['ny@firma.example', '22334455'],
};

/** The id of the alert added by `addUsageAlert` or `addAccountAlert`. */
export const alertIdOf = (ownerId: string): string => `A${ownerId.slice(0, 60)}`;

const values = (ownerId: string) => {
  const now = new Date();
  return {
    alert_id: alertIdOf(ownerId),
    metric: 'ExtraCost' as const,
    threshold: 1000,
    recipients: '["22334455"]',
    barring: null,
    set_by: 'nobody',
    set_by_name: 'Ny Ny',
    set_at: now,
    correlation_id: '-',
    next_check_at: now,
  };
};

/** Adds an alert on an amount to a subscription. */
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
  await db
    .insertInto('usage_alerts')
    .values({ ...values(subscriptionId), customer_id, subscription_id: subscriptionId, ...changes })
    .execute();
}

/** Adds an alert on an amount to a billing account, replacing its other alerts. */
export async function addAccountAlert(db: Kysely<Database>, accountId: string): Promise<void> {
  const account = db.selectFrom('accounts').where('account_id', '=', accountId).select('customer_id');
  const { customer_id } = await account.executeTakeFirstOrThrow();
  await db.deleteFrom('usage_alerts').where('account_id', '=', accountId).execute();
  await db
    .insertInto('usage_alerts')
    .values({ ...values(accountId), customer_id, account_id: accountId })
    .execute();
}

/**
 * Tenant matrix rows for usage alerts: each call has its own subscriptions, with an alert each, or billing accounts
 * whose alerts are restored.
 */
export function usageAlertRows(
  db: Kysely<Database>,
  newSubscriptions: () => Promise<Objects>,
  accounts: () => Objects,
): Record<string, () => Promise<MatrixRow>> {
  const rowsOf = (path: string, ownersWithAlerts: () => Promise<Objects>) => {
    const row = async (): Promise<MatrixRow> => ({
      objects: await ownersWithAlerts(),
      params: (object): Record<string, string> => ({ alertId: alertIdOf(object) }),
    });
    const writing = async () => ({ ...(await row()), request: () => ({ data: alertRequest }) });
    return {
      [`GET ${path}`]: row,
      [`POST ${path}`]: writing,
      [`PUT ${path}/:alertId`]: writing,
      [`DELETE ${path}/:alertId`]: row,
    };
  };
  const withAlerts = async (objects: Objects, add: typeof addAccountAlert): Promise<Objects> => {
    for (const id of new Set(Object.values(objects) as string[])) await add(db, id);
    return objects;
  };
  return {
    ...rowsOf('/self-service-api/subscriptions/:subscriptionId/usage-alerts', async () =>
      withAlerts(await newSubscriptions(), addUsageAlert),
    ),
    ...rowsOf('/self-service-api/accounts/:accountId/usage-alerts', () =>
      withAlerts(accounts(), addAccountAlert),
    ),
  };
}
