import type { AlertMetric } from 'shared/contracts/usage-alert';
import type { Money } from 'shared/contracts/money';
import type { Kysely } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
import { lockSubscription, type LockedSubscription } from '../orders/lock-subscription.ts';
import { usageOf } from '../usage/usage-of.ts';
import { metricsOf } from './alert-reached.ts';
import { measureAccount } from './measure-account.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';

/** What an alert is on. */
export type AlertOwner = { subscriptionId: string } | { accountId: string };

/** What an alert is set on, locked until the call is done. */
export interface LockedOwner {
  owner: AlertOwner;
  /** As the activity log calls it. */
  subject: string;
  hasEnded: boolean;
  metrics: () => Promise<AlertMetric[]>;
}

/** @throws ApiProblem 404 for what the caller does not reach */
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
    // Not its key, which whatever belongs to the account refers to.
    .$if(isLocked, query => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!account) throw notFound();
}

/** What can be watched on a subscription now. */
export const metricsNow = (subscription: LockedSubscription, now: Date): AlertMetric[] =>
  metricsOf(usageOf({ subscription, period: danishDay(now).slice(0, 7), now }));

/** How the subscriptions of an account stand in the running period, and what can be watched on them. */
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
