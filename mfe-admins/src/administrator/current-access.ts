import { nothingChosen, type AccessChoice } from '../access-model/access-choice.ts';
import type { AdministratorItem } from '../administrator-item.ts';

/** An administrator's access as a choice, with the names that are known. */
export const currentAccess = (
  item: AdministratorItem,
  names: Readonly<Record<string, string>> = {},
): AccessChoice => {
  if (item.hasAccessToAllAccounts) return { ...nothingChosen, selectedVariant: 'ALL-ACCOUNTS' };
  if (!item.hasAccessToCertainSelectedAccounts) return nothingChosen;
  const accounts = item.selectedAccountsThatAdminCanAdministrate.map(id => ({ id, name: names[id] }));
  return { selectedVariant: 'SELECTED-ACCOUNTS', accounts };
};
