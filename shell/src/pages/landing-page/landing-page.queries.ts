import { landingPageAnswer } from 'shared/contracts/landing-page';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { landingPagePath } from '../../store/first-paths.ts';

/** What waits for the person at this customer. Fresh each time they come by, kept while it loads anew. */
export const landingPageQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: ['shell', 'landing-page', customerId],
    queryFn: async ({ signal }) =>
      (
        await http.request({
          path: landingPagePath,
          query: { customerId },
          schema: landingPageAnswer,
          signal,
        })
      ).landingPage,
  });
