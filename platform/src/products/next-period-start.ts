import type { BillCycleFrequency } from 'shared/contracts/account';
import { addMonths, firstOfMonth } from '../time/danish-day.ts';

/** When an account is billed. */
interface BillCycle {
  bill_cycle_frequency: BillCycleFrequency;
  bill_cycle_start_date: string | null;
}

/** The first day after today of a period that an account is billed for; of a month where that is not known. */
export function nextPeriodStart(today: string, account?: BillCycle): string {
  const start = account?.bill_cycle_start_date ?? firstOfMonth(today);
  const months = account?.bill_cycle_frequency === 'Quarterly' ? 3 : 1;
  // Counted from the start each time: the 31st stays the last day of a shorter month, and the 31st of a longer one.
  for (let count = 1; ; count += 1) {
    const next = addMonths(start, count * months);
    if (next > today) return next;
  }
}
