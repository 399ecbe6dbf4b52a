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

interface Rest {
  readonly amountDue: { readonly value: number };
}

/** Whether money is due to the customer of a billing item, whatever its status: nothing is to be paid. */
export const isCredit = ({ amountDue }: Rest): boolean => amountDue.value < 0;

/** What is said of an item's status. */
export const billingStatusLabel = (
  item: Rest & { readonly status: keyof typeof billingStatusLabels },
): string => (isCredit(item) ? 'Til gode' : billingStatusLabels[item.status]);
