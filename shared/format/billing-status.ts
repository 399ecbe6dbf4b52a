import { DUE_SOON_DAYS } from '../contracts/open-amounts.ts';

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

const MILLISECONDS_PER_DAY = 86_400_000;

/** Whole days from one calendar day to another, both `2026-11-21`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);

/** Whether an item that is to be paid has to be so within days of `today`. */
export const isDueSoon = (
  { status, dueDate, amountDue }: Parameters<typeof billingStatusLabel>[0] & { readonly dueDate: string },
  today: string,
): boolean => {
  const days = daysBetween(today, dueDate);
  return status === 'Open' && !isCredit({ amountDue }) && days >= 0 && days <= DUE_SOON_DAYS;
};

const dueLabel = (days: number): string => {
  if (days === 0) return 'Forfalder i dag';
  return days === 1 ? 'Forfalder om 1 dag' : `Forfalder om ${String(days)} dage`;
};

/** What is said of an item on the day `today`, wherever it is shown: when it is due, where that is soon. */
export const billingTagLabel = (item: Parameters<typeof isDueSoon>[0], today: string): string =>
  isDueSoon(item, today) ? dueLabel(daysBetween(today, item.dueDate)) : billingStatusLabel(item);
