import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Copies the billing account of a subscription, as a sibling or, for a root account, as a child, accessible to everyone
 * with access to the original. Returns its id.
 */
export async function addAccountBeside(db: Kysely<Database>, subscriptionId: string): Promise<string> {
  const account_id = `7${String(randomInt(10_000_000, 99_999_999))}`;
  await sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object(
      'account_id', ${account_id}::text, 'root_account_id', coalesce(a.root_account_id, a.account_id)))).*
    from accounts a join subscriptions s on s.account_id = a.account_id
    where s.subscription_id = ${subscriptionId}`.execute(db);
  await sql`insert into membership_accounts select ma.user_id, ma.customer_id, ${account_id}
    from membership_accounts ma join subscriptions s on s.account_id = ma.account_id
    where s.subscription_id = ${subscriptionId}`.execute(db);
  return account_id;
}
