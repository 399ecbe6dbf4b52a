import {
  MIN_SEARCH_LENGTH,
  SEARCH_KINDS,
  searchSuggestionsAnswer,
  searchSuggestionsQuery,
  type SearchKind,
} from 'shared/contracts/search';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { searchWords } from '../kernel/lists/search-terms.ts';
import { readLists } from '../database/read-rows.ts';
import type { HitsOf } from './hits.ts';
import { accountHits, administratorHits, invoiceHits, orderHits } from './other-hits.query.ts';
import { subscriptionHits } from './subscription-hits.query.ts';

/**
 * `GET /search/suggestions`: the best hits among everything of the customer (HTTP-010). Each kind is matched like in
 * its own list, and only for people with access to that list: orders require a contract, administrators the role
 * administrator.
 */
export function addSearchSuggestionsRoute(api: Api, { db, clock }: ApiContext): void {
  const finders = {
    subscriptions: (tenant, text) => subscriptionHits(db, tenant, text),
    orders: (tenant, text) => orderHits(db, tenant, text),
    invoices: (tenant, text, now) => invoiceHits(db, tenant, text, now),
    accounts: (tenant, text) => accountHits(db, tenant, text),
    administrators: (tenant, text) =>
      administratorHits(tenant, text, ['SuperAdministrator', 'Administrator']),
    invitations: (tenant, text) =>
      administratorHits(tenant, text, ['SuperAdministratorInvitation', 'AdministratorInvitation']),
  } satisfies { [Kind in SearchKind]: (tenant: Tenant, text: string, now: Date) => HitsOf<Kind> };

  api.get(
    '/search/suggestions',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        cachedBy: 'customer',
        system: 'SearchAPI',
      },
      schema: {
        summary: "Search all of the customer's data",
        querystring: searchSuggestionsQuery,
        response: { 200: searchSuggestionsAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const { searchQuery, types = SEARCH_KINDS } = request.query;
      if (searchQuery.length < MIN_SEARCH_LENGTH || searchWords(searchQuery).length === 0)
        return { data: { suggestions: {} } };
      const now = clock.now();
      const found = SEARCH_KINDS.filter(kind => types.includes(kind) && isOpenTo(kind, tenant)).map(
        kind => [kind, finders[kind](tenant, searchQuery, now)] as const,
      );
      const lists = await readLists(db, Object.fromEntries(found.map(([kind, { list }]) => [kind, list])));
      cacheUntil(request, now);
      const groups = found.map(([kind, { groupOf }]) => [kind, groupOf(lists[kind] ?? [])] as const);
      return { data: { suggestions: Object.fromEntries(groups) } };
    },
  );
}

/** The access rules of the lists' own routes. */
function isOpenTo(kind: SearchKind, { role, hasContract }: Tenant): boolean {
  if (kind === 'orders') return hasContract;
  return kind === 'administrators' || kind === 'invitations' ? role !== 'User' : true;
}
