import {
  MIN_SEARCH_LENGTH,
  SEARCH_HITS,
  SEARCH_KINDS,
  searchSuggestionsAnswer,
  searchSuggestionsQuery,
  type SearchSuggestions,
} from '../../../contracts/search.ts';
import type { TenantData } from '../backend-data.ts';
import { containsWords } from '../list-operations.ts';
import type { AddRoute } from '../route.ts';
import { actionsOf } from '../subscriptions/subscription-routes.ts';
import { searched } from '../subscriptions/subscription-search.ts';

const groupOf = <Hit>(hits: readonly Hit[]) => ({
  hits: hits.slice(0, SEARCH_HITS),
  hasMore: hits.length > SEARCH_HITS,
});

const nameOf = (person: { firstName?: string | null | undefined; lastName?: string | null | undefined }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || null;

/** Digits separated by spaces are treated as one number. */
const asStored = (text: string): string => (/^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text);

const suggestionsFor = (tenant: TenantData, text: string): Required<SearchSuggestions> => {
  const people = tenant.administrators
    .filter(person => containsWords([person.email, person.firstName, person.lastName], text))
    .map(person => ({ ...person, userName: nameOf(person) }));
  return {
    subscriptions: groupOf(
      searched(tenant.subscriptions, text).map(each => ({
        ...each,
        userName: nameOf(each),
        telephoneNumber: each.telephoneNumber?.localNumber ?? null,
        actions: actionsOf(tenant, each).flatMap(({ action, allowed }) => (allowed ? [action] : [])),
      })),
    ),
    orders: tenant.customer.hasContract
      ? groupOf(
          tenant.orders.filter(each =>
            containsWords([each.id, each.productName, each.userName, each.msisdn], text),
          ),
        )
      : undefined,
    invoices: groupOf(
      tenant.billingItems
        .filter(each => containsWords([each.invoiceNumber, each.accountId, each.accountName], text))
        .map(each => ({ ...each, id: each.billingItemId })),
    ),
    accounts: groupOf(
      tenant.accounts
        .filter(({ accountName, accountId }) => containsWords([accountName, accountId], text))
        .map(({ accountName, accountId }) => ({ id: accountId, accountName })),
    ),
    administrators: groupOf(people.filter(({ userId }) => userId !== undefined)),
    invitations: groupOf(people.filter(({ userId }) => userId === undefined)),
  };
};

export const searchRoutes = (route: AddRoute) => [
  route({
    path: '/search/suggestions',
    system: 'SearchAPI',
    query: searchSuggestionsQuery,
    answer: searchSuggestionsAnswer,
    read: (tenant, { searchQuery, types = SEARCH_KINDS }) => {
      if (searchQuery.length < MIN_SEARCH_LENGTH) return { suggestions: {} };
      const groups = suggestionsFor(tenant, asStored(searchQuery));
      return { suggestions: Object.fromEntries(types.map(kind => [kind, groups[kind]])) };
    },
  }),
];
