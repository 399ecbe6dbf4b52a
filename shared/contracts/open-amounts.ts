import * as z from 'zod/mini';
import type { BillingItemStatus } from './billing-item-status.ts';
import { moneySchema, type Money } from './money.ts';

/**
 * The parts of what is open, by what one has to do about it: too late, to be paid, or drawn without anybody's doing. An item is in
 * one of them or in none, so together they are all that is open. A payment that is under way is not open any more, and what is due to the
 * customer never was.
 */
export const OPEN_PARTS = ['Overdue', 'ToPay', 'Automatic'] as const;
export type OpenPart = (typeof OPEN_PARTS)[number];

/** Days before the due date from which an item to be paid counts as due soon. */
export const DUE_SOON_DAYS = 7;

/** What the list can be narrowed to: the parts, and of what is to be paid that which is due soon. */
export const OPEN_FILTERS = [...OPEN_PARTS, 'DueSoon'] as const;
export type OpenFilter = (typeof OPEN_FILTERS)[number];

/**
 * The part of what is open that an item is in on the day `today`; undefined when nothing of it is open. A rest of an item that was
 * paid in part is overdue by its date, as any other.
 */
export function openPartOf(
  {
    status,
    dueDate,
    amountDue,
  }: { readonly status: BillingItemStatus; readonly dueDate: string; readonly amountDue: Money },
  today: string,
): OpenPart | undefined {
  if (amountDue.value <= 0) return undefined;
  if (status === 'AutomaticPayment') return 'Automatic';
  if (status === 'Overdue' || status === 'Reminded' || status === 'Collection') return 'Overdue';
  if (status !== 'Open' && status !== 'PartiallyPaid') return undefined;
  return dueDate < today ? 'Overdue' : 'ToPay';
}

const day = 86_400_000;

/** Whether something falls due within the days that count as soon, today among them. */
export const isDueSoon = ({ dueDate }: { readonly dueDate: string }, today: string): boolean =>
  dueDate >= today && Date.parse(dueDate) - Date.parse(today) <= DUE_SOON_DAYS * day;

/** How many items, and what is open of them together. */
export const openSumSchema = z.object({ count: z.number(), amount: moneySchema });

/** What is open, and its parts, whose sums and counts add up to it. */
export const openAmountsSchema = z.object({
  total: openSumSchema,
  parts: z.object({ Overdue: openSumSchema, ToPay: openSumSchema, Automatic: openSumSchema }),
});
export type OpenAmounts = z.infer<typeof openAmountsSchema>;
