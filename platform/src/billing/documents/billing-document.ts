import type { BillingItemDetails } from 'shared/contracts/billing-item-details';

/** The sender on every document. */
export const supplierName = 'Lyng Erhverv';

/** Data of a billing item's documents; the amounts of `item` are in kroner. */
export interface BillingDocument {
  item: BillingItemDetails;
  /** Name and address lines of the recipient. */
  recipient: readonly string[];
  companyName: string;
  /** The recipient's own reference, required on EAN invoices. */
  reference: string | null;
}

/** Eight digits like a CVR number, but not that of a real company. */
export const supplierCvr = '00000000';
