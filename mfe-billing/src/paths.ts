import { links } from 'shared/remote/links';

/** Paths of the area, relative to the customer. */
export const paths = {
  invoices: links.invoices.path,
  month: 'faktura/maaned',
  invoice: links.invoice.path,
  spend: 'faktura/udgifter',
  payment: 'faktura/:billingItemId/betaling',
  /** Of the invoices that the address names. */
  paymentOfSeveral: 'faktura/betaling',
  accounts: 'faktureringskonti',
  createAccount: 'faktureringskonti/opret-faktureringskonti',
  account: links.billingAccount.path,
  employeeRights: links.employeeRights.path,
  editAccount: 'faktureringskonti/:billingAccountId/rediger-konto',
} as const;
