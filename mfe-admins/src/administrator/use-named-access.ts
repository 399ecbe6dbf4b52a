import { accountNames } from 'shared/accounts/account-names';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import type { AdministratorItem } from '../administrator-item.ts';
import { currentAccess } from './current-access.ts';

/** An administrator's access as a choice, and the query that loads its account names. */
export const useNamedAccess = (item: AdministratorItem) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const names = useQuery(
    accountNames(useHttp(), 'mfe-admins', customerId, item.selectedAccountsThatAdminCanAdministrate),
  );
  return { access: currentAccess(item, names.data), names };
};
