/** What a line of an invoice is for in Danish, on screen and in files; by `BillingLineType` of the contracts. */
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

/** As `billingLineLabels` has it, or 'Andet' for a kind that is new. */
export const billingLineLabel = (type: string): string =>
  Object.entries(billingLineLabels).find(([known]) => known === type)?.[1] ?? billingLineLabels.Unknown;

/** What is billed for no product, in a table of products. */
export const noProductLabel = 'Ikke et produkt';
