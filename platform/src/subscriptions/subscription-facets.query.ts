import type { SubscriptionStatus, SubscriptionType } from 'shared/contracts/subscription-kind';
import type { SubscriptionFacets } from 'shared/contracts/subscription-list';
import type { SubscriptionsQuery } from 'shared/contracts/subscriptions-query';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keptKinds, sumOfKept } from '../kernel/lists/kept-counts.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import type { ListCounts } from '../kernel/lists/page-ids.ts';
import { searchWords } from '../kernel/lists/search-terms.ts';
import { ownIfAsked } from '../subscription-model/own-subscription.ts';
import { subscriptionMatches, usageMatches } from './subscription-search.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/access/within-tenant.ts';

type Filter = Omit<SubscriptionsQuery, 'customerId' | 'pageSize' | 'offset'>;

interface Counted extends ListCounts {
  types: { value: SubscriptionType; count: number }[] | null;
  statuses: { value: SubscriptionStatus; count: number }[] | null;
  accounts: { value: string; name: string; count: number }[] | null;
}

/** Whether only type, status and account are filtered, for which counts are maintained. */
export function isByKindAlone({ searchQuery, usage, mine }: Filter): boolean {
  return searchWords(searchQuery).length === 0 && !usage?.length && mine !== true;
}

/**
 * The kinds of subscriptions that match the filters and that the caller has access to, as `account_id`, `type`,
 * `status`.
 */
export function kindsOf(tenant: Tenant, query: Filter): RawBuilder<unknown> {
  return sql`select distinct k.account_id, k.type, k.status from kept_counts k
    where k.list = 'subscriptions' and ${withinTenant(tenant, 'k')} and ${passes('k', query).all}`;
}

function passes(alias: string, { types, statuses, accountIds }: Filter) {
  const ofType = oneOfIfGiven(`${alias}.type`, types);
  const ofStatus = oneOfIfGiven(`${alias}.status`, statuses);
  const ofAccount = oneOfIfGiven(`${alias}.account_id`, accountIds);
  return { ofType, ofStatus, ofAccount, all: sql`${ofType} and ${ofStatus} and ${ofAccount}` };
}

/** Whether all subscriptions of a customer are requested. */
function isWithoutFilter(tenant: Tenant, query: Filter): boolean {
  const { types, statuses, accountIds } = query;
  return isByKindAlone(query) && tenant.accountIds === 'all' && !types && !statuses && !accountIds;
}

function groupsOf(tenant: Tenant, query: Filter, today: string): RawBuilder<unknown> {
  if (isByKindAlone(query))
    return sql`select k.account_id, k.type, k.status, k.total from kept_counts k
      where k.list = 'subscriptions' and ${withinTenant(tenant, 'k')}`;
  return sql`select s.account_id, s.type, s.status, count(*) as total from subscriptions s
    where ${withinTenant(tenant, 's')} and ${subscriptionMatches(query.searchQuery)}
      and ${usageMatches(query.usage, today)} and ${ownIfAsked(tenant, query.mine)}
    group by s.account_id, s.type, s.status`;
}

/** The total number of matches, and the number for each filter value given the other filters, in one pass. */
export async function countSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionsQuery,
  today: string,
): Promise<ListCounts & { facets: SubscriptionFacets }> {
  const isUnfiltered = isWithoutFilter(tenant, query);
  const [byAccount, byKind] = isUnfiltered
    ? [
        sql`(${keptKinds('subscriptions_by_account', tenant)})`,
        sql`(${keptKinds('subscriptions_by_kind', tenant)})`,
      ]
    : [sql`g`, sql`g`];
  const groups = isUnfiltered ? sql`select` : groupsOf(tenant, query, today);
  const { ofType, ofStatus, ofAccount, all } = passes('g', query);
  const sumWhere = (passing: RawBuilder<unknown>) =>
    sql`coalesce(sum(g.total) filter (where ${passing}), 0)::bigint`;
  const byValue = (value: RawBuilder<unknown>, passing: RawBuilder<unknown>) =>
    sql`(select json_agg(f order by f.value collate "C") from (
      select ${value} as value, ${sumWhere(passing)} as count from ${byKind} g group by 1 having sum(g.total) > 0) f)`;
  const { rows } = await sql<Counted>`
    with g as materialized (${groups})
    select (select ${sumWhere(all)} from ${byKind} g) as "totalCount", ${sumOfKept('subscriptions_by_kind', tenant.customerId)} as "allCount",
      ${byValue(sql`g.type`, sql`${ofStatus} and ${ofAccount}`)} as types,
      ${byValue(sql`g.status`, sql`${ofType} and ${ofAccount}`)} as statuses,
      (select json_agg(json_build_object('value', a.account_id, 'name', a.account_name, 'count', f.count)
          order by a.sort_name || a.account_id) from (
        select g.account_id, ${sumWhere(sql`${ofType} and ${ofStatus}`)} as count from ${byAccount} g group by 1
          having sum(g.total) > 0) f
        join accounts a on a.account_id = f.account_id) as accounts`.execute(db);
  const [counted] = rows;
  return {
    totalCount: counted?.totalCount ?? 0,
    allCount: counted?.allCount ?? 0,
    facets: {
      types: counted?.types ?? [],
      statuses: counted?.statuses ?? [],
      accounts: counted?.accounts ?? [],
    },
  };
}
