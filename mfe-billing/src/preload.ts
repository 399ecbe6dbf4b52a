/** What the pages that people are led to from elsewhere begin with. */
import type { PreloadHandle } from 'shared/remote/preload';
import { accountQueries } from './account.queries.ts';
import { billingItemQueries } from './billing-item.queries.ts';
import { listQueryOf } from './invoices/invoice-list-query.ts';
import { readInvoiceView } from './invoices/invoice-view.ts';

export const invoicesPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) => {
    const view = readInvoiceView(search);
    const queries = billingItemQueries(http, customer.id);
    return Promise.all([
      queryClient.query(queries.list(listQueryOf(view))),
      queryClient.query(queries.summary(view.accountIds)),
    ]);
  },
};

export const invoicePreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, params }) =>
    queryClient.query(billingItemQueries(http, customer.id).details(params['billingItemId'] ?? '')),
};

export const accountsPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer }) =>
    queryClient.infiniteQuery(accountQueries(http, customer.id).tree()),
};
