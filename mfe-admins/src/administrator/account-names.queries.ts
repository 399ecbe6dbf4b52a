import { readAccounts } from 'shared/accounts/account-search';
import { MAX_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/**
 * Names of a customer's accounts by number: an administrator's assets are numbers only. One page is read; where a
 * customer has more accounts, those beyond it are shown by their number.
 */
export const accountNames = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: ['mfe-admins', customerId, 'accounts', 'names'],
    queryFn: async ({ signal }) => {
      const { items } = await readAccounts(http, customerId, { pageSize: MAX_PAGE_SIZE, offset: 0 }, signal);
      return Object.fromEntries(items.map(({ accountId, accountName }) => [accountId, accountName]));
    },
  });
