import type { AlertMetric, UsageAlertBody } from 'shared/contracts/usage-alert';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** What a person would set. */
export const alertWish: UsageAlertBody = {
  ...{ metric: 'DataDk', threshold: 80, barring: null },
  recipients: ['ny@firma.example', '22334455'],
};

/** The id of the alert that `addUsageAlert` puts on a subscription, or `addAccountAlert` on a billing account. */
export const alertIdOf = (ownerId: string): string => `A${ownerId.slice(0, 60)}`;

const values = (ownerId: string) => {
  const now = new Date();
  return {
    ...{ alert_id: alertIdOf(ownerId), metric: 'ExtraCost' as const, threshold: 1000 },
    ...{ recipients: '["22334455"]', barring: null },
    ...{ set_by: 'nobody', set_by_name: 'Ny Ny', set_at: now, correlation_id: '-', next_check_at: now },
  };
};

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
  await db
    .insertInto('usage_alerts')
    .values({ ...values(subscriptionId), customer_id, subscription_id: subscriptionId, ...changes })
    .execute();
}

/** Puts an alert of an amount on a billing account, in place of those that it has. */
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
 * Rows of the tenant matrix for alerts of usage: each call has subscriptions of its own, with an alert each, or billing
 * accounts whose alerts are put back.
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
    const writing = async () => ({ ...(await row()), request: () => ({ data: alertWish }) });
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
