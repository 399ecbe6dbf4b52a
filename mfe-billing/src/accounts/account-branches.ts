import type { AccountView } from 'shared/contracts/account';
import { compareTexts } from 'shared/format/list';

/** A root account with the accounts below it. */
export interface AccountBranch {
  readonly rootId: string;
  /** The root's own name, or its id where nothing else is known. */
  readonly name: string;
  /** Missing where a person may see accounts below the root but not the root itself. */
  readonly root: AccountView | undefined;
  readonly children: readonly AccountView[];
}

/**
 * Arranges accounts root by root, roots by name and what is below in the order it came. A root that is not in
 * the list still gets a branch.
 */
export const toAccountBranches = (accounts: readonly AccountView[]): AccountBranch[] => {
  const rootIdOf = (account: AccountView): string => account.rootAccountId ?? account.accountId;
  const rootIds = [...new Set(accounts.map(rootIdOf))];
  const branches = rootIds.map(rootId => {
    const root = accounts.find(account => account.accountId === rootId);
    const children = accounts.filter(account => account !== root && rootIdOf(account) === rootId);
    return { rootId, root, children, name: root?.accountName ?? children[0]?.parentAccountName ?? rootId };
  });
  return branches.sort((one, other) => compareTexts(one.name, other.name));
};
