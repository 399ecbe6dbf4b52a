import type { CurrentCustomer } from './customers.tsx';

/**
 * Why the user may not open the form for a new billing account; undefined if they may. The contract alone
 * allows it (CUST-026), but the API only accepts it from administrators with access to all accounts. If the
 * access scope is unknown, the API decides.
 */
export const whyNoNewAccounts = ({
  customer,
  capabilities,
  accessType,
}: CurrentCustomer): 'Contract' | 'Role' | 'Access' | undefined => {
  if (!capabilities.canCreateBillingAccounts) return 'Contract';
  if (customer.isUser) return 'Role';
  return accessType === 'Limited' ? 'Access' : undefined;
};

/** Whether to offer the user the creation of a billing account. */
export const mayCreateAccounts = (current: CurrentCustomer): boolean =>
  whyNoNewAccounts(current) === undefined;
