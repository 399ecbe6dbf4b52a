import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/**
 * Condition for every query on orders (`o`): limits it to the customer and the person's accounts, and excludes home
 * offices if the customer may not view them (CUST-025).
 */
export function visibleOrders(tenant: Tenant): RawBuilder<SqlBool> {
  const { customerId } = tenant;
  return sql<SqlBool>`(${withinTenant(tenant, 'o')} and (
    not exists (select from accounts as visible
      where visible.account_id = o.account_id and visible.product_group = 'HomeOffice')
    or exists (select from customers as visible
      where visible.customer_id = ${customerId} and visible.can_view_home_office_orders)))`;
}
