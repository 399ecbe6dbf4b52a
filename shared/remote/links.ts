/**
 * Addresses of pages in other areas, relative to the customer. Neighbours meet by URL: use these instead
 * of spelling another remote's path. Build the full address with {@link customerHref}.
 */
export const areaPaths = {
  landingPage: 'velkommen',
  administrators: 'administrator-oversigt',
  subscriptions: 'abonnementer',
  createSubscription: 'abonnementer/opret-abonnement',
  orders: 'ordrer',
  invoices: 'faktura',
  billingAccounts: 'faktureringskonti',
  profile: 'indstillinger',
} as const;

/** `customerHref('1001', areaPaths.invoices)` is `/1001/faktura`; the router adds the application sub-path. */
export const customerHref = (customerId: string, path: string): string =>
  `/${encodeURIComponent(customerId)}/${path}`;

/** Path of one invoice. */
export const invoicePath = (billingItemId: string): string =>
  `${areaPaths.invoices}/${encodeURIComponent(billingItemId)}`;

/** Path of one subscription. */
export const subscriptionPath = (subscriptionId: string): string =>
  `${areaPaths.subscriptions}/${encodeURIComponent(subscriptionId)}`;

/** Path of one billing account. */
export const billingAccountPath = (accountId: string): string =>
  `${areaPaths.billingAccounts}/${encodeURIComponent(accountId)}`;

/** Name of the query parameter that narrows the invoices or the subscriptions to an account; may be repeated. */
export const accountFilterName = 'kundenummer';

/** Path of the invoices of one billing account. */
export const invoicesOfAccountPath = (accountId: string): string =>
  `${areaPaths.invoices}?${accountFilterName}=${encodeURIComponent(accountId)}`;

/** Path of the subscriptions of one billing account. */
export const subscriptionsOfAccountPath = (accountId: string): string =>
  `${areaPaths.subscriptions}?${accountFilterName}=${encodeURIComponent(accountId)}`;
