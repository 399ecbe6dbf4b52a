/** What the page that people are led to from elsewhere begins with. */
import type { PreloadHandle } from 'shared/remote/preload';
import { overviewParams } from '../overview/overview-params.ts';
import { overviewQueries } from '../overview/overview.queries.ts';

export const overviewPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.infiniteQuery(
      overviewQueries(http).list({ customerId: customer.id, ...overviewParams.read(search) }),
    ),
};
