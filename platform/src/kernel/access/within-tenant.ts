import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tenant } from './guard.ts';

/**
 * Condition that limits a query to the customer, and to the billing accounts of a limited administrator. Required in
 * every query on customer data. `table` is the table's alias in the query; it needs the columns `customer_id` and
 * `account_id`.
 */
export function withinTenant(tenant: Tenant, table: string): RawBuilder<SqlBool> {
  const ownCustomer = sql<SqlBool>`${sql.ref(`${table}.customer_id`)} = ${tenant.customerId}`;
  if (tenant.accountIds === 'all') return ownCustomer;
  return sql<SqlBool>`(${ownCustomer} and ${oneOf(`${table}.account_id`, tenant.accountIds)})`;
}

/** True if the member `m` has access to a billing account of the customer. `account` is a column or a value. */
export const hasAccessTo = (account: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(m.access = 'Full' or exists (select from membership_accounts ma
    where ma.user_id = m.user_id and ma.customer_id = m.customer_id and ma.account_id = ${account}))`;

/** `column = any(values)`; no values match nothing. */
export function oneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

/** Like `oneOf`, but an undefined filter matches everything. */
export function oneOfIfGiven(column: string, values: readonly string[] | undefined): RawBuilder<SqlBool> {
  return values === undefined ? sql<SqlBool>`true` : oneOf(column, values);
}
