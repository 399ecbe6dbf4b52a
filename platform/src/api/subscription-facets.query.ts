import type { SubscriptionStatus, SubscriptionType } from 'shared/contracts/subscription-kind';
import type { SubscriptionFacets, SubscriptionsQuery } from 'shared/contracts/subscription-list';
import { sql, type Kysely } from 'kysely';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from './guard.ts';
import { subscriptionMatches } from './subscription-search.ts';
import { oneOfIfGiven, withinTenant } from './within-tenant.ts';

type CountRow = { total: number } & (
  | { facet: 'all' }
  | { facet: 'type'; value: SubscriptionType }
  | { facet: 'status'; value: SubscriptionStatus }
  | { facet: 'account'; value: string; name: string }
);

/** How many rows match in all, and how many each filter value would give under the other filters: in one pass. */
export async function countSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionsQuery,
): Promise<{ totalCount: number; facets: SubscriptionFacets }> {
  const { rows } = await sql<CountRow>`
    with found as materialized (
      select s.type, s.status, s.account_id,
        ${oneOfIfGiven('s.type', query.types)} as of_type,
        ${oneOfIfGiven('s.status', query.statuses)} as of_status,
        ${oneOfIfGiven('s.account_id', query.accountIds)} as of_account
      from subscriptions s
      where ${withinTenant(tenant, 's')} and ${subscriptionMatches(query.searchQuery)}
    ), counted as (
      select grouping(type, status, account_id) as ungrouped, type, status, account_id,
        count(*) filter (where of_type and of_status and of_account) as in_all,
        count(*) filter (where of_status and of_account) as by_type,
        count(*) filter (where of_type and of_account) as by_status,
        count(*) filter (where of_type and of_status) as by_account
      from found group by grouping sets ((), (type), (status), (account_id))
    )
    select 'all' as facet, null as value, null as name, in_all as total from counted where ungrouped = 7
    union all select 'type', type, null, by_type from counted where ungrouped = 3
    union all select 'status', status, null, by_status from counted where ungrouped = 5
    union all select 'account', c.account_id, a.account_name, by_account
      from counted c join accounts a on a.account_id = c.account_id where ungrouped = 6`.execute(db);

  const facets: SubscriptionFacets = { types: [], statuses: [], accounts: [] };
  let totalCount = 0;
  for (const row of rows) {
    if (row.facet === 'all') totalCount = row.total;
    else if (row.facet === 'type') facets.types.push({ value: row.value, count: row.total });
    else if (row.facet === 'status') facets.statuses.push({ value: row.value, count: row.total });
    else facets.accounts.push({ value: row.value, name: row.name, count: row.total });
  }
  return { totalCount, facets: inOrder(facets) };
}

/** Types and statuses by the count's own key, accounts as a Danish reader expects them. */
function inOrder(facets: SubscriptionFacets): SubscriptionFacets {
  const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);
  const keyed = facets.accounts.map(account => ({
    account,
    key: danishSortKey(account.name) + account.value,
  }));
  return {
    types: facets.types.sort(byValue),
    statuses: facets.statuses.sort(byValue),
    accounts: keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ account }) => account),
  };
}
