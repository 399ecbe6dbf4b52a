import type { Administrator, UserType } from 'shared/contracts/administrator';
import { anAdministrator, anInvitation } from './testing/administrators.ts';
import { isOneself, toAdministratorItem } from './administrator-item.ts';

it.each([
  ['Unknown', 'Unknown', 'Ukendt rolle', false],
  ['Employee', 'User', 'Bruger', false],
  ['Administrator', 'Admin', 'Administrator', false],
  ['SuperAdministrator', 'SuperAdmin', 'Superadministrator', false],
  ['EmployeeInvitation', 'UserInvitation', 'Bruger', true],
  ['AdministratorInvitation', 'AdminInvitation', 'Administrator', true],
  ['SuperAdministratorInvitation', 'SuperAdminInvitation', 'Superadministrator', true],
] as const)(
  'maps user type %s to item type %s with the role %s (ADM-010, ADM-011, ADM-013)',
  (userType, type, role, isInvitation) => {
    expect(toAdministratorItem(anAdministrator({ userType }))).toMatchObject({ type, role, isInvitation });
  },
);

it.each<[UserType, { isSuperAdmin: boolean; isSuperAdminInvitation: boolean }]>([
  ['SuperAdministrator', { isSuperAdmin: true, isSuperAdminInvitation: false }],
  ['SuperAdministratorInvitation', { isSuperAdmin: false, isSuperAdminInvitation: true }],
  ['Administrator', { isSuperAdmin: false, isSuperAdminInvitation: false }],
  ['AdministratorInvitation', { isSuperAdmin: false, isSuperAdminInvitation: false }],
])(
  'distinguishes superadministrators from superadministrator invitations: %s (ADM-002)',
  (userType, flags) => {
    expect(toAdministratorItem(anAdministrator({ userType }))).toMatchObject(flags);
  },
);

it('has the invitation id and describes the invitation as sent (ADM-002, ADM-003)', () => {
  expect(toAdministratorItem(anInvitation({ invitationId: 'inv-7' }))).toMatchObject({
    invitationId: 'inv-7',
    description: 'Invitationen er sendt',
  });
});

it.each<[Partial<Administrator>, string]>([
  [{ firstName: 'Mette', lastName: 'Holm' }, 'Mette Holm'],
  [{ firstName: 'Mette', lastName: null }, 'Mette'],
  [{ firstName: '  ', lastName: 'Holm' }, 'Holm'],
  [{ firstName: null, lastName: null }, 'Navn mangler'],
])('describes a person by first and last name: %p (ADM-004)', (names, description) => {
  expect(toAdministratorItem(anAdministrator(names)).description).toBe(description);
});

it.each([
  ['2026-11-20T10:00:00.000Z', '20. nov. 2026'],
  [null, undefined],
])('formats lastLogin %p as the latest login (ADM-005)', (lastLogin, shown) => {
  expect(toAdministratorItem(anAdministrator({ lastLogin })).wasLatestLoggedInOn).toBe(shown);
});

it('formats both other dates from created, as medium Danish dates (ADM-006, FMT-003)', () => {
  const others = { sentAt: '2025-03-05T10:00:00.000Z', lastLogin: '2025-04-06T10:00:00.000Z' };
  expect(
    toAdministratorItem(anAdministrator({ created: '2025-02-03T23:30:00.000Z', ...others })),
  ).toMatchObject({
    isUserSince: '4. feb. 2025',
    invitationCreatedOn: '4. feb. 2025',
  });
});

it.each([
  ['Full', true, false],
  ['Limited', false, true],
  ['Unknown', false, false],
] as const)(
  'maps access %s to all accounts %p, selected accounts %p (ADM-007, ADM-008)',
  (accessType, all, selected) => {
    expect(toAdministratorItem(anAdministrator({ accessType }))).toMatchObject({
      hasAccessToAllAccounts: all,
      hasAccessToCertainSelectedAccounts: selected,
    });
  },
);

it('keeps only the assets that are accounts (ADM-009)', () => {
  const assets = [
    { id: '80010001', type: 'Account' },
    { id: 'x', type: 'Unknown' },
    { id: '80010002', type: 'Account' },
  ] as const;
  expect(toAdministratorItem(anAdministrator({ assets: [...assets] }))).toMatchObject({
    selectedAccountsThatAdminCanAdministrate: ['80010001', '80010002'],
  });
});

it.each([
  [anAdministrator({ email: 'Superadmin@demo.example' }), true],
  [anAdministrator({ email: 'mette@demo.example' }), false],
  [anInvitation({ email: 'superadmin@demo.example' }), false],
])(
  'recognises the current user by e-mail, ignoring case, and never in an invitation',
  (administrator, own) => {
    expect(isOneself(toAdministratorItem(administrator), { email: 'superadmin@demo.example' })).toBe(own);
  },
);
