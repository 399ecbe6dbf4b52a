import type { BillingItem } from 'shared/contracts/billing-item';
import { isDueSoon } from 'shared/contracts/open-amounts';
import { billingTagLabel, isCredit } from 'shared/format/billing-status';

/** Severity of a status. */
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

/** The status tag of a billing item on the day `today`. */
export const statusTag = (
  item: Pick<BillingItem, 'status' | 'dueDate' | 'amountDue'>,
  today: string,
): { label: string; tone: StatusTone } => {
  const { status, dueDate } = item;
  const isSoon = isDueSoon(item, today);
  const label = billingTagLabel(item, { today, isSoon });
  if (isCredit(item)) return { label, tone: 'success' };
  if (status === 'Open' && isSoon) return { label, tone: 'warning' };
  // Like any other item, the unpaid rest is overdue by its due date (openPartOf).
  const isLateRest = status === 'PartiallyPaid' && dueDate < today;
  return { label, tone: isLateRest ? 'error' : tones[status] };
};
