import {
  accountsAnswer,
  accountsQuery,
  MINIMUM_ACCOUNT_SEARCH,
  type AccountsQuery,
} from 'shared/contracts/account';
import { pagingOf, SHORT_PAGE_SIZE } from 'shared/contracts/paging';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { accountsOf, balanceOf, toAccount } from './account-rows.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf, rowCount, totalOf, withTotal } from '../kernel/lists/page.ts';
import { containsWords, searchWords } from '../kernel/lists/search-terms.ts';
import { oneOfIfGiven } from '../kernel/access/within-tenant.ts';

/**
 * `GET /accounts`: billing accounts by name, searched by name and id (ACC-020). Rejects a search of one character with
 * `QueryNeedsTobeAtLeastMinimunSearchCharactersLong`; an empty search lists all.
 */
export function addAccountsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/accounts',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        cachedBy: 'customer',
        system: 'AccountAPI',
      },
      schema: {
        summary: 'List billing accounts',
        querystring: accountsQuery,
        response: { 200: accountsAnswer },
      },
    },
    async request => {
      const { query } = request;
      const length = query.searchQuery?.length ?? 0;
      if (length > 0 && length < MINIMUM_ACCOUNT_SEARCH) {
        throw argumentError('QueryNeedsTobeAtLeastMinimunSearchCharactersLong');
      }
      const now = clock.now();
      const page = pageOf(query, SHORT_PAGE_SIZE);
      const matching = matchingAccounts(db, tenantOf(request), query);
      const counted = matching.select(rowCount);
      const list = matching
        .selectAll('a')
        .select(withTotal(counted))
        .select('root.account_name as root_account_name')
        .$if(query.balances === true, accounts => accounts.select(balanceOf(danishDay(now)).as('balance')))
        .$if(query.mostSearched === true, accounts => accounts.orderBy(subscriptionCount, 'desc'))
        .orderBy('a.sort_name')
        .orderBy('a.account_id')
        .limit(page.pageSize)
        .offset(page.offset);
      const rows = await readRows(db, list);
      const totalCount = await totalOf(rows, page, counted);
      cacheUntil(request, now);
      return { data: { accounts: rows.map(toAccount), ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

const subscriptionCount = sql`(select coalesce(sum(k.total), 0)::bigint from kept_counts k
  where k.list = 'subscriptions_by_account' and k.customer_id = a.customer_id and k.account_id = a.account_id)`;

function matchingAccounts(db: Kysely<Database>, tenant: Tenant, query: AccountsQuery) {
  return accountsOf(db, tenant)
    .where(containsWords('a.search_text', searchWords(query.searchQuery)))
    .where(oneOfIfGiven('a.product_group', query.productGroups))
    .where(oneOfIfGiven('a.account_id', query.accountIds))
    .where(
      sql<SqlBool>`case ${query.level ?? 'All'}::text
      when 'RootOnly' then a.root_account_id is null
      when 'ExcludeRoot' then a.root_account_id is not null
      else true end`,
    )
    .$if(query.rootAccountId !== undefined, accounts =>
      accounts.where('a.root_account_id', '=', query.rootAccountId ?? ''),
    );
}
