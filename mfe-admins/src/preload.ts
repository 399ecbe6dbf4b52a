/** What the page that people are led to from elsewhere begins with. */
import { preloads } from 'shared/remote/preload';
import { readOverviewAddress } from './overview/overview-address.ts';
import { overviewQueries } from './overview/overview.queries.ts';

export const overviewPreload = preloads(({ http, queryClient, customer, search }) =>
  queryClient.infiniteQuery(
    overviewQueries(http).list({ customerId: customer.id, search: readOverviewAddress(search).search }),
  ),
);
