import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';

/** The lists whose rows are counted by kind as they change (migration 122). */
type CountedList = 'subscriptions' | 'orders' | 'billing_items' | 'audit_log';

/**
 * How many rows of each account, type and status the caller reaches: of billing items the type is the document's, of the
 * log it is the action, and there is nothing else.
 */
export function keptKinds(
  list: CountedList,
  tenant: Pick<Tenant, 'customerId' | 'accountIds'>,
): RawBuilder<{ account_id: string; type: string; status: string; total: number }> {
  return sql`select k.account_id, k.type, k.status, sum(k.total)::bigint as total from kept_counts k
    where k.list = ${sql.lit(list)} and ${withinTenant(tenant as Tenant, 'k')}
    group by k.account_id, k.type, k.status having sum(k.total) <> 0`;
}

/** How many rows of a list a customer has. */
export function sumOfKept(list: CountedList, customerId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(k.total), 0)::bigint from kept_counts k
    where k.list = ${sql.lit(list)} and k.customer_id = ${customerId})`;
}
