import type { Account } from 'shared/contracts/account';
import { addDays } from 'shared/format/day';

/** The first day on which an account can pay for a subscription that is moved to it: one of today waits until tomorrow. */
export const firstDayOn = ({ createdOn }: Pick<Account, 'createdOn'>, today: string): string =>
  createdOn && createdOn >= today ? addDays(createdOn, 1) : today;

/** The day that is chosen, or the first that the account can pay from. */
export const dayOn = (account: Pick<Account, 'createdOn'>, date: string, today: string): string => {
  const first = firstDayOn(account, today);
  return date < first ? first : date;
};
