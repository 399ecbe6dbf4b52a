/** The first data of the page that other areas link to. */
import type { PreloadHandle } from 'shared/remote/preload';
import { overviewParams } from '../overview/overview-params.ts';
import { overviewQueries } from '../overview/overview.queries.ts';

export const overviewPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.infiniteQuery(
      overviewQueries(http).list({ customerId: customer.id, ...overviewParams.read(search) }),
    ),
};
