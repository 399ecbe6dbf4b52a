import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Writes the search text of a subscription, or of all subscriptions of a billing account, after a change of anything it
 * consists of: the row, its SIM cards, or number and name of the account.
 */
export async function updateSearchText(
  db: Kysely<Database>,
  of: { subscriptionId: string } | { accountId: string },
): Promise<void> {
  const isOne =
    'accountId' in of ? sql`s.account_id = ${of.accountId}` : sql`s.subscription_id = ${of.subscriptionId}`;
  await sql`update subscriptions s set search_text = lower(concat_ws(' ', s.name, s.first_name, s.last_name,
      s.subscription_id, s.local_number, s.circuit_id, s.employee_id, s.email,
      (select string_agg(c.icc, ' ') from sim_cards c where c.subscription_id = s.subscription_id),
      a.account_id, a.account_name))
    from accounts a where a.account_id = s.account_id and ${isOne}`.execute(db);
}
