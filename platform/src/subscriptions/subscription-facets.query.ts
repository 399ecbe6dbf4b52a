import type { SubscriptionStatus, SubscriptionType } from 'shared/contracts/subscription-kind';
import type { SubscriptionFacets } from 'shared/contracts/subscription-list';
import type { SubscriptionsQuery } from 'shared/contracts/subscriptions-query';
import { sql, type Kysely } from 'kysely';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { readRows } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { ownIfAsked } from '../subscription-model/own-subscription.ts';
import { subscriptionMatches, usageMatches } from './subscription-search.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/within-tenant.ts';

/** How many of what was found are of one type, status and account, and whether each of these passes its filter. */
interface GroupRow {
  type: SubscriptionType;
  status: SubscriptionStatus;
  account_id: string;
  account_name: string;
  of_type: boolean;
  of_status: boolean;
  of_account: boolean;
  total: number;
}

/** How many rows match in all, and how many each filter value would give under the other filters: in one pass. */
export async function countSubscriptions(
  db: Kysely<Database>,
  tenant: Tenant,
  query: SubscriptionsQuery,
  today: string,
): Promise<{ totalCount: number; facets: SubscriptionFacets }> {
  // Grouped first: what the filters say of a row, they say of its whole group.
  const groups = sql<GroupRow>`
    select g.type, g.status, g.account_id, a.account_name, g.total,
      ${oneOfIfGiven('g.type', query.types)} as of_type,
      ${oneOfIfGiven('g.status', query.statuses)} as of_status,
      ${oneOfIfGiven('g.account_id', query.accountIds)} as of_account
    from (
      select s.type, s.status, s.account_id, count(*) as total
      from subscriptions s
      where ${withinTenant(tenant, 's')} and ${subscriptionMatches(query.searchQuery)}
        and ${usageMatches(query.usage, today)} and ${ownIfAsked(tenant, query.mine)}
      group by s.type, s.status, s.account_id
    ) g join accounts a on a.account_id = g.account_id`;
  const rows = await readRows(db, groups);

  const types = new Map<SubscriptionType, number>();
  const statuses = new Map<SubscriptionStatus, number>();
  const accounts = new Map<string, { name: string; count: number }>();
  let totalCount = 0;
  for (const row of rows) {
    const { of_type, of_status, of_account, total } = row;
    if (of_type && of_status && of_account) totalCount += total;
    types.set(row.type, (types.get(row.type) ?? 0) + (of_status && of_account ? total : 0));
    statuses.set(row.status, (statuses.get(row.status) ?? 0) + (of_type && of_account ? total : 0));
    const count = (accounts.get(row.account_id)?.count ?? 0) + (of_type && of_status ? total : 0);
    accounts.set(row.account_id, { name: row.account_name, count });
  }
  return {
    totalCount,
    facets: inOrder({
      types: Array.from(types, ([value, count]) => ({ value, count })),
      statuses: Array.from(statuses, ([value, count]) => ({ value, count })),
      accounts: Array.from(accounts, ([value, { name, count }]) => ({ value, name, count })),
    }),
  };
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
