import type { BillingItemDetails } from 'shared/contracts/billing-item-details';

/** Who sends what is billed: the name on every document. */
export const supplierName = 'Lyng Erhverv';

/** What a document of a billing item is made from; the amounts of `item` are kroner. */
export interface BillingDocument {
  item: BillingItemDetails;
  /** Name and address lines that it is sent to. */
  recipient: readonly string[];
  companyName: string;
  /** The receiver's own reference, as EAN invoices need one. */
  reference: string | null;
}

/** Of eight digits, as CVR numbers are, and no firm's. */
export const supplierCvr = '00000000';
