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

/** `column = any(values)`; no values match nothing. */
export function oneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

/** Like `oneOf`, but an undefined filter matches everything. */
export function oneOfIfGiven(column: string, values: readonly string[] | undefined): RawBuilder<SqlBool> {
  return values === undefined ? sql<SqlBool>`true` : oneOf(column, values);
}
