import type { Customer } from '../contracts/customer.ts';
import { anyCustomer } from '../testing/builders.ts';
import { capabilitiesOf, deriveCustomer } from './capabilities.ts';
import { mayCreateAccounts, whyNoNewAccounts } from './may-create-accounts.ts';

const toggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };

const current = ({ accessType, ...changes }: Partial<Customer>) => {
  const customer = deriveCustomer(anyCustomer(changes), toggles);
  const capabilities = capabilitiesOf(customer, toggles);
  return { customer, capabilities, accountLevel: 'Account', accessType } as const;
};

it.each<[Partial<Customer>, string | undefined]>([
  [{ role: 'Superadmin', accessType: 'Full' }, undefined],
  [{ role: 'Admin', accessType: 'Full' }, undefined],
  [{ role: 'Admin', accessType: 'Limited' }, 'Access'],
  // An older shell or back end says nothing of it, a newer one something that is not known here.
  [{ role: 'Admin', accessType: undefined }, undefined],
  [{ role: 'Admin', accessType: 'Unknown' }, undefined],
  [{ role: 'User', accessType: 'Full' }, 'Role'],
  [{ role: 'User', accessType: 'Limited' }, 'Role'],
  [{ role: 'Admin', accessType: 'Limited', hasContract: false }, 'Contract'],
])('of %p, new billing accounts are refused for: %p', (customer, reason) => {
  expect(whyNoNewAccounts(current(customer))).toBe(reason);
  expect(mayCreateAccounts(current(customer))).toBe(reason === undefined);
});
