/** The first data of all pages but the area's first; loaded when one of them is opened, or about to be. */
import type { PreloadHandle } from 'shared/remote/preload';
import { accountQueries } from '../account.queries.ts';
import { explanationQueries, monthIn } from '../explanation.queries.ts';
import { billingItemQueries } from '../billing-item.queries.ts';
import { chosenInvoices } from '../chosen-invoices.ts';
import { accountAlertsQueries } from '../account-alerts.queries.ts';

export const invoicePreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, params }) => {
    const id = params['billingItemId'] ?? '';
    return Promise.all([
      queryClient.query(billingItemQueries(http, customer.id).details(id)),
      queryClient.query(explanationQueries(http, customer.id).ofItem(id)),
    ]);
  },
};

export const monthPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(explanationQueries(http, customer.id).ofMonth(monthIn(search))),
};

export const paymentPreload: PreloadHandle = {
  preload: async ({ http, queryClient, customer, params, search }) => {
    const ids = chosenInvoices(params['billingItemId'], search);
    if (ids.length > 0) await queryClient.query(billingItemQueries(http, customer.id).chosen(ids));
  },
};

export const accountsPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer }) =>
    queryClient.infiniteQuery(accountQueries(http, customer.id).tree()),
};

export const accountPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, params }) =>
    queryClient.query(accountQueries(http, customer.id).details(params['billingAccountId'] ?? '')),
};

export const accountAlertsPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, params }) => {
    const billingAccountId = params['billingAccountId'] ?? '';
    const account = accountQueries(http, customer.id).details(billingAccountId);
    if (customer.isUser) return queryClient.query(account);
    const alerts = accountAlertsQueries(http).all({ customerId: customer.id, billingAccountId });
    return Promise.all([queryClient.query(account), queryClient.query(alerts)]);
  },
};
