/**
 * Derives what the portal shows about a customer, and what a user may do there.
 *
 * This only controls what is shown. The API enforces role, contract and access itself.
 */
import type { Customer } from '../contracts/customer.ts';
import { placeLine, streetLine } from '../format/address.ts';

/** CUST-014: the customer's address in the derived view. */
export interface DerivedAddress {
  readonly customerSegment: 'Business';
  readonly attention: string;
  readonly coName: string;
  readonly floorNumber: string;
  readonly doorNumber: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly streetNumberSuffix: string;
  readonly city: string;
  readonly zipCode: string;
  readonly country: string;
  readonly direction: string;
  readonly locality: string;
  readonly municipalityCode: string;
}

/** CUST-010: the customer in the form that pages use. */
export interface DerivedCustomer {
  readonly id: string;
  /** 'Navn mangler (id)' if the backend has none. */
  readonly companyName: string;
  /** '-' if the backend has none. */
  readonly cvr: string;
  readonly address: DerivedAddress;
  /** Street line, then zip and city line. */
  readonly formattedAddress: readonly [string, string];
  readonly canViewHomeOfficeOrders: boolean;
  readonly canCreateHomeOfficeOrders: boolean;
  readonly isUser: boolean;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  readonly hasContract: boolean;
  readonly hasTPSPortalAccess: boolean;
}

/** The toggles that affect a customer. */
export interface CustomerToggles {
  readonly contractFeaturesCanBeDisabled: boolean;
  readonly homeOfficeMobileBroadband: boolean;
}

/** What a user may do for the customer (CUST-024 to CUST-031). */
export interface Capabilities {
  readonly canCreateHomeOfficeSubscriptions: boolean;
  readonly canViewHomeOfficeOrders: boolean;
  readonly canCreateMobileSubscriptions: boolean;
  readonly canCreateMobileBroadbandSubscriptions: boolean;
  readonly canCreateBillingAccounts: boolean;
  readonly canCreateHomeOfficeMobileBroadband: boolean;
  readonly canInviteAdmins: boolean;
  /** Never in the portal; done by customer service (CUST-029). */
  readonly canHandleSuperadminInvitations: false;
  /** Never in the portal; done by customer service (CUST-030). */
  readonly canHandleSuperadmins: false;
  readonly canEditRights: boolean;
}

/** Display name of a customer (CUST-011). */
export const companyNameOf = ({ companyName, id }: Customer): string => companyName || `Navn mangler (${id})`;

/** Derives the view of a customer (CUST-010 to CUST-017). */
export const deriveCustomer = (customer: Customer, toggles: CustomerToggles): DerivedCustomer => {
  const { address } = customer;
  return {
    id: customer.id,
    companyName: companyNameOf(customer),
    cvr: customer.cvr || '-',
    address: {
      customerSegment: 'Business',
      attention: '',
      coName: '',
      floorNumber: address.floor ?? '',
      doorNumber: address.doorNo ?? '',
      streetName: address.streetName ?? '',
      streetNumber: address.houseNo ?? '',
      streetNumberSuffix: address.houseLetter ?? '',
      city: address.city ?? '',
      zipCode: address.zip ?? '',
      country: address.country ?? '',
      direction: address.direction ?? '',
      locality: '',
      municipalityCode: '',
    },
    formattedAddress: [
      streetLine({
        street: address.streetName,
        number: address.houseNo,
        letter: address.houseLetter,
        floor: address.floor,
        direction: address.direction,
      }),
      placeLine(address),
    ],
    canViewHomeOfficeOrders: customer.canViewHomeOfficeOrders,
    canCreateHomeOfficeOrders: customer.canCreateHomeOfficeSubscription,
    isUser: customer.role === 'User',
    isAdmin: customer.role === 'Admin',
    isSuperAdmin: customer.role === 'Superadmin',
    hasContract: customer.hasContract || !toggles.contractFeaturesCanBeDisabled,
    hasTPSPortalAccess: customer.hasTPSPortalAccess,
  };
};

/** Derives what the signed-in user may do for the customer. */
export const capabilitiesOf = (customer: DerivedCustomer, toggles: CustomerToggles): Capabilities => ({
  canCreateHomeOfficeSubscriptions: customer.canCreateHomeOfficeOrders && customer.hasContract,
  canViewHomeOfficeOrders: customer.canViewHomeOfficeOrders,
  canCreateMobileSubscriptions: customer.hasContract,
  canCreateMobileBroadbandSubscriptions: customer.hasContract,
  canCreateBillingAccounts: customer.hasContract,
  canCreateHomeOfficeMobileBroadband: toggles.homeOfficeMobileBroadband && customer.hasContract,
  canInviteAdmins: customer.isSuperAdmin,
  canHandleSuperadminInvitations: false,
  canHandleSuperadmins: false,
  canEditRights: customer.isSuperAdmin,
});
