/** Where a billing item stands in Danish, on screen and in files; by `BillingItemStatus` of the contracts. */
export const billingStatusLabels = {
  Unknown: 'Ukendt',
  Open: 'Ikke betalt',
  Overdue: 'Forfalden',
  PartiallyPaid: 'Delvist betalt',
  PaymentPending: 'Betaling behandles',
  Paid: 'Betalt',
  Reminded: 'Rykker sendt',
  Collection: 'Sendt til inkasso',
  Credited: 'Krediteret',
  AutomaticPayment: 'Betales automatisk',
} as const;
