import { MINIMUM_ACCOUNT_SEARCH } from 'shared/contracts/account';

/** What to search for, or undefined while too little is typed (ACC-011). */
export const searchTermOf = (typed: string): string | undefined => {
  const term = typed.trim();
  return term.length >= MINIMUM_ACCOUNT_SEARCH ? term : undefined;
};

/** How long typing rests before an account search starts, in milliseconds (ACC-012, ACC-013). */
export const searchDelayOf = (mode: string | undefined): number => (mode === 'test' ? 10 : 800);
