/** The customers of the data set, and the amount of data for each. */
import type { ProductGroup } from '../../../contracts/account.ts';
import type { Customer } from '../../../contracts/customer.ts';
import { anyCustomer } from '../../builders.ts';
import { placeAt, type NonEmpty } from '../invented-names.ts';

type Department = readonly [name: string, group: ProductGroup];

/** Input for generating a customer's data. */
export interface CustomerPlan {
  readonly customer: Customer;
  readonly roots: NonEmpty<string>;
  readonly departments: NonEmpty<Department>;
  /** A closed, empty account below the first root account. */
  readonly closedAccount?: string;
  readonly subscriptions: number;
  readonly administrators: number;
  /** Indexes of the invited people's names. */
  readonly invitations: readonly number[];
  readonly billingItems: number;
}

const addressAt = (position: number): Customer['address'] => {
  const { houseNumber, ...place } = placeAt(position);
  return { ...place, houseNo: houseNumber, country: 'Danmark' };
};

/** The CVR numbers deliberately fail the register's check digit, so that none belongs to a real company. */
export const customerPlans: readonly CustomerPlan[] = [
  {
    customer: anyCustomer({ cvr: '10000001', address: addressAt(0) }),
    roots: ['Nordhavn Byg A/S', 'Nordhavn Byg Øst A/S'],
    departments: [
      ['Byggeplads Havnen', 'Mobile'],
      ['Administration', 'Mobile'],
      ['Økonomi', 'Mobile'],
      ['Kontornet', 'Broadband'],
      ['Hjemmearbejdspladser', 'HomeOffice'],
      ['Værksted', 'Mobile'],
      ['Datanet', 'DataNet'],
      ['Ærø afdeling', 'Mobile'],
      ['Faste linjer', 'Fixed'],
      ['Åben projektpulje', 'Mobile'],
      ['Salg', 'Mobile'],
      ['Internet lejemål', 'Broadband'],
    ],
    closedAccount: 'Tidligere lager',
    subscriptions: 60,
    administrators: 12,
    invitations: [40, 41, 42],
    billingItems: 24,
  },
  {
    customer: anyCustomer({
      id: '1002',
      companyName: 'Klitten Café ApS',
      cvr: '10000002',
      hasContract: false,
      canViewHomeOfficeOrders: false,
      canCreateHomeOfficeSubscription: false,
      hasTPSPortalAccess: false,
      address: addressAt(2),
    }),
    roots: ['Klitten Café ApS'],
    departments: [['Caféen', 'Mobile']],
    subscriptions: 3,
    administrators: 2,
    invitations: [],
    billingItems: 4,
  },
  {
    customer: anyCustomer({
      id: '1003',
      companyName: 'Fjordby Hospital',
      cvr: '10000003',
      canViewHomeOfficeOrders: false,
      canCreateHomeOfficeSubscription: false,
      address: addressAt(1),
    }),
    roots: ['Fjordby Hospital'],
    departments: [
      ['Akutmodtagelse', 'Mobile'],
      ['Børneafdeling', 'Mobile'],
      ['Hospitalsnet', 'DataNet'],
      ['Øjenklinik', 'Mobile'],
      ['Hjemmearbejde', 'HomeOffice'],
    ],
    subscriptions: 30,
    administrators: 6,
    // An administrator at Nordhavn Byg A/S, who already has a login.
    invitations: [1009],
    billingItems: 12,
  },
  {
    customer: anyCustomer({
      id: '1004',
      companyName: 'Kystvejen 12',
      cvr: null,
      type: 'Private',
      role: 'Admin',
      hasTPSPortalAccess: false,
      address: addressAt(3),
    }),
    roots: ['Kystvejen 12'],
    departments: [['Hjemmekontor', 'HomeOffice']],
    subscriptions: 4,
    administrators: 2,
    invitations: [],
    billingItems: 4,
  },
];
