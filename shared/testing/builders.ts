/**
 * Builders of resources for tests and standalone starts: complete by default, with the overrides a test
 * needs.
 */
import type { Account } from '../contracts/account.ts';
import type { Customer } from '../contracts/customer.ts';
import type { RegisteredRemote, Release } from '../remote/registry.ts';

/** The demo customer 1001 for a superadministrator. */
export const anyCustomer = (changes: Partial<Customer> = {}): Customer => ({
  id: '1001',
  companyName: 'Nordhavn Byg A/S',
  cvr: '10010010',
  type: 'Business',
  role: 'Superadmin',
  hasContract: true,
  canViewHomeOfficeOrders: true,
  canCreateHomeOfficeSubscription: true,
  hasTPSPortalAccess: true,
  address: {
    streetName: 'Pakhusvej',
    houseNo: '12',
    houseLetter: 'A',
    floor: '2',
    doorNo: null,
    direction: 'tv',
    zip: '2150',
    city: 'Nordhavn',
    country: 'Danmark',
    landlordName: null,
  },
  accountLevel: 'Account',
  accessType: 'Full',
  ...changes,
});

/** A billing account below its root account. */
export const anyAccount = (changes: Partial<Account> = {}): Account => ({
  accountId: '80010001',
  accountName: 'Hovedkontor',
  rootAccountId: '80010000',
  rootAccountName: 'Nordhavn Byg A/S',
  productGroup: 'Mobile',
  address: { streetName: 'Pakhusvej', houseNumber: '12', zip: '2150', city: 'Nordhavn' },
  ownerControl: {
    nationalUsageAllowance: 'NoBlock',
    retailRoaming: 'NoBlock',
    roamingCostControl: 'NoBlock',
  },
  billCycleFrequency: 'Monthly',
  billCycleStartDate: null,
  ...changes,
});

/** A remote's release built against contract 1.0.0. */
export const anyRelease = (changes: Partial<Release> = {}): Release => ({
  version: '1.0.0',
  buildId: 'abc123',
  manifest: 'https://remotes.test/mfe-billing/1.0.0-abc123/mf-manifest.json',
  contract: '^1.0.0',
  ...changes,
});

/** A remote in the registry: invoices and billing accounts, with one menu entry. */
export const anyRegisteredRemote = (changes: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  id: 'mfe-billing',
  paths: ['faktura', 'faktureringskonti'],
  titles: [
    { pattern: 'faktura', title: 'Fakturaer' },
    { pattern: 'faktura/:billingItemId', title: 'Faktura' },
    { pattern: 'faktureringskonti', title: 'Kundenumre' },
  ],
  menu: [
    {
      key: 'invoices',
      heading: 'Fakturaer',
      description: 'Se, hvad I skylder',
      icon: 'invoice',
      path: 'faktura',
      order: 50,
    },
  ],
  current: anyRelease(),
  ...changes,
});
