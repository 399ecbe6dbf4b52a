import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { TerminationFacts } from './termination-quote.ts';

/** What the quote of a subscription depends on. Whether the caller reaches the subscription has been checked. */
export async function readTerminationFacts(
  db: Kysely<Database>,
  subscriptionId: string,
): Promise<TerminationFacts> {
  const { price_plan_information, ...facts } = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .innerJoin('customers as c', 'c.customer_id', 's.customer_id')
    .where('s.subscription_id', '=', subscriptionId)
    .select(['c.notice_days', 'c.notice_from', 'a.bill_cycle_frequency', 's.effective_date'])
    .select(['s.binding_end_date', 's.recurring_rate_ore', 's.price_plan_information'])
    .executeTakeFirstOrThrow();
  return { ...facts, bindingMonths: price_plan_information?.bindingPeriod ?? 0 };
}
