import { daysBetween } from './day.ts';

/**
 * Danish labels of a billing item's status, on screen and in files; by `BillingItemStatus` of the contracts.
 */
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

/** Whether a billing item is a credit to the customer, whatever its status: nothing is to be paid. */
export const isCredit = ({ amountDue }: Rest): boolean => amountDue.value < 0;

/** Status label of a billing item. */
export const billingStatusLabel = (
  item: Rest & { readonly status: keyof typeof billingStatusLabels },
): string => (isCredit(item) ? 'Til gode' : billingStatusLabels[item.status]);

const dueLabel = (days: number): string => {
  if (days === 0) return 'Forfalder i dag';
  return days === 1 ? 'Forfalder om 1 dag' : `Forfalder om ${String(days)} dage`;
};

interface Due {
  readonly today: string;
  /** From `isDueSoon` of the contracts. */
  readonly isSoon: boolean;
}

/** Tag text of an item on a given day, the same everywhere: with the due date if it is due soon. */
export const billingTagLabel = (
  item: Parameters<typeof billingStatusLabel>[0] & { readonly dueDate: string },
  { today, isSoon }: Due,
): string =>
  item.status === 'Open' && isSoon && !isCredit(item)
    ? dueLabel(daysBetween(today, item.dueDate))
    : billingStatusLabel(item);
