import { fromOre, oreOf, type Money } from 'shared/contracts/money';
import type { SubscriptionService } from 'shared/contracts/subscription';
import type { UsageCategory } from 'shared/contracts/usage';
import { extraCostOf } from 'shared/orders/usage-of';
import type { Kysely } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { categoriesOf, usageColumns } from '../usage/usage-of.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';

/** A subscription of an account with its usage in the current period, as on its usage page. */
export interface MeasuredSubscription {
  subscriptionId: string;
  /** Label. */
  number: string;
  services: readonly SubscriptionService[];
  categories: readonly UsageCategory[];
  extraCost: Money;
}

/** Read in one statement: an account may have 10,000. */
const pageSize = 500;

/** Usage of each active subscription of an account, and its total cost on top of the price plans. */
export async function measureAccount(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<{ period: string; subscriptions: MeasuredSubscription[]; extraCost: Money }> {
  const period = danishDay(now).slice(0, 7);
  const subscriptions: MeasuredSubscription[] = [];
  let page: MeasuredSubscription[];
  do {
    page = await measurePage(db, accountId, {
      after: subscriptions.at(-1)?.subscriptionId ?? '',
      period,
      now,
    });
    subscriptions.push(...page);
  } while (page.length === pageSize);
  const ore = subscriptions.reduce((sum, { extraCost }) => sum + oreOf(extraCost), 0);
  return { period, subscriptions, extraCost: fromOre(ore) };
}

async function measurePage(
  db: Kysely<Database>,
  accountId: string,
  { after, period, now }: { after: string; period: string; now: Date },
): Promise<MeasuredSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('account_id', '=', accountId)
    .where('status', '!=', 'Cancelled')
    .where('subscription_id', '>', after)
    .select([...usageColumns, 'subscription_id', 'local_number', 'circuit_id', 'services'])
    .orderBy('subscription_id')
    .limit(pageSize)
    .execute();
  return rows.map(row => {
    const { subscription_id: subscriptionId, services } = row;
    const categories = categoriesOf({ subscription: row, period, now });
    return {
      subscriptionId,
      number: numberOf(row),
      services,
      categories,
      extraCost: extraCostOf(categories),
    };
  });
}
