/**
 * First path segment of each area, relative to the customer. Build the full href with {@link customerHref}.
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
