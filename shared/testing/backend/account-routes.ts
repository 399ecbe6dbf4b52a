import {
  accountAnswer,
  accountsAnswer,
  accountsQuery,
  MINIMUM_ACCOUNT_SEARCH,
  type AccountLevel,
} from '../../contracts/account.ts';
import { accountDifferencesAnswer } from '../../contracts/account-differences.ts';
import { SHORT_PAGE_SIZE } from '../../contracts/paging.ts';
import { accountUsageAlertsAnswer, usageAlertsQuery } from '../../contracts/usage-alert.ts';
import * as z from 'zod/mini';
import { customerQueryShape } from '../../contracts/wire.ts';
import type { StoredAccount } from './accounts.ts';
import { openAmountsOf } from './open-amounts.ts';
import { holdsWords, isOneOf, pageOf, sortedBy } from './list-of.ts';
import { argumentError, notFound, type AddRoute } from './route.ts';
import { alert } from './subscription-routes.ts';

const isAtLevel = (account: StoredAccount, level: AccountLevel = 'All'): boolean => {
  if (level === 'RootOnly') return !account.rootAccountId;
  return level !== 'ExcludeRoot' || Boolean(account.rootAccountId);
};

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
          holdsWords([account.accountName, account.accountId], searchQuery),
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
    read: ({ accounts, subscriptions, billingItems }, _query, id) => {
      const account = accounts.find(({ accountId }) => accountId === id);
      if (!account) throw notFound();
      return {
        account: {
          ...account,
          open: openAmountsOf(
            billingItems.filter(({ accountId }) => accountId === id),
            today,
          ),
          counts: {
            subscriptions: subscriptions.filter(({ accountId }) => accountId === id).length,
            accounts: accounts.filter(({ rootAccountId }) => rootAccountId === id).length,
          },
        },
      };
    },
  }),
  route({
    path: '/accounts/:id/usage-alerts',
    system: 'AccountAPI',
    query: usageAlertsQuery,
    answer: accountUsageAlertsAnswer,
    read: ({ accounts, subscriptions }, _query, id) => {
      if (!accounts.some(({ accountId }) => accountId === id)) throw notFound();
      const own = subscriptions.filter(({ accountId, status }) => accountId === id && status !== 'Cancelled');
      const usage = {
        ...{ period: today.slice(0, 7), subscriptionCount: own.length },
        extraCost: { value: 37.5 * own.length, currency: 'DKK' },
      };
      const hasAny = own.length > 0;
      return {
        alerts: hasAny ? [alert] : [],
        metrics: hasAny ? ['DataDk' as const, 'ExtraCost' as const] : [],
        usage,
      };
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
