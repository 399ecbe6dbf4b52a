import type { AccountView } from 'shared/contracts/account';
import { compareTexts } from 'shared/format/list';

/** A root account with the accounts below it. */
export interface AccountBranch {
  readonly rootId: string;
  /** The root's name, or its id when the name is unknown. */
  readonly name: string;
  /** Missing when the user may see accounts below the root but not the root itself. */
  readonly root: AccountView | undefined;
  readonly children: readonly AccountView[];
}

/**
 * Groups accounts by root: roots sorted by name, the accounts below in their original order. A root that is not in the
 * list still gets a branch.
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
