import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Writes the search text of a new subscription, or after a change of its SIM cards. Triggers do it when its row changes
 * or its billing account is renamed.
 */
export async function updateSearchText(db: Kysely<Database>, subscriptionId: string): Promise<void> {
  await sql`update subscriptions s set search_text = subscription_search_text(s, a)
    from accounts a where a.account_id = s.account_id and s.subscription_id = ${subscriptionId}`.execute(db);
}
