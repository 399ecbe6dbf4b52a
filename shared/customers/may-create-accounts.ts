import type { CurrentCustomer } from './customers.tsx';

/**
 * What keeps the person from the form of a new billing account; undefined where nothing does. The contract alone allows
 * it (CUST-026), but the API takes one only from administrators who reach all accounts. Where nobody tells how far the
 * person reaches, the API decides.
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

/** Whether the person is offered to create a billing account. */
export const mayCreateAccounts = (current: CurrentCustomer): boolean =>
  whyNoNewAccounts(current) === undefined;
