import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../time/danish-day.ts';

/**
 * Ends the subscriptions that were terminated outside the portal, on their end date. Those terminated here are ended by
 * their orders.
 */
export async function endTerminated(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`update subscriptions set status = 'Cancelled' where subscription_id in (
    select subscription_id from subscriptions s
    where s.future_cancellation_date <= ${danishDay(now)}::date and s.status <> 'Cancelled'
      and not exists (
        select from orders o
        where o.subscription_id = s.subscription_id and o.type = 'Termination' and o.next_step_at is not null)
    for update skip locked)`.execute(db);
}
