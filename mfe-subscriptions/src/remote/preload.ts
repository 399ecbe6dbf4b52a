/**
 * The first data of the area's first page. Those of the other pages load with the code of the first one opened
 * (preload.lazy.ts).
 */
import type { PreloadHandle } from 'shared/remote/preload';
import { overviewParams } from '../overview/overview-params.ts';
import { overviewQueries } from '../overview/overview.queries.ts';
import { viewsQuery } from '../overview/views.queries.ts';

export const overviewPreload: PreloadHandle = {
  preload: async ({ http, queryClient, customer, search }) => {
    const list = (query: URLSearchParams) =>
      queryClient.query(
        overviewQueries(http).list({ customerId: customer.id, ...overviewParams.read(query) }),
      );
    const [views] = await Promise.all([
      queryClient.query(viewsQuery(http, customer.id)).then(
        answer => answer.views,
        () => [],
      ),
      list(search),
    ]);
    // An address without a query shows the default view.
    const initial = search.size > 0 ? undefined : views.find(({ isDefault }) => isDefault);
    if (initial) await list(new URLSearchParams(initial.query));
  },
};
