/** Reads and searches billing accounts, for every area that needs it. */
import {
  accountsAnswer,
  MINIMUM_ACCOUNT_SEARCH,
  toAccountView,
  type AccountLevel,
  type ProductGroup,
} from '../contracts/account.ts';
import { SHORT_PAGE_SIZE, toPagedResult } from '../contracts/paging.ts';
import type { Http } from 'shared/http';
import { infiniteQueryOptions } from 'shared/query';

/** The search term, or undefined if too little is typed (ACC-011). */
export const searchTermOf = (typed: string): string | undefined => {
  const term = typed.trim();
  return term.length >= MINIMUM_ACCOUNT_SEARCH ? term : undefined;
};

/**
 * Debounce delay of an account search, in milliseconds (ACC-012, ACC-013).
 *
 * @param mode `process.env.NODE_ENV` of the caller's build
 */
export const searchDelayOf = (mode: string | undefined): number => (mode === 'test' ? 10 : 800);

/** Which accounts to read: `offset` counts rows, `level` defaults to `All` (ACC-016). */
interface AccountPageRequest {
  readonly pageSize: number;
  readonly offset: number;
  readonly searchQuery?: string;
  /** Sorts accounts with most subscriptions first (ACC-022). */
  readonly mostSearched?: boolean;
  readonly level?: AccountLevel;
  /** Only accounts for these products. */
  readonly productGroups?: readonly ProductGroup[];
  /** Includes balances. */
  readonly balances?: boolean;
  /** Only these accounts, at most 200. */
  readonly accountIds?: readonly string[];
}

/** One page of the customer's accounts that the user may see (ACC-020). Rejects like `Http.request`. */
export const readAccounts = async (
  http: Http,
  customerId: string,
  query: AccountPageRequest,
  signal: AbortSignal,
) => {
  const answer = await http.request({
    path: '/self-service-api/accounts',
    query: { customerId, level: 'All', ...query },
    schema: accountsAnswer,
    signal,
  });
  return toPagedResult(answer.accounts.map(toAccountView), answer);
};

interface AccountSearch {
  /** Id of the calling remote: the root of its query keys. */
  readonly remoteId: string;
  readonly customerId: string;
  /**
   * From {@link searchTermOf}: trimmed and long enough. Without it, returns the accounts with most
   * subscriptions.
   */
  readonly term: string | undefined;
  /** Includes balances; an area must always or never request them. */
  readonly balances?: boolean;
}

/** Options for `useInfiniteQuery`: the search results, ten at a time (ACC-014). */
export const accountSearch = (http: Http, { remoteId, customerId, term, balances }: AccountSearch) =>
  infiniteQueryOptions({
    queryKey: [remoteId, customerId, 'accounts', 'search', term ?? null],
    queryFn: ({ pageParam, signal }) =>
      readAccounts(
        http,
        customerId,
        {
          pageSize: SHORT_PAGE_SIZE,
          offset: pageParam,
          ...(balances && { balances }),
          ...(term === undefined ? { mostSearched: true } : { searchQuery: term }),
        },
        signal,
      ),
    initialPageParam: 0,
    // ACC-015: an incomplete page is the last one.
    getNextPageParam: last =>
      last.items.length === SHORT_PAGE_SIZE ? last.offset + SHORT_PAGE_SIZE : undefined,
  });
