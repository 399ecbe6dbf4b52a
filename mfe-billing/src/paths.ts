/** Paths of the area, relative to the customer. */
export const paths = {
  invoices: 'faktura',
  invoice: 'faktura/:billingItemId',
  payment: 'faktura/:billingItemId/betaling',
  accounts: 'faktureringskonti',
  createAccount: 'faktureringskonti/opret-faktureringskonti',
  account: 'faktureringskonti/:billingAccountId',
  employeeRights: 'faktureringskonti/:billingAccountId/medarbejderrettigheder',
  editAccount: 'faktureringskonti/:billingAccountId/rediger-konto',
} as const;
