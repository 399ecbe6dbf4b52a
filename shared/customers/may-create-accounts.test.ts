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
  // Older shells and back ends omit it; newer ones may send an unknown value.
  [{ role: 'Admin', accessType: undefined }, undefined],
  [{ role: 'Admin', accessType: 'Unknown' }, undefined],
  [{ role: 'User', accessType: 'Full' }, 'Role'],
  [{ role: 'User', accessType: 'Limited' }, 'Role'],
  [{ role: 'Admin', accessType: 'Limited', hasContract: false }, 'Contract'],
])('for %p, refuses new billing accounts because of: %p', (customer, reason) => {
  expect(whyNoNewAccounts(current(customer))).toBe(reason);
  expect(mayCreateAccounts(current(customer))).toBe(reason === undefined);
});
