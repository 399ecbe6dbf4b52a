import { landingPageAnswer } from 'shared/contracts/landing-page';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { landingPagePath } from '../../store/first-paths.ts';

/**
 * The user's tasks and work in progress for this customer. Refetched when the page is shown again and after each
 * change; cached meanwhile.
 */
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
