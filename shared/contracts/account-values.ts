/** Enumerations of a billing account's fields, in their own module for pages that read no accounts. */

/** What an account is for (ACC-009). */
export const PRODUCT_GROUPS = ['Unknown', 'Broadband', 'DataNet', 'Fixed', 'HomeOffice', 'Mobile'] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** Which accounts a search returns (ACC-010); `All` is the default (ACC-016). */
export const ACCOUNT_LEVELS = ['Unknown', 'RootOnly', 'ExcludeRoot', 'All'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/** Settings of an owner control (ACC-007). */
export const OWNER_CONTROLS = ['Unknown', 'ForceBlock', 'SoftBlock', 'Block', 'NoBlock'] as const;
export type OwnerControl = (typeof OWNER_CONTROLS)[number];

/** How often an account is billed (ACC-008). */
export const BILL_CYCLE_FREQUENCIES = ['Unknown', 'Monthly', 'Quarterly'] as const;
export type BillCycleFrequency = (typeof BILL_CYCLE_FREQUENCIES)[number];

/** How an account receives its invoices. */
export const INVOICE_FORMATS = [
  'Unknown',
  'EmailPdf',
  'Ean',
  'Betalingsservice',
  'Leverandorservice',
  'Giro',
] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
