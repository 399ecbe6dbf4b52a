import { fromOre } from 'shared/contracts/money';
import { FEW_SUBSCRIPTIONS, TILE_ROWS, type LandingPage } from 'shared/contracts/landing-page';
import type { OpenPart } from 'shared/contracts/open-amounts';
import { FAILURES_SHOWN_DAYS, PROCESSING_STATUSES } from 'shared/contracts/order';
import { TELEPHONE_TYPES } from 'shared/contracts/subscription-kind';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { isWaiting } from '../administrators/users.query.ts';
import { addDays, startOfDanishDay } from '../time/danish-day.ts';
import { keptKinds } from '../kernel/lists/kept-counts.ts';
import type { Database } from '../database/tables.ts';
import { billingItemsOf, whyNotPayable } from '../billing/billing-item-rows.ts';
import { isOwed, openGroups, toOpenSums } from '../billing/open-amounts.query.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { isNearLimit } from '../subscriptions/subscription-search.ts';
import { visibleOrders } from '../orders/visible-orders.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';

const failuresFrom = (today: string): string => addDays(today, 1 - FAILURES_SHOWN_DAYS);

/** The open amount and the items due first, in one statement so that they are consistent. */
export async function invoiceTile(
  db: Kysely<Database>,
  tenant: Tenant,
  today: string,
): Promise<LandingPage['invoices']> {
  const items = billingItemsOf(db, tenant, today);
  const rows = await items
    .select(['billing_item_id', 'invoice_number', 'account_name', 'due_date', 'amount_due_ore'])
    .select(['status', 'invoice_format', 'document_type'])
    .select([sql<OpenPart>`open_part`.as('part'), openGroups(items).as('groups')])
    .where(isOwed)
    .where('open_part', 'is not', null)
    .orderBy('due_date')
    .orderBy('billing_item_id')
    .limit(TILE_ROWS)
    .execute();
  return {
    // Without rows nothing is open.
    ...toOpenSums(rows[0]?.groups ?? []),
    rows: rows.map(row => ({
      billingItemId: row.billing_item_id,
      documentType: row.document_type,
      invoiceNumber: row.invoice_number,
      accountName: row.account_name,
      dueDate: row.due_date,
      amountDue: fromOre(row.amount_due_ore),
      part: row.part,
      isPayable: whyNotPayable(row) === undefined,
      isCollected: row.status === 'Collection',
    })),
  };
}

/** Whether an order failed recently, on the alias `o`; `today` is the day in Denmark. */
export function isFailedLately(today: string): RawBuilder<SqlBool> {
  const since = startOfDanishDay(failuresFrom(today));
  return sql<SqlBool>`(o.status = 'Failed' and o.created_at >= ${since})`;
}

/** On the alias `o`. Literals, because parameters would prevent use of the index of orders in processing. */
const isRunning = sql<SqlBool>`o.status in (${sql.join(PROCESSING_STATUSES.map(status => sql.lit(status)))})`;

/** Orders in progress, newest first, and the number that failed recently. */
export async function orderTile(
  db: Kysely<Database>,
  tenant: Tenant,
  today: string,
): Promise<NonNullable<LandingPage['openOrders']>> {
  const { rows: counted } = await sql<{ count: number; failed: number }>`
    select (select coalesce(sum(o.total), 0)::bigint from (${keptKinds('orders_by_account', tenant)}) o
        where ${visibleOrders(tenant)} and ${isRunning}) as count,
      (select count(*) from orders o where ${visibleOrders(tenant)} and ${isFailedLately(today)}) as failed`.execute(
    db,
  );
  const rows = await db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where(isRunning)
    .select(['order_id', 'type', 'product_name', 'user_name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(TILE_ROWS)
    .execute();
  return {
    count: counted[0]?.count ?? 0,
    failedCount: counted[0]?.failed ?? 0,
    rows: rows.map(row => ({
      id: row.order_id,
      type: row.type,
      productName: row.product_name,
      userName: row.user_name,
      created: row.created_at.toISOString(),
    })),
  };
}

/** The number of subscriptions, the number near their limit, and the subscriptions themselves if there are few. */
export async function subscriptionTile(
  db: Kysely<Database>,
  tenant: Tenant,
): Promise<Pick<LandingPage, 'nearLimit' | 'subscriptions'>> {
  const own = db.selectFrom('subscriptions as s').where(withinTenant(tenant, 's'));
  const { rows: counted } = await sql<{ count: number; near: number; telephones: boolean }>`
    select (select coalesce(sum(k.total), 0)::bigint from (${keptKinds('subscriptions_by_account', tenant)}) k) as count,
      exists (select from (${keptKinds('subscriptions', tenant)}) k where k.type = any(${[...TELEPHONE_TYPES]}::text[])) as telephones,
      (select count(*) from subscriptions s where ${withinTenant(tenant, 's')} and ${isNearLimit()}) as near`.execute(
    db,
  );
  const { count = 0, near = 0, telephones = false } = counted[0] ?? {};
  const rows =
    count > FEW_SUBSCRIPTIONS
      ? []
      : await own
          .select(['subscription_id', 'name', 'first_name', 'last_name'])
          .select(['local_number', 'circuit_id', 'data_used_percent'])
          .orderBy('sort_name')
          .orderBy('subscription_id')
          .limit(FEW_SUBSCRIPTIONS)
          .execute();
  return {
    nearLimit: { count: near },
    subscriptions: {
      count,
      hasTelephones: telephones,
      rows: rows.map(row => ({
        subscriptionId: row.subscription_id,
        name: row.name,
        userName: userNameOf(row),
        telephoneNumber: row.local_number,
        circuitId: row.circuit_id,
        percent: row.data_used_percent,
      })),
    },
  };
}

/** Open administrator invitations, as listed in the overview, and when the first one expires. */
export async function invitationTile(
  db: Kysely<Database>,
  tenant: Tenant,
  now: Date,
): Promise<NonNullable<LandingPage['waitingInvitations']> & { firstEnd: Date | null }> {
  return db
    .selectFrom('invitations')
    .where('customer_id', '=', tenant.customerId)
    .where('role', 'in', ['Admin', 'Superadmin'])
    .where(isWaiting(now))
    .select(sql<number>`count(*)`.as('count'))
    .select(sql<Date | null>`min(expires_at)`.as('firstEnd'))
    .executeTakeFirstOrThrow();
}
