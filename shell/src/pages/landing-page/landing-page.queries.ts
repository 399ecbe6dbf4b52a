import { landingPageAnswer } from 'shared/contracts/landing-page';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** What waits for the person at this customer. Fresh each time they come by, kept while it loads anew. */
export const landingPageQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: ['shell', 'landing-page', customerId],
    queryFn: async ({ signal }) =>
      (
        await http.request({
          path: '/self-service-api/landing-page',
          query: { customerId },
          schema: landingPageAnswer,
          signal,
        })
      ).landingPage,
  });
