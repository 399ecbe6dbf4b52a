import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Tenant } from './guard.ts';
import type { ListCounts } from './page-ids.ts';
import { withinTenant } from './within-tenant.ts';

/** The lists whose rows are counted by kind as they change (migration 122). */
type CountedList =
  | 'subscriptions'
  | 'subscriptions_by_account'
  | 'subscriptions_by_kind'
  | 'orders'
  | 'orders_by_account'
  | 'billing_items'
  | 'billing_items_by_kind'
  | 'audit_log'
  | 'spend'
  | 'spend_by_kind';

/**
 * How many rows of each account, type and status the caller reaches: of billing items the type is the document's, of the
 * log it is the action, and there is nothing else. Of spend it is the øre of each kind of cost, and the status is the month,
 * and after it the product.
 */
export function keptKinds(
  list: CountedList,
  tenant: Tenant,
): RawBuilder<{ customer_id: string; account_id: string; type: string; status: string; total: number }> {
  return sql`select k.customer_id, k.account_id, k.type, k.status, sum(k.total)::bigint as total from kept_counts k
    where k.list = ${sql.lit(list)} and ${withinTenant(tenant, 'k')}
    group by k.customer_id, k.account_id, k.type, k.status having sum(k.total) <> 0`;
}

/** How many rows of a list a customer has. */
export function sumOfKept(list: CountedList, customerId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(k.total), 0)::bigint from kept_counts k
    where k.list = ${sql.lit(list)} and k.customer_id = ${customerId})`;
}

/** How many match, by a query that counts them, and how many of the list the customer has. */
export async function countList(
  db: Kysely<Database>,
  list: CountedList,
  { customerId }: Tenant,
  matching: Expression<unknown>,
): Promise<ListCounts> {
  const { rows } = await sql<ListCounts>`
    select (${matching}) as "totalCount", ${sumOfKept(list, customerId)} as "allCount"`.execute(db);
  return rows[0] ?? { totalCount: 0, allCount: 0 };
}
