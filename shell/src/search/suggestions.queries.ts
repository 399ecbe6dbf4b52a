import { searchSuggestionsAnswer, type SearchKind } from 'shared/contracts/search';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

interface Search {
  readonly customerId: string;
  readonly text: string;
  /** Empty means all. */
  readonly types?: readonly SearchKind[];
}

/** The best hits for a text. Removed from the cache as soon as it is unused. */
export const suggestionsQuery = (http: Http, { customerId, text, types = [] }: Search) =>
  queryOptions({
    queryKey: ['shell', customerId, 'search', text, types],
    queryFn: async ({ signal }) =>
      (
        await http.request({
          path: '/self-service-api/search/suggestions',
          query: { customerId, searchQuery: text, types },
          schema: searchSuggestionsAnswer,
          signal,
        })
      ).suggestions,
    gcTime: 0,
  });
