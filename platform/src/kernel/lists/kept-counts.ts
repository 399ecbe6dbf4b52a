import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Tenant } from '../access/guard.ts';
import type { ListCounts } from './page-ids.ts';
import { withinTenant } from '../access/within-tenant.ts';

/** Lists with maintained counts per kind (migration 122). */
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
 * Maintained row counts per account, type and status that the caller has access to. For billing items, type is the
 * document type; for the log, type is the action and the rest is empty. For spend, the count is the amount in øre, type
 * is the kind of cost, and status is the month followed by the product.
 */
export function keptKinds(
  list: CountedList,
  tenant: Tenant,
): RawBuilder<{ customer_id: string; account_id: string; type: string; status: string; total: number }> {
  return sql`select k.customer_id, k.account_id, k.type, k.status, sum(k.total)::bigint as total from kept_counts k
    where k.list = ${sql.lit(list)} and ${withinTenant(tenant, 'k')}
    group by k.customer_id, k.account_id, k.type, k.status having sum(k.total) <> 0`;
}

/** Number of rows of a customer in a list. */
export function sumOfKept(list: CountedList, customerId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(k.total), 0)::bigint from kept_counts k
    where k.list = ${sql.lit(list)} and k.customer_id = ${customerId})`;
}

/** Number of matching rows, by the given count query, and number of all rows of the customer. */
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
