import { searchSuggestionsAnswer, type SearchKind } from 'shared/contracts/search';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

interface Search {
  readonly customerId: string;
  readonly text: string;
  /** None is all. */
  readonly types?: readonly SearchKind[];
}

/** The best hits for a text. What was searched for is forgotten as soon as nobody looks at it. */
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
