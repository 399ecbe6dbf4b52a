/**
 * The first data of the area's first page. Those of the other pages load with the code of the first one opened
 * (preload.lazy.ts).
 */
import type { PreloadHandle } from 'shared/remote/preload';
import { billingItemQueries } from '../billing-item.queries.ts';
import { invoiceParams, listQueryOf } from '../invoices/invoice-params.ts';

export const invoicesPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) => {
    const values = invoiceParams.read(search);
    const queries = billingItemQueries(http, customer.id);
    return Promise.all([
      queryClient.query(queries.list(listQueryOf(values))),
      queryClient.query(queries.summary(values.accountIds)),
    ]);
  },
};
