import { readAccounts } from 'shared/accounts/account-search';
import {
  accountGroupOf,
  newOfferingsAnswer,
  numbersAnswer,
  type NewSubscriptionCategory,
} from 'shared/contracts/new-subscription';
import type { Http } from 'shared/http';

type Signal = { readonly signal: AbortSignal };

/** Key prefix of the available numbers. */
export const numbersKey = (customerId: string) => ['mfe-subscriptions', customerId, 'numbers'] as const;

/** Key prefix of the offerings for a new subscription. */
export const offeringsKey = (customerId: string) =>
  ['mfe-subscriptions', customerId, 'new-offerings'] as const;

/** Queries of the steps of creating a subscription. */
export const createQueries = (http: Http, customerId: string) => ({
  offerings: (category: NewSubscriptionCategory) => ({
    queryKey: [...offeringsKey(customerId), category] as const,
    queryFn: ({ signal }: Signal) =>
      http.request({
        path: '/self-service-api/subscriptions/offerings',
        query: { customerId, category },
        schema: newOfferingsAnswer,
        signal,
      }),
  }),

  /** The first suitable accounts, or search hits. */
  accounts: (category: NewSubscriptionCategory, searchQuery: string | undefined) => ({
    queryKey: ['mfe-subscriptions', customerId, 'accounts', category, searchQuery ?? ''] as const,
    queryFn: ({ signal }: Signal) =>
      readAccounts(
        http,
        customerId,
        {
          pageSize: 10,
          offset: 0,
          productGroups: [accountGroupOf(category)],
          ...(searchQuery !== undefined && { searchQuery }),
        },
        signal,
      ),
  }),

  numbers: (searchQuery: string) => ({
    queryKey: [...numbersKey(customerId), searchQuery] as const,
    queryFn: async ({ signal }: Signal) => {
      const path = '/self-service-api/numbers';
      const { numbers } = await http.request({
        path,
        query: { customerId, searchQuery },
        schema: numbersAnswer,
        signal,
      });
      return numbers;
    },
  }),
});
