import { fromOre } from 'shared/contracts/money';
import { SUBSCRIPTION_STATUSES } from 'shared/contracts/subscription-kind';
import type { SubscriptionListItem, SubscriptionSortColumn } from 'shared/contracts/subscription-list';
import type { SubscriptionsQuery } from 'shared/contracts/subscriptions-query';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import type { Page } from '../kernel/lists/page.ts';
import { idsOfPage, type ListCounts } from '../kernel/lists/page-ids.ts';
import { ownIfAsked } from '../subscription-model/own-subscription.ts';
import { isByKindAlone, kindsOf } from './subscription-facets.query.ts';
import { subscriptionMatches, usageMatches } from './subscription-search.ts';
import { searchWords } from '../kernel/lists/search-terms.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/access/within-tenant.ts';

/** Statuses sort by life cycle, not alphabetically. */
const lifeOrder = SUBSCRIPTION_STATUSES.map(status => sql.lit(status));

/** Literals, because parameters would prevent use of the index of orders in processing. */
const processing = PROCESSING_STATUSES.map(status => sql.lit(status));

/** Each has an index, usable in both directions (migration 121). */
const sortColumns: Record<SubscriptionSortColumn, RawBuilder<unknown>> = {
  Name: sql`s.sort_name`,
  Number: sql`coalesce(s.local_number, s.circuit_id) collate "C"`,
  Product: sql`s.sort_product`,
  Status: sql`array_position(array[${sql.join(lifeOrder)}], s.status)`,
  Account: sql`s.sort_account`,
  EffectiveDate: sql`s.effective_date`,
  Price: sql`s.recurring_rate_ore`,
};

/** The filters of the list, without customer and page. */
type SubscriptionFilter = Omit<SubscriptionsQuery, 'customerId' | 'pageSize' | 'offset'>;

/**
 * The order of the list; rows without a value in the sorted column come last in both directions. `backwards` reverses
 * it.
 */
function orderOf(query: SubscriptionFilter, backwards = false): RawBuilder<unknown> {
  const isDescending = query.sortOrder === 'Descending';
  const direction = sql.raw(isDescending === backwards ? 'asc' : 'desc');
  const column = sortColumns[query.orderBy ?? 'Name'];
  return backwards
    ? sql`${column} ${direction} nulls first, s.subscription_id desc`
    : sql`${column} ${direction} nulls last, s.subscription_id`;
}

function isByName({ orderBy = 'Name', sortOrder }: SubscriptionFilter): boolean {
  return orderBy === 'Name' && sortOrder !== 'Descending';
}

/** Whether a single usage filter is combined with the order of its index. */
function isOfUseByName(query: SubscriptionFilter): boolean {
  return query.usage?.length === 1 && searchWords(query.searchQuery).length === 0 && isByName(query);
}

/** The condition for subscriptions that match today, on the alias `s`. */
function isListed(tenant: Tenant, query: SubscriptionFilter, today: string): RawBuilder<SqlBool> {
  const conditions = [
    withinTenant(tenant, 's'),
    subscriptionMatches(query.searchQuery),
    oneOfIfGiven('s.type', query.types),
    oneOfIfGiven('s.status', query.statuses),
    oneOfIfGiven('s.account_id', query.accountIds),
    usageMatches(query.usage, today),
    ownIfAsked(tenant, query.mine),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The subscriptions that match today, as `s` joined with their accounts `a`, in the order of the list. */
export function listedSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionFilter,
  today: string,
) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where(isListed(tenant, query, today))
    .orderBy(orderOf(query));
}

/**
 * Subscriptions of the matching kinds, found with the index of kinds; `offset 0` stops the planner from merging the
 * subquery.
 */
function ofKinds(tenant: Tenant, query: SubscriptionFilter): RawBuilder<unknown> {
  return sql`select s.* from (${kindsOf(tenant, query)}) k cross join lateral (
    select * from subscriptions s where s.customer_id = ${tenant.customerId} and s.account_id = k.account_id
      and s.type = k.type and s.status = k.status offset 0) s`;
}

/** One page of the list. */
export async function findSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionsQuery,
  page: Page,
  counts: ListCounts,
  today: string,
): Promise<SubscriptionListItem[]> {
  if (page.offset >= counts.totalCount) return [];
  const ids = idsOfPage({
    from: sql`subscriptions`,
    alias: 's',
    id: sql`s.subscription_id`,
    page,
    ...counts,
    isListed: isListed(tenant, query, today),
    order: backwards => orderOf(query, backwards),
    within:
      isByKindAlone(query) && isByName(query) && query.types
        ? { values: query.types, isOf: type => sql`s.type = ${type}` }
        : undefined,
    isOwnIndex: isOfUseByName(query),
    found: isByKindAlone(query) ? ofKinds(tenant, query) : undefined,
  });
  const list = db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where('s.subscription_id', 'in', ids)
    .orderBy(orderOf(query))
    .select(['s.subscription_id', 's.name', 's.first_name', 's.last_name', 's.employee_id', 's.local_number'])
    .select(['s.circuit_id', 's.category', 's.technology_type', 's.status', 's.future_cancellation_date'])
    .select(['s.effective_date', 's.account_id', 'a.account_name', 's.recurring_rate_ore'])
    .select('s.data_used_percent')
    .select(
      sql<boolean>`exists (select 1 from orders o where o.customer_id = s.customer_id
        and o.subscription_id = s.subscription_id and o.status in (${sql.join(processing)}))`.as(
        'is_processing',
      ),
    );
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
    recurringRate: row.recurring_rate_ore === null ? null : fromOre(row.recurring_rate_ore),
    hasProcessingOrder: row.is_processing,
    dataUsedPercent: row.status === 'Cancelled' ? null : row.data_used_percent,
  }));
}
