/** What the area's first page begins with. Those of the others come with the code of the first that is opened (preload.lazy.ts). */
import type { PreloadHandle } from 'shared/remote/preload';
import { overviewParams } from './overview/overview-params.ts';
import { overviewQueries } from './overview/overview.queries.ts';

export const overviewPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(
      overviewQueries(http).list({ customerId: customer.id, ...overviewParams.read(search) }),
    ),
};
