import { landingPageAnswer } from 'shared/contracts/landing-page';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { landingPagePath } from '../../store/first-paths.ts';

/** What waits for the person at this customer. Read again when the page is shown again and after each change, kept meanwhile. */
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
    refetchOnWindowFocus: true,
  });
