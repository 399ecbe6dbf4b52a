import { accountNames } from 'shared/accounts/account-names';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { nothingChosen, type AccessChoice } from '../access-model/access-choice.ts';
import type { AdministratorItem } from '../administrator-item.ts';

const currentAccess = (
  item: AdministratorItem,
  names: Readonly<Record<string, string>> = {},
): AccessChoice => {
  if (item.hasAccessToAllAccounts) return { ...nothingChosen, selectedVariant: 'ALL-ACCOUNTS' };
  if (!item.hasAccessToCertainSelectedAccounts) return nothingChosen;
  const accounts = item.selectedAccountsThatAdminCanAdministrate.map(id => ({ id, name: names[id] }));
  return { selectedVariant: 'SELECTED-ACCOUNTS', accounts };
};

/** An administrator's access as a choice, and the query that loads its account names. */
export const useNamedAccess = (item: AdministratorItem) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const names = useQuery(
    accountNames(useHttp(), 'mfe-admins', customerId, item.selectedAccountsThatAdminCanAdministrate),
  );
  return { access: currentAccess(item, names.data), names };
};
