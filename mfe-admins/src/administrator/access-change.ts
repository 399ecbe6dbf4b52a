/** What saving a choice would change, so that nobody loses access by surprise. */
import {
  accessProblem,
  isSameChoice,
  type AccessChoice,
  type ChosenAccount,
} from '../access-model/access-choice.ts';

export type AccessChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'to-all' }
  /** `losesOthers`: all other accounts were accessible before. */
  | {
      readonly kind: 'to-selected';
      readonly accounts: readonly ChosenAccount[];
      readonly losesOthers: boolean;
    }
  | {
      readonly kind: 'accounts';
      readonly added: readonly ChosenAccount[];
      readonly removed: readonly ChosenAccount[];
    };

const without = (accounts: readonly ChosenAccount[], others: readonly ChosenAccount[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return accounts.filter(({ id }) => !ids.has(id));
};

/** A choice that cannot be saved changes nothing. */
export const accessChange = (before: AccessChoice, after: AccessChoice): AccessChange => {
  if (accessProblem(after) !== undefined || isSameChoice(before, after)) return { kind: 'none' };
  if (after.selectedVariant === 'ALL-ACCOUNTS') return { kind: 'to-all' };
  if (before.selectedVariant !== 'SELECTED-ACCOUNTS')
    return {
      kind: 'to-selected',
      accounts: after.accounts,
      losesOthers: before.selectedVariant === 'ALL-ACCOUNTS',
    };
  return {
    kind: 'accounts',
    added: without(after.accounts, before.accounts),
    removed: without(before.accounts, after.accounts),
  };
};
