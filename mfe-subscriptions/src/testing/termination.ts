import type { TerminationQuote } from 'shared/contracts/termination';
import { danishDay } from 'shared/format/date';

/** The date in Denmark that many days from now. */
export const dayAhead = (days: number): string => danishDay(new Date(Date.now() + days * 86_400_000));

/** A subscription that can end in 30 days, with a longer binding period. */
export const aQuote = (changes: Partial<TerminationQuote> = {}): TerminationQuote => ({
  earliestDate: dayAhead(30),
  latestDate: dayAhead(110),
  notice: { days: 30, from: 'EndOfMonth' },
  terminationDate: dayAhead(30),
  bindingEndDate: '2999-12-31',
  remainingBinding: { value: 597, currency: 'DKK' },
  finalInvoiceDate: '2999-02-01',
  ...changes,
});
