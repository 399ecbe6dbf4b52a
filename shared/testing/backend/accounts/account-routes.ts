import {
  accountAnswer,
  accountsAnswer,
  accountsQuery,
  MINIMUM_ACCOUNT_SEARCH,
  type AccountDetails,
  type AccountLevel,
} from '../../../contracts/account.ts';
import { accountDifferencesAnswer } from '../../../contracts/account-differences.ts';
import { SHORT_PAGE_SIZE } from '../../../contracts/paging.ts';
import * as z from 'zod/mini';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { StoredAccount } from './accounts.ts';
import type { TenantData } from '../backend-data.ts';
import { openAmountsOf } from '../billing/open-amounts.ts';
import { containsWords, isOneOf, pageOf, sortedBy } from '../list-operations.ts';
import { argumentError, notFound, type AddRoute } from '../route.ts';

const isAtLevel = (account: StoredAccount, level: AccountLevel = 'All'): boolean => {
  if (level === 'RootOnly') return !account.rootAccountId;
  return level !== 'ExcludeRoot' || Boolean(account.rootAccountId);
};

/** With its open amount and the counts of what is below it. */
export const accountDetailsOf = (
  { accounts, subscriptions, billingItems }: TenantData,
  account: StoredAccount,
  today: string,
): AccountDetails => ({
  ...account,
  open: openAmountsOf(
    billingItems.filter(({ accountId }) => accountId === account.accountId),
    today,
  ),
  counts: {
    subscriptions: subscriptions.filter(({ accountId }) => accountId === account.accountId).length,
    accounts: accounts.filter(({ rootAccountId }) => rootAccountId === account.accountId).length,
  },
});

export const accountRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/accounts',
    system: 'AccountAPI',
    query: accountsQuery,
    answer: accountsAnswer,
    read: ({ accounts, subscriptions, billingItems }, query) => {
      const { searchQuery = '', level, productGroups, rootAccountId, accountIds } = query;
      if (searchQuery.length > 0 && searchQuery.length < MINIMUM_ACCOUNT_SEARCH)
        throw argumentError('QueryNeedsTobeAtLeastMinimunSearchCharactersLong');
      const found = accounts.filter(
        account =>
          isAtLevel(account, level) &&
          isOneOf(account.productGroup, productGroups) &&
          isOneOf(account.accountId, accountIds) &&
          (rootAccountId === undefined || account.rootAccountId === rootAccountId) &&
          containsWords([account.accountName, account.accountId], searchQuery),
      );
      const byName = sortedBy(found, account => account.accountName);
      const countOf = ({ accountId }: StoredAccount) =>
        subscriptions.filter(subscription => subscription.accountId === accountId).length;
      const { items, paging } = pageOf(
        query.mostSearched ? sortedBy(byName, countOf, true) : byName,
        query,
        SHORT_PAGE_SIZE,
      );
      const balanceOf = ({ accountId, invoiceSettings: { invoiceFormat } }: StoredAccount) => {
        const own = billingItems.filter(item => item.accountId === accountId);
        const { total, parts } = openAmountsOf(own, today);
        return { invoiceFormat, open: total.amount, overdue: parts.Overdue.amount };
      };
      const shown = items.map(item => (query.balances ? { ...item, balance: balanceOf(item) } : item));
      return { accounts: shown, ...paging };
    },
  }),
  route({
    path: '/accounts/:id',
    system: 'AccountAPI',
    query: z.object(customerQueryShape),
    answer: accountAnswer,
    read: (tenant, _query, id) => {
      const account = tenant.accounts.find(({ accountId }) => accountId === id);
      if (!account) throw notFound();
      return { account: accountDetailsOf(tenant, account, today) };
    },
  }),
  route({
    path: '/accounts/:id/differing-subscriptions',
    system: 'AccountAPI',
    query: z.object(customerQueryShape),
    answer: accountDifferencesAnswer,
    read: ({ accounts }, _query, id) => {
      if (!accounts.some(({ accountId }) => accountId === id)) throw notFound();
      return { differences: { count: 0, subscriptions: [] } };
    },
  }),
];
