import * as z from 'zod/mini';
import type { BillingItemStatus } from './billing-item-status.ts';
import { moneySchema, type Money } from './money.ts';

/**
 * The parts of the open amount, by what the customer must do: overdue, to pay, or paid automatically. Each
 * open item is in exactly one of them, so they add up to the open amount. A pending payment no longer counts
 * as open, and credit never does.
 */
export const OPEN_PARTS = ['Overdue', 'ToPay', 'Automatic'] as const;
export type OpenPart = (typeof OPEN_PARTS)[number];

/** Days before the due date from which an item counts as due soon. */
export const DUE_SOON_DAYS = 7;

/** List filters: the parts, and the items in `ToPay` that are due soon. */
export const OPEN_FILTERS = [...OPEN_PARTS, 'DueSoon'] as const;
export type OpenFilter = (typeof OPEN_FILTERS)[number];

/**
 * The part that an item belongs to on the day `today`; undefined if it is not open. The rest of a partly paid
 * item is overdue by its date, like any other.
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

/** Whether something is due within the days that count as soon, including today. */
export const isDueSoon = ({ dueDate }: { readonly dueDate: string }, today: string): boolean =>
  dueDate >= today && Date.parse(dueDate) - Date.parse(today) <= DUE_SOON_DAYS * day;

/** Number of items and their total open amount. */
export const openSumSchema = z.object({ count: z.number(), amount: moneySchema });

/** The open amount and its parts, whose sums and counts add up to it. */
export const openAmountsSchema = z.object({
  total: openSumSchema,
  parts: z.object({ Overdue: openSumSchema, ToPay: openSumSchema, Automatic: openSumSchema }),
});
export type OpenAmounts = z.infer<typeof openAmountsSchema>;
