import { SUBSCRIPTION_STATUSES } from 'shared/contracts/subscription-kind';
import type { SubscriptionListItem, SubscriptionSortColumn } from 'shared/contracts/subscription-list';
import type { SubscriptionsQuery } from 'shared/contracts/subscriptions-query';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import type { Page } from '../kernel/page.ts';
import { ownIfAsked } from '../subscription-model/own-subscription.ts';
import { subscriptionMatches, usageMatches } from './subscription-search.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/within-tenant.ts';

/** Statuses sort in the order of a subscription's life, not of the alphabet. */
const lifeOrder = SUBSCRIPTION_STATUSES.map(status => sql.lit(status));

/** As literals: with values the index of orders in processing could not be used. */
const processing = PROCESSING_STATUSES.map(status => sql.lit(status));

const sortColumns: Record<SubscriptionSortColumn, RawBuilder<unknown>> = {
  Name: sql`s.sort_name`,
  Number: sql`coalesce(s.local_number, s.circuit_id) collate "C"`,
  Product: sql`s.sort_product`,
  Status: sql`array_position(array[${sql.join(lifeOrder)}], s.status)`,
  Account: sql`a.sort_name`,
  EffectiveDate: sql`s.effective_date`,
  Price: sql`s.recurring_rate_ore`,
};

/** What the overview asks for, apart from customer and page. */
type SubscriptionFilter = Omit<SubscriptionsQuery, 'customerId' | 'pageSize' | 'offset'>;

/** The subscriptions that the overview finds today, `s` on their accounts `a`, in its order. */
export function listedSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionFilter,
  today: string,
) {
  const direction = sql.raw(query.sortOrder === 'Descending' ? 'desc' : 'asc');
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where(withinTenant(tenant, 's'))
    .where(subscriptionMatches(query.searchQuery))
    .where(oneOfIfGiven('s.type', query.types))
    .where(oneOfIfGiven('s.status', query.statuses))
    .where(oneOfIfGiven('s.account_id', query.accountIds))
    .where(usageMatches(query.usage, today))
    .where(ownIfAsked(tenant, query.mine))
    .orderBy(sql`${sortColumns[query.orderBy ?? 'Name']} ${direction} nulls last`)
    .orderBy('s.subscription_id');
}

/** One page of the overview; what has no value in the sorted column comes last either way. */
export async function findSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionsQuery,
  page: Page,
  today: string,
): Promise<SubscriptionListItem[]> {
  const list = listedSubscriptions(db, tenant, query, today)
    .select(['s.subscription_id', 's.name', 's.first_name', 's.last_name', 's.employee_id', 's.local_number'])
    .select(['s.circuit_id', 's.category', 's.technology_type', 's.status', 's.future_cancellation_date'])
    .select(['s.effective_date', 's.account_id', 'a.account_name', 's.recurring_rate_ore'])
    .select('s.data_used_percent')
    .select(
      sql<boolean>`exists (select 1 from orders o where o.customer_id = s.customer_id
        and o.subscription_id = s.subscription_id and o.status in (${sql.join(processing)}))`.as(
        'is_processing',
      ),
    )
    .limit(page.pageSize)
    .offset(page.offset);
  const rows = await readRows(db, list);
  return rows.map(row => ({
    id: row.subscription_id,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    employeeId: row.employee_id,
    telephoneNumber: row.local_number,
    circuitId: row.circuit_id,
    category: row.category,
    technologyType: row.technology_type,
    status: row.status,
    futureCancellationDate: row.future_cancellation_date,
    effectiveDate: row.effective_date,
    accountId: row.account_id,
    accountName: row.account_name,
    recurringRate: row.recurring_rate_ore === null ? null : money(row.recurring_rate_ore),
    hasProcessingOrder: row.is_processing,
    dataUsedPercent: row.data_used_percent,
  }));
}
