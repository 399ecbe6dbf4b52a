import type { OrderRow } from 'shared/contracts/order';
import type { OrderDetails } from 'shared/contracts/order-details';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../database/tables/orders.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { canCancel } from './cancel-order.ts';

/** An order in the list. */
export function toOrderRow(row: Selectable<OrdersTable>, tenant: Tenant, now: Date): OrderRow {
  return {
    id: row.order_id,
    type: row.type,
    status: row.status,
    productName: row.product_name,
    createdBy: row.created_by,
    created: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    subscriptionId: row.subscription_id,
    msisdn: row.msisdn,
    userName: row.user_name,
    accountId: row.account_id,
    expectedCompletion: row.expected_completion_at?.toISOString() ?? null,
    completed: row.completed_at?.toISOString() ?? null,
    failureCode: row.failure_code,
    canCancel: canCancel(row, tenant.role, now),
  };
}

/** An order with all details for its page. */
export function toOrderDetails(
  row: Selectable<OrdersTable> & { account_name: string | null },
  tenant: Tenant,
  now: Date,
): OrderDetails {
  return {
    ...toOrderRow(row, tenant, now),
    accountName: row.account_name,
    effectiveDate: row.effective_date,
    changes: row.changes,
    steps: row.steps,
    tracking: row.tracking,
    correlationId: row.correlation_id,
  };
}
