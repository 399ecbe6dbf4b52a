import { addressSuggestionsAnswer } from 'shared/contracts/address-suggestion';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

export const addressQueries = (http: Http) => ({
  /** Addresses that complete the typed text. */
  suggestions: (customerId: string, searchQuery: string) =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'addresses', searchQuery] as const,
      queryFn: async ({ signal }) => {
        const path = '/self-service-api/addresses/suggestions';
        const { suggestions } = await http.request({
          path,
          query: { searchQuery },
          schema: addressSuggestionsAnswer,
          signal,
        });
        return suggestions;
      },
    }),
});
