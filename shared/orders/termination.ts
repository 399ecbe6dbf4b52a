import type { BillCycleFrequency } from '../contracts/account.ts';
import { fromOre } from '../contracts/money.ts';
import {
  NUMBER_HANDLINGS,
  TERMINATION_REASONS,
  terminationAnswer,
  terminationBody,
  terminationQuery,
  type NOTICE_STARTS,
  type TerminationBody,
  type TerminationQuote,
} from '../contracts/termination.ts';
import { addDays, addMonths, firstOfMonth } from '../format/day.ts';
import * as z from 'zod/mini';
import type { SubscriptionFacts, SubscriptionOrder } from './subscription-order.ts';

/** The notice period of the customer's contract, and the billing account's billing frequency. */
export interface TerminationTerms {
  readonly noticeDays: number;
  readonly noticeFrom: Exclude<(typeof NOTICE_STARTS)[number], 'Unknown'>;
  readonly billCycleFrequency: BillCycleFrequency;
}

type Bound = Pick<
  SubscriptionFacts,
  'effectiveDate' | 'bindingEndDate' | 'recurringRateOre' | 'pricePlanInformation'
>;

const boundUntil = ({ bindingEndDate, effectiveDate, pricePlanInformation }: Bound): string | null => {
  const months = pricePlanInformation?.bindingPeriod ?? 0;
  if (bindingEndDate !== null) return bindingEndDate;
  return effectiveDate === null || months === 0 ? null : addMonths(effectiveDate, months);
};

/** Number of months started between two days; each is charged in full. */
const monthsBetween = (first: string, last: string): number => {
  let months = 0;
  while (addMonths(first, months) < last) months += 1;
  return months;
};

/** Invoices are issued on the first day of a month or quarter. */
const nextInvoiceAfter = (day: string, frequency: BillCycleFrequency): string => {
  const next = firstOfMonth(day, 1);
  if (frequency !== 'Quarterly') return next;
  const monthsOver = (Number(next.slice(5, 7)) - 1) % 3;
  return monthsOver === 0 ? next : firstOfMonth(next, 3 - monthsOver);
};

const clamp = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);

/** Quote for a termination (CTRL-006): on the earliest day by contract, or on a requested day. */
export const terminationQuote = (
  subscription: Bound,
  { noticeDays: days, noticeFrom: from, billCycleFrequency }: TerminationTerms,
  { today, date }: { today: string; date?: string | undefined },
): TerminationQuote => {
  const noticeStart = from === 'EndOfMonth' ? addDays(firstOfMonth(today, 1), -1) : today;
  const earliestDate = addDays(noticeStart, days);
  const latestDate = addMonths(today, 4);
  const terminationDate = clamp(date ?? earliestDate, earliestDate, latestDate);
  const bindingEndDate = boundUntil(subscription);
  const isBound = bindingEndDate !== null && bindingEndDate > terminationDate;
  const months = isBound ? monthsBetween(terminationDate, bindingEndDate) : 0;
  const rate = subscription.recurringRateOre;
  return {
    earliestDate,
    latestDate,
    terminationDate,
    notice: { days, from },
    bindingEndDate: isBound ? bindingEndDate : null,
    remainingBinding: isBound && rate !== null ? fromOre(months * rate) : null,
    finalInvoiceDate: nextInvoiceAfter(terminationDate, billCycleFrequency),
  };
};

const details = z.object({
  reason: z.enum(TERMINATION_REASONS),
  numberHandling: z.enum(NUMBER_HANDLINGS),
  comment: z.optional(z.string()),
});

/**
 * Terminates a subscription on a given day (CTRL-004). Until then it is pending termination, starting with
 * the order; cancelling the order reverts that.
 */
export const termination: SubscriptionOrder<
  TerminationBody,
  object,
  { quote: TerminationQuote },
  TerminationTerms,
  z.infer<typeof details>
> = {
  method: 'POST',
  endpoint: 'termination',
  summary: 'Terminate a subscription',
  action: 'Terminate',
  body: terminationBody,
  details,
  read: {
    summary: 'Preview the termination of a subscription',
    query: terminationQuery,
    answer: terminationAnswer,
    of: (subscription, terms, query) => ({ quote: terminationQuote(subscription, terms, query) }),
  },
  order(subscription, { terminationDate: date, ...kept }, { today, terms }) {
    if (date < terminationQuote(subscription, terms, { today }).earliestDate)
      return 'TerminationDateIsTooEarly';
    const { recurringRateOre, localNumber } = subscription;
    const { remainingBinding: oneTime } = terminationQuote(subscription, terms, { today, date });
    const isReleased = kept.numberHandling === 'Release' && localNumber !== null;
    return {
      type: 'Termination',
      effectiveDate: date,
      details: kept,
      price: { before: fromOre(recurringRateOre ?? 0), after: fromOre(0), oneTime },
      ends: ['SubscriptionEnds'],
      irreversible: isReleased ? ['NumberReleased'] : [],
      notices: kept.numberHandling === 'PortOut' ? ['PortingIsOrderedThere'] : [],
    };
  },
  holds: day => ({ futureCancellationDate: day }),
  change: ({ status }) => (status === 'Cancelled' ? 'SubscriptionActionNotAllowed' : { status: 'Cancelled' }),
  state: ({ status, futureCancellationDate }) => ({ status, futureCancellationDate }),
  // Three months exceed any notice period in the demo data.
  example: today => ({
    terminationDate: addMonths(today, 3),
    reason: 'NotNeeded',
    numberHandling: 'Release',
  }),
};
