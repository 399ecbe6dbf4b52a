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
