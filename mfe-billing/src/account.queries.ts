import { accountAnswer, accountsAnswer, toAccountView, type AccountLevel } from 'shared/contracts/account';
import { toPagedResult } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { infiniteQueryOptions, queryOptions } from 'shared/query';

const path = '/self-service-api/accounts';
const root = (customerId: string) => ['mfe-billing', customerId, 'accounts'] as const;

/** Rows of a page of an account search (ACC-014). */
export const SEARCH_PAGE_SIZE = 10;
/** Rows fetched at a time for the tree, which a person reads as a whole. */
const TREE_PAGE_SIZE = 100;

/** Reads of billing accounts: `useInfiniteQuery(accountQueries(useHttp(), customerId).search('nord'))`. */
export const accountQueries = (http: Http, customerId: string) => {
  const page = async (
    query: { pageSize: number; offset: number; searchQuery?: string; level?: AccountLevel },
    signal: AbortSignal,
  ) => {
    const answer = await http.request({
      path,
      query: { customerId, level: 'All', ...query },
      schema: accountsAnswer,
      signal,
    });
    return toPagedResult(answer.accounts.map(toAccountView), answer);
  };

  return {
    /** Every account the person may see, in the API's order. */
    tree: () =>
      infiniteQueryOptions({
        queryKey: [...root(customerId), 'tree'],
        queryFn: ({ pageParam, signal }) => page({ pageSize: TREE_PAGE_SIZE, offset: pageParam }, signal),
        initialPageParam: 0,
        getNextPageParam: last => (last.hasNextPage ? last.offset + last.pageSize : undefined),
      }),

    /** `searchQuery` is trimmed and long enough (ACC-011). */
    search: (searchQuery: string) =>
      infiniteQueryOptions({
        queryKey: [...root(customerId), 'search', searchQuery],
        queryFn: ({ pageParam, signal }) =>
          page({ pageSize: SEARCH_PAGE_SIZE, offset: pageParam, searchQuery }, signal),
        initialPageParam: 0,
        // ACC-015: a page that is not full is the last one.
        getNextPageParam: last =>
          last.items.length === SEARCH_PAGE_SIZE ? last.offset + SEARCH_PAGE_SIZE : undefined,
      }),

    /** A root account, or null where the person may see what is below it but not itself. */
    visibleRoot: (rootAccountId: string) =>
      queryOptions({
        queryKey: [...root(customerId), 'visible-root', rootAccountId],
        queryFn: async ({ signal }) => {
          // Looked up in the list, where what is out of sight is no error.
          const query = { level: 'RootOnly', searchQuery: rootAccountId } as const;
          const { items } = await page({ ...query, pageSize: SEARCH_PAGE_SIZE, offset: 0 }, signal);
          return items.find(account => account.accountId === rootAccountId) ?? null;
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
