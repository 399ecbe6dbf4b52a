import type { Kysely } from 'kysely';
import { onceIn } from '../database/once-in.ts';
import type { Database } from '../database/tables.ts';
import type { LockedSubscription } from '../orders/lock-subscription.ts';
import type { TerminationFacts } from './termination-quote.ts';

/** What the quote of a subscription depends on. */
export async function readTerminationFacts(
  db: Kysely<Database>,
  subscription: LockedSubscription,
): Promise<TerminationFacts> {
  const { account_id, effective_date, binding_end_date, recurring_rate_ore } = subscription;
  const terms = db
    .selectFrom('accounts as a')
    .innerJoin('customers as c', 'c.customer_id', 'a.customer_id')
    .where('a.account_id', '=', account_id)
    .select(['c.notice_days', 'c.notice_from', 'a.bill_cycle_frequency']);
  return {
    ...(await onceIn(db, `terms of account ${account_id}`, () => terms.executeTakeFirstOrThrow())),
    ...{ effective_date, binding_end_date, recurring_rate_ore },
    bindingMonths: subscription.price_plan_information?.bindingPeriod ?? 0,
  };
}
