/** Payment status of a billing item. */
export const BILLING_ITEM_STATUSES = [
  'Unknown',
  'Open',
  'Overdue',
  'PartiallyPaid',
  'PaymentPending',
  'Paid',
  'Reminded',
  'Collection',
  'Credited',
  'AutomaticPayment',
] as const;
export type BillingItemStatus = (typeof BILLING_ITEM_STATUSES)[number];
