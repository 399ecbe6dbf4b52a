import type { Account } from 'shared/contracts/account';
import { addDays } from 'shared/format/day';

/**
 * The first day on which an account can pay for a subscription moved to it: tomorrow if the account was created today.
 */
export const firstDayOn = ({ createdOn }: Pick<Account, 'createdOn'>, today: string): string =>
  createdOn && createdOn >= today ? addDays(createdOn, 1) : today;

/** The selected day, or the first that the account can pay from if that is later. */
export const dayOn = (account: Pick<Account, 'createdOn'>, date: string, today: string): string => {
  const first = firstDayOn(account, today);
  return date < first ? first : date;
};
