import { MAX_PAGE_SIZE } from '../contracts/paging.ts';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { readAccounts } from './account-search.ts';

const portionsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_PAGE_SIZE) }, (_, index) =>
    ids.slice(index * MAX_PAGE_SIZE, (index + 1) * MAX_PAGE_SIZE),
  );

/**
 * Names of a customer's billing accounts by number, for data that only has numbers, such as rights and the
 * activity log. Fetches only these, in as many calls as necessary. Accounts that the user may not see, or
 * that no longer exist, have no name. `area` is the root of the query key.
 */
export const accountNames = (http: Http, area: string, customerId: string, ids: readonly string[]) => {
  const accountIds = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: [area, customerId, 'accounts', 'names', accountIds],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        portionsOf(accountIds).map(portion =>
          readAccounts(http, customerId, { pageSize: MAX_PAGE_SIZE, offset: 0, accountIds: portion }, signal),
        ),
      );
      const accounts = pages.flatMap(({ items }) => items);
      return Object.fromEntries(accounts.map(({ accountId, accountName }) => [accountId, accountName]));
    },
    enabled: accountIds.length > 0,
  });
};
