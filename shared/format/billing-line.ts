/** Danish labels of an invoice line's type, on screen and in files; by `BillingLineType` of the contracts. */
const billingLineLabels = {
  Unknown: 'Andet',
  Subscription: 'Abonnementer',
  Usage: 'Forbrug',
  OneTime: 'Engangsbeløb',
  Fee: 'Gebyrer',
  Discount: 'Rabatter',
  ContentService: 'Indholdstjenester',
  Correction: 'Krediteringer',
  Reminder: 'Rykkergebyrer',
} as const;

/** The type's label, or 'Andet' for an unknown type. */
export const billingLineLabel = (type: string): string =>
  Object.entries(billingLineLabels).find(([known]) => known === type)?.[1] ?? billingLineLabels.Unknown;

/** Label of charges without a product, in a table of products. */
export const noProductLabel = 'Ikke et produkt';
