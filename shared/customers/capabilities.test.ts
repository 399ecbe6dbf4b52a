import type { Customer } from '../contracts/customer.ts';
import type { Role } from '../contracts/role.ts';
import { anyCustomer } from '../testing/builders.ts';
import { capabilitiesOf, deriveCustomer, type Capabilities, type CustomerToggles } from './capabilities.ts';

const bothOn: CustomerToggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };

const derived = (changes: Partial<Customer>, toggles: Partial<CustomerToggles> = {}) =>
  deriveCustomer(anyCustomer(changes), { ...bothOn, ...toggles });

const capabilities = (changes: Partial<Customer>, toggles: Partial<CustomerToggles> = {}) =>
  capabilitiesOf(derived(changes, toggles), { ...bothOn, ...toggles });

const address = (changes: Partial<Customer['address']>) => ({
  address: { ...anyCustomer().address, ...changes },
});

describe('deriveCustomer', () => {
  it('returns these properties (CUST-010)', () => {
    expect(Object.keys(derived({})).sort()).toEqual(
      [
        'id',
        'companyName',
        'cvr',
        'address',
        'formattedAddress',
        'canViewHomeOfficeOrders',
        'canCreateHomeOfficeOrders',
        'isUser',
        'isAdmin',
        'isSuperAdmin',
        'hasContract',
        'hasTPSPortalAccess',
      ].sort(),
    );
    expect(derived({ cvr: '10010010' }).cvr).toBe('10010010');
    for (const hasTPSPortalAccess of [true, false])
      expect(derived({ hasTPSPortalAccess }).hasTPSPortalAccess).toBe(hasTPSPortalAccess);
  });

  it.each([[null], [undefined], ['']])(
    'names a customer whose name is %p by its id (CUST-011)',
    companyName => {
      expect(derived({ companyName }).companyName).toBe('Navn mangler (1001)');
    },
  );

  it.each([[null], [undefined], ['']])('shows a cvr that is %p as a dash (CUST-012)', cvr => {
    expect(derived({ cvr }).cvr).toBe('-');
  });

  it('maps the address (CUST-013, CUST-014)', () => {
    expect(derived(address({ doorNo: '3' })).address).toEqual({
      customerSegment: 'Business',
      attention: '',
      coName: '',
      floorNumber: '2',
      doorNumber: '3',
      streetName: 'Pakhusvej',
      streetNumber: '12',
      streetNumberSuffix: 'A',
      city: 'Nordhavn',
      zipCode: '2150',
      country: 'Danmark',
      direction: 'tv',
      locality: '',
      municipalityCode: '',
    });
  });

  it('formats the address in two lines, without door and landlord (CUST-015, CUST-016)', () => {
    expect(derived(address({ doorNo: '3', landlordName: 'Havnen' })).formattedAddress).toEqual([
      'Pakhusvej 12A, 2. tv',
      '2150 Nordhavn, Danmark',
    ]);
  });

  it('leaves no gaps for missing parts of the address (CUST-015, CUST-016)', () => {
    const gaps = address({ houseLetter: null, floor: '', direction: undefined, zip: null });
    expect(derived(gaps).formattedAddress).toEqual(['Pakhusvej 12', 'Nordhavn, Danmark']);
  });

  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ])(
    'with contract %p and the toggle %p, sets hasContract to %p (CUST-017)',
    (hasContract, toggle, expected) => {
      expect(derived({ hasContract }, { contractFeaturesCanBeDisabled: toggle }).hasContract).toBe(expected);
    },
  );

  it.each<[Role, boolean, boolean, boolean]>([
    ['User', true, false, false],
    ['Admin', false, true, false],
    ['Superadmin', false, false, true],
    ['Unknown', false, false, false],
  ])('sets the flags of the role %s (CUST-018)', (role, isUser, isAdmin, isSuperAdmin) => {
    expect(derived({ role })).toMatchObject({ isUser, isAdmin, isSuperAdmin });
  });
});

describe('capabilitiesOf', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])(
    'with the customer flag %p and contract %p, allows home-office subscriptions: %p (CUST-024)',
    (canCreateHomeOfficeSubscription, hasContract, expected) => {
      const { canCreateHomeOfficeSubscriptions } = capabilities({
        canCreateHomeOfficeSubscription,
        hasContract,
      });
      expect(canCreateHomeOfficeSubscriptions).toBe(expected);
    },
  );

  it.each([true, false])(
    'allows viewing home-office orders by the customer flag alone: %p (CUST-025)',
    flag => {
      const changes = { canViewHomeOfficeOrders: flag, hasContract: false };
      expect(capabilities(changes).canViewHomeOfficeOrders).toBe(flag);
    },
  );

  it.each([true, false])(
    'allows creating mobile, mobile broadband and billing accounts with a contract: %p (CUST-026)',
    hasContract => {
      expect(capabilities({ hasContract })).toMatchObject({
        canCreateMobileSubscriptions: hasContract,
        canCreateMobileBroadbandSubscriptions: hasContract,
        canCreateBillingAccounts: hasContract,
      } satisfies Partial<Capabilities>);
    },
  );

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'with the toggle %p and contract %p, allows home-office mobile broadband: %p (CUST-027)',
    (homeOfficeMobileBroadband, hasContract, expected) => {
      const may = capabilities({ hasContract }, { homeOfficeMobileBroadband });
      expect(may.canCreateHomeOfficeMobileBroadband).toBe(expected);
    },
  );

  it.each<[Role, boolean]>([
    ['Superadmin', true],
    ['Admin', false],
    ['User', false],
    ['Unknown', false],
  ])('lets %s invite administrators and edit rights: %p (CUST-028, CUST-031)', (role, expected) => {
    expect(capabilities({ role })).toMatchObject({ canInviteAdmins: expected, canEditRights: expected });
  });

  it.each<Role>(['Superadmin', 'Admin', 'User', 'Unknown'])(
    'never lets %s handle superadministrators or their invitations (CUST-029, CUST-030)',
    role => {
      expect(capabilities({ role })).toMatchObject({
        canHandleSuperadminInvitations: false,
        canHandleSuperadmins: false,
      });
    },
  );
});
