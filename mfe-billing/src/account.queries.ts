import { accountSearch, readAccounts } from 'shared/accounts/account-search';
import { accountAnswer, toAccountView } from 'shared/contracts/account';
import { accountDifferencesAnswer } from 'shared/contracts/account-differences';
import { SHORT_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { infiniteQueryOptions, queryOptions } from 'shared/query';

const path = '/self-service-api/accounts';
const root = (customerId: string) => ['mfe-billing', customerId, 'accounts'] as const;

/** Page size for the tree, which is shown as a whole. */
const TREE_PAGE_SIZE = 100;

/** Queries about billing accounts: `useInfiniteQuery(accountQueries(useHttp(), customerId).search('nord'))`. */
export const accountQueries = (http: Http, customerId: string) => {
  const page = (query: Parameters<typeof readAccounts>[2], signal: AbortSignal) =>
    readAccounts(http, customerId, query, signal);

  return {
    /** Every account the user may see, in the API's order. */
    tree: () =>
      infiniteQueryOptions({
        queryKey: [...root(customerId), 'tree'],
        queryFn: ({ pageParam, signal }) =>
          page({ balances: true, pageSize: TREE_PAGE_SIZE, offset: pageParam }, signal),
        initialPageParam: 0,
        getNextPageParam: last => (last.hasNextPage ? last.offset + last.pageSize : undefined),
      }),

    /** `searchQuery` is trimmed and long enough (ACC-011). */
    search: (searchQuery: string) =>
      accountSearch(http, { remoteId: 'mfe-billing', customerId, term: searchQuery, balances: true }),

    /** The open root accounts that the user may see; a customer has a handful. */
    roots: () =>
      queryOptions({
        queryKey: [...root(customerId), 'roots'],
        queryFn: async ({ signal }) => {
          const { items } = await page({ level: 'RootOnly', pageSize: TREE_PAGE_SIZE, offset: 0 }, signal);
          return items.filter(account => !account.closedOn);
        },
      }),

    /** A root account, or null when the user may see accounts below it but not the root itself. */
    visibleRoot: (rootAccountId: string) =>
      queryOptions({
        queryKey: [...root(customerId), 'visible-root', rootAccountId],
        queryFn: async ({ signal }) => {
          // Looked up in the list, where a missing permission is no error.
          const query = { level: 'RootOnly', searchQuery: rootAccountId } as const;
          const { items } = await page({ ...query, pageSize: SHORT_PAGE_SIZE, offset: 0 }, signal);
          return items.find(account => account.accountId === rootAccountId) ?? null;
        },
      }),

    /** The subscriptions whose settings differ from the account's employee rights. */
    differences: (accountId: string) =>
      queryOptions({
        queryKey: [...root(customerId), 'differences', accountId],
        queryFn: async ({ signal }) => {
          const request = {
            path: `${path}/${encodeURIComponent(accountId)}/differing-subscriptions`,
            query: { customerId },
          };
          return (await http.request({ ...request, schema: accountDifferencesAnswer, signal })).differences;
        },
      }),

    details: (accountId: string) =>
      queryOptions({
        queryKey: [...root(customerId), 'details', accountId],
        queryFn: async ({ signal }) => {
          const request = { path: `${path}/${encodeURIComponent(accountId)}`, query: { customerId } };
          const { account } = await http.request({ ...request, schema: accountAnswer, signal });
          return { ...account, ...toAccountView(account) };
        },
      }),
  };
};
