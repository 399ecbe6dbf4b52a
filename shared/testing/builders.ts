/** Builders of resources for tests and stand-alone starts: whole by default, changed by what a test is about. */
import type { Customer } from '../contracts/customer.ts';

/** A superadmin's view of the demo customer 1001. */
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
  ...changes,
});
