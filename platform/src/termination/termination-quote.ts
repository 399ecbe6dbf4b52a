import type { BillCycleFrequency } from 'shared/contracts/account';
import type { TerminationQuote } from 'shared/contracts/termination';
import { addDays, addMonths, firstOfMonth } from '../time/danish-day.ts';
import type { Selectable } from 'kysely';
import type { CustomersTable } from '../database/tables-domain.ts';
import { money } from '../kernel/money.ts';

/** What decides when a subscription can end, and what that costs. All days are days in Denmark. */
export interface TerminationFacts extends Pick<Selectable<CustomersTable>, 'notice_days' | 'notice_from'> {
  bill_cycle_frequency: BillCycleFrequency;
  effective_date: string | null;
  binding_end_date: string | null;
  bindingMonths: number;
  recurring_rate_ore: number | null;
}

/** What ending a subscription means (CTRL-006): on the earliest day by the contract, or a day that was asked for. */
export function terminationQuote(facts: TerminationFacts, today: string, asked?: string): TerminationQuote {
  const { notice_days: days, notice_from: from, recurring_rate_ore: rate } = facts;
  const noticeStart = from === 'EndOfMonth' ? addDays(firstOfMonth(today, 1), -1) : today;
  const earliestDate = addDays(noticeStart, days);
  const latestDate = addMonths(today, 4);
  const terminationDate = clamp(asked ?? earliestDate, earliestDate, latestDate);
  const bindingEndDate = boundUntil(facts);
  const isBound = bindingEndDate !== null && bindingEndDate > terminationDate;
  const months = isBound ? monthsBetween(terminationDate, bindingEndDate) : 0;
  return {
    ...{ earliestDate, latestDate, terminationDate },
    notice: { days, from },
    bindingEndDate: isBound ? bindingEndDate : null,
    remainingBinding: isBound && rate !== null ? money(months * rate) : null,
    finalInvoiceDate: nextInvoiceAfter(terminationDate, facts.bill_cycle_frequency),
  };
}

const clamp = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);

function boundUntil({ binding_end_date, effective_date, bindingMonths }: TerminationFacts): string | null {
  if (binding_end_date !== null) return binding_end_date;
  return effective_date === null || bindingMonths === 0 ? null : addMonths(effective_date, bindingMonths);
}

/** Months that were begun between two days: each is paid for whole. */
function monthsBetween(first: string, last: string): number {
  let months = 0;
  while (addMonths(first, months) < last) months += 1;
  return months;
}

/** Invoices are made on the first day of a month, or of a quarter. */
function nextInvoiceAfter(day: string, frequency: BillCycleFrequency): string {
  const next = firstOfMonth(day, 1);
  if (frequency !== 'Quarterly') return next;
  const monthsOver = (Number(next.slice(5, 7)) - 1) % 3;
  return monthsOver === 0 ? next : firstOfMonth(next, 3 - monthsOver);
}
