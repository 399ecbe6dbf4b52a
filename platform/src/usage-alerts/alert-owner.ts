import type { AlertMetric } from 'shared/contracts/usage-alert';
import type { Money } from 'shared/contracts/money';
import type { Kysely } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { lockSubscription, type LockedSubscription } from '../orders/actions/lock-subscription.ts';
import { usageOf } from '../usage/usage-of.ts';
import { metricsOf } from './alert-reached.ts';
import { measureAccount } from './measure-account.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';

/** What an alert watches. */
export type AlertOwner = { subscriptionId: string } | { accountId: string };

/** The subscription or account of an alert, locked until the request ends. */
export interface LockedOwner {
  owner: AlertOwner;
  /** Name in the activity log. */
  subject: string;
  hasEnded: boolean;
  metrics: () => Promise<AlertMetric[]>;
}

/** @throws ApiProblem 404 if the caller has no access */
export async function lockOwner(
  change: ChangeContext,
  tenant: Tenant,
  owner: AlertOwner,
): Promise<LockedOwner> {
  const { transaction, now } = change;
  if ('accountId' in owner) {
    await readAccountInReach(transaction, tenant, owner.accountId, true);
    const metrics = async () => (await readAccountStanding(transaction, owner.accountId, now)).metrics;
    return { owner, subject: owner.accountId, hasEnded: false, metrics };
  }
  const subscription = await lockSubscription(change, tenant, owner.subscriptionId);
  return {
    owner,
    subject: numberOf(subscription),
    hasEnded: subscription.status === 'Cancelled',
    metrics: () => Promise.resolve(metricsNow(subscription, now)),
  };
}

/** @throws ApiProblem 404 */
export async function readAccountInReach(
  db: Kysely<Database>,
  tenant: Tenant,
  accountId: string,
  isLocked = false,
): Promise<void> {
  const account = await db
    .selectFrom('accounts as a')
    .where(withinTenant(tenant, 'a'))
    .where('a.account_id', '=', accountId)
    .select('a.account_id')
    // Does not lock the key, which rows of the account refer to.
    .$if(isLocked, query => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!account) throw notFound();
}

/** What can be watched on a subscription now, with its usage: nothing once it has ended. */
export const metricsNow = (subscription: LockedSubscription, now: Date): AlertMetric[] =>
  subscription.status === 'Cancelled'
    ? []
    : metricsOf(usageOf({ subscription, period: danishDay(now).slice(0, 7), now }));

/** Usage of an account's subscriptions in the current period, and what can be watched on them. */
export async function readAccountStanding(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<{
  metrics: AlertMetric[];
  usage: { period: string; subscriptionCount: number; extraCost: Money };
}> {
  const { period, subscriptions, extraCost } = await measureAccount(db, accountId, now);
  const found = new Set(subscriptions.flatMap(metricsOf));
  return {
    metrics: (['DataDk', 'DataEu', 'ExtraCost'] as const).filter(metric => found.has(metric)),
    usage: { period, subscriptionCount: subscriptions.length, extraCost },
  };
}
