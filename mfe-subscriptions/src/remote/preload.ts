/** What the area's first page begins with. Those of the others come with the code of the first that is opened (preload.lazy.ts). */
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
    // Opened by a plain address it is the default view that is shown.
    const initial = search.size > 0 ? undefined : views.find(({ isDefault }) => isDefault);
    if (initial) await list(new URLSearchParams(initial.query));
  },
};
