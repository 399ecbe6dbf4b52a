import { OVERDUE_STATUSES, UNPAID_STATUSES } from 'shared/contracts/billing-item';
import { NEAR_LIMIT_PERCENT, TILE_ROWS, type LandingPage } from 'shared/contracts/landing-page';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { billingItemsOf, whyNotPayable } from '../billing/billing-item-rows.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { oneOf, withinTenant } from '../kernel/within-tenant.ts';
import { visibleOrders } from '../orders/visible-orders.ts';

const failuresShownFor = 14 * 24 * 3_600_000;

/** Unpaid invoices, oldest due date first. */
export async function invoiceTile(
  db: Kysely<Database>,
  tenant: Tenant,
  today: string,
): Promise<LandingPage['unpaidInvoices']> {
  const unpaid = billingItemsOf(db, tenant, today).where(oneOf('item.status', UNPAID_STATUSES));
  const overdue = oneOf('status', OVERDUE_STATUSES);
  const sums = await unpaid
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(amount_due_ore), 0)`.as('amount'),
      sql<number>`count(*) filter (where ${overdue})`.as('overdue_count'),
      sql<number>`coalesce(sum(amount_due_ore) filter (where ${overdue}), 0)`.as('overdue_amount'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await unpaid
    .select([
      'billing_item_id',
      'invoice_number',
      'account_id',
      'account_name',
      'due_date',
      'amount_due_ore',
      'status',
      'invoice_format',
    ])
    .orderBy('due_date')
    .orderBy('billing_item_id')
    .limit(TILE_ROWS)
    .execute();
  return {
    count: sums.count,
    amount: money(sums.amount),
    overdueCount: sums.overdue_count,
    overdueAmount: money(sums.overdue_amount),
    rows: rows.map(row => ({
      billingItemId: row.billing_item_id,
      invoiceNumber: row.invoice_number,
      accountId: row.account_id,
      accountName: row.account_name,
      dueDate: row.due_date,
      amountDue: money(row.amount_due_ore),
      status: row.status,
      isPayable: whyNotPayable(row) === undefined,
    })),
  };
}

/** Orders under way, newest first, and how many failed of late. */
export async function orderTile(
  db: Kysely<Database>,
  tenant: Tenant,
  now: Date,
): Promise<NonNullable<LandingPage['openOrders']>> {
  const since = new Date(now.getTime() - failuresShownFor);
  const counts = await db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .select([
      sql<number>`count(*) filter (where ${oneOf('o.status', PROCESSING_STATUSES)})`.as('count'),
      sql<number>`count(*) filter (where o.status = 'Failed' and o.created_at >= ${since})`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where(oneOf('o.status', PROCESSING_STATUSES))
    .select(['order_id', 'type', 'status', 'product_name', 'subscription_id', 'user_name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(TILE_ROWS)
    .execute();
  return {
    count: counts.count,
    failedCount: counts.failed,
    rows: rows.map(row => ({
      id: row.order_id,
      type: row.type,
      status: row.status,
      productName: row.product_name,
      subscriptionId: row.subscription_id,
      userName: row.user_name,
      created: row.created_at.toISOString(),
    })),
  };
}

/** Subscriptions that have used most of their data, highest percentage first. */
export async function nearLimitTile(db: Kysely<Database>, tenant: Tenant): Promise<LandingPage['nearLimit']> {
  const near = db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where('s.data_used_percent', '>=', NEAR_LIMIT_PERCENT);
  const { count } = await near.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await near
    .select(['subscription_id', 'name', 'first_name', 'last_name', 'local_number', 'data_used_percent'])
    .orderBy('data_used_percent', 'desc')
    .orderBy('subscription_id')
    .limit(TILE_ROWS)
    .execute();
  return {
    count,
    rows: rows.map(row => ({
      subscriptionId: row.subscription_id,
      name: row.name,
      userName: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
      telephoneNumber: row.local_number,
      percent: row.data_used_percent ?? 0,
    })),
  };
}

/** How many subscriptions there are, and how many count as active (SUB-018). */
export async function subscriptionTile(
  db: Kysely<Database>,
  tenant: Tenant,
): Promise<LandingPage['subscriptions']> {
  const row = await db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where s.status = 'Active' and s.future_cancellation_date is null)`.as(
        'active',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { count: row.count, activeCount: row.active };
}
