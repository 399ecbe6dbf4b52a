import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Adds an order to the database that suspends this subscription and was placed just now. */
export async function addOrder(db: Kysely<Database>, subscriptionId: string, now: Date): Promise<string> {
  const order_id = randomUUID();
  await sql`insert into orders (order_id, customer_id, account_id, subscription_id, type, status, product_name,
      created_by, created_at, search_text, action, details, step_seconds, next_step_at)
    select ${order_id}, a.customer_id, s.account_id, s.subscription_id, 'Suspension', 'Submitted', s.name,
      'Customer', ${now}, '', 'PUT suspension', '{}', 15, ${now}
    from subscriptions s join accounts a on a.account_id = s.account_id
    where s.subscription_id = ${subscriptionId}`.execute(db);
  return order_id;
}
