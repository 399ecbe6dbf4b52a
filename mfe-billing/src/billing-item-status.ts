import type { BillingItem } from 'shared/contracts/billing-item';
import { DUE_SOON_DAYS } from 'shared/contracts/open-amounts';
import { billingStatusLabel, isCredit } from 'shared/format/billing-status';

/** How loud a status speaks. */
export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

const tones: Readonly<Record<BillingItem['status'], StatusTone>> = {
  Unknown: 'neutral',
  Open: 'neutral',
  Overdue: 'error',
  PartiallyPaid: 'warning',
  PaymentPending: 'info',
  Paid: 'success',
  Reminded: 'error',
  Collection: 'error',
  Credited: 'neutral',
  AutomaticPayment: 'info',
};

const MILLISECONDS_PER_DAY = 86_400_000;

/** Whole days from one calendar day to another, both `2026-11-21`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);

const dueLabel = (days: number): string => {
  if (days === 0) return 'Forfalder i dag';
  return days === 1 ? 'Forfalder om 1 dag' : `Forfalder om ${String(days)} dage`;
};

/** What the status tag of a billing item says on the day `today`. */
export const statusTag = (
  item: Pick<BillingItem, 'status' | 'dueDate' | 'amountDue'>,
  today: string,
): { label: string; tone: StatusTone } => {
  const { status, dueDate } = item;
  const label = billingStatusLabel(item);
  if (isCredit(item)) return { label, tone: 'success' };
  const days = daysBetween(today, dueDate);
  if (status === 'Open' && days >= 0 && days <= DUE_SOON_DAYS)
    return { label: dueLabel(days), tone: 'warning' };
  // What is left of it is overdue by its date, as any other (openPartOf).
  const isLateRest = status === 'PartiallyPaid' && days < 0;
  return { label, tone: isLateRest ? 'error' : tones[status] };
};
