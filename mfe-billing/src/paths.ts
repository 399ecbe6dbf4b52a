/** Paths of the area, relative to the customer. */
export const paths = {
  invoices: 'faktura',
  invoice: 'faktura/:billingItemId',
  accounts: 'faktureringskonti',
  account: 'faktureringskonti/:billingAccountId',
} as const;
