/** Paths of the area, relative to the customer. */
export const paths = {
  invoices: 'faktura',
  accounts: 'faktureringskonti',
  account: 'faktureringskonti/:billingAccountId',
} as const;
