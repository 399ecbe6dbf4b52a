import type { ProductGroup } from 'shared/contracts/account';
import type { DemoRow } from './demo-rows.ts';

type Department = readonly [name: string, group: ProductGroup];

/** Data of a customer used by the generators besides its row. */
export interface DemoCustomer {
  row: DemoRow<'customers'>;
  /** Names of the root accounts. */
  roots: readonly string[];
  /** Names and product groups of the billing accounts below them; repeated if the list is too short. */
  departments: readonly [Department, ...Department[]];
  accountsBelow: number;
  /** A closed account below the first root, without subscriptions. */
  closedAccount?: string;
  subscriptions: number;
  administrators: number;
  employees: number;
  /** Pending invitations of each of the three types. */
  invitationsOfEachType: number;
}

const noAddress = {
  streetName: null,
  houseNo: null,
  houseLetter: null,
  floor: null,
  doorNo: null,
  direction: null,
  zip: null,
  city: null,
  country: 'Danmark',
  landlordName: null,
};

/**
 * The demo customers. Their CVR numbers have a wrong check digit on purpose, so that none belongs to a real company.
 */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    row: {
      customer_id: '1001',
      company_name: 'Nordhavn Byg A/S',
      cvr: '10000001',
      customer_type: 'Business',
      has_contract: true,
      can_view_home_office_orders: true,
      can_create_home_office_subscription: true,
      has_tps_portal_access: true,
      notice_days: 30,
      notice_from: 'EndOfMonth',
      address: {
        ...noAddress,
        streetName: 'Rebslagerbroen',
        houseNo: '14',
        houseLetter: 'B',
        floor: '3',
        zip: '2997',
        city: 'Nordhavnsby',
      },
    },
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
    accountsBelow: 12,
    closedAccount: 'Tidligere lager',
    subscriptions: 600,
    administrators: 40,
    employees: 24,
    invitationsOfEachType: 5,
  },
  {
    row: {
      customer_id: '1002',
      company_name: 'Klitten Café ApS',
      cvr: '10000002',
      customer_type: 'Business',
      has_contract: false,
      can_view_home_office_orders: false,
      can_create_home_office_subscription: false,
      has_tps_portal_access: false,
      notice_days: 30,
      notice_from: 'EndOfMonth',
      address: { ...noAddress, streetName: 'Duneagervej', houseNo: '2', zip: '6998', city: 'Klitby' },
    },
    roots: ['Klitten Café ApS'],
    departments: [['Caféen', 'Mobile']],
    accountsBelow: 1,
    subscriptions: 3,
    administrators: 2,
    employees: 1,
    invitationsOfEachType: 0,
  },
  {
    row: {
      customer_id: '1003',
      company_name: 'Fjordby Hospital',
      cvr: '10000003',
      customer_type: 'Business',
      has_contract: true,
      can_view_home_office_orders: false,
      can_create_home_office_subscription: false,
      has_tps_portal_access: true,
      notice_days: 14,
      notice_from: 'Today',
      address: { ...noAddress, streetName: 'Lanterneringen', houseNo: '100', zip: '5997', city: 'Fjordby' },
    },
    roots: ['Fjordby Hospital'],
    departments: [
      ['Akutmodtagelse', 'Mobile'],
      ['Børneafdeling', 'Mobile'],
      ['Kirurgi', 'Mobile'],
      ['Hospitalsnet', 'DataNet'],
      ['Vagtcentral', 'Mobile'],
      ['Øjenklinik', 'Mobile'],
      ['Bredbånd', 'Broadband'],
      ['Ambulatorium', 'Mobile'],
      ['Hjemmearbejde', 'HomeOffice'],
      ['Laboratorium', 'Mobile'],
    ],
    accountsBelow: 20,
    subscriptions: 10_000,
    administrators: 1_000,
    employees: 0,
    invitationsOfEachType: 0,
  },
  {
    row: {
      customer_id: '1004',
      company_name: 'Kystvejen 12',
      cvr: null,
      customer_type: 'Private',
      has_contract: true,
      can_view_home_office_orders: true,
      can_create_home_office_subscription: true,
      has_tps_portal_access: false,
      notice_days: 30,
      notice_from: 'EndOfMonth',
      address: { ...noAddress, streetName: 'Kystvejen', houseNo: '12', zip: '8997', city: 'Åstrand' },
    },
    roots: ['Kystvejen 12'],
    departments: [['Hjemmekontor', 'HomeOffice']],
    accountsBelow: 1,
    subscriptions: 4,
    administrators: 2,
    employees: 0,
    invitationsOfEachType: 0,
  },
];
