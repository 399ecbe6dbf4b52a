import { accessOf, roleAt } from './access.ts';

const none = { isSuperAdmin: false, isAdmin: false, isUser: false };

it.each([
  [{ ...none, isSuperAdmin: true }, 'Superadmin'],
  [{ ...none, isAdmin: true }, 'Admin'],
  [{ ...none, isUser: true }, 'User'],
  [none, 'Unknown'],
] as const)('roleAt reads the role from %j (CUST-018)', (customer, role) => {
  expect(roleAt(customer)).toBe(role);
});

const account = { id: '80010002', type: 'Account' } as const;
const other = { id: '1', type: 'Unknown' } as const;

it.each([
  ['Superadmin', undefined, { reach: 'all' }],
  ['Admin', { accessType: 'Full', assets: [] }, { reach: 'all' }],
  [
    'Admin',
    { accessType: 'Limited', assets: [account, other] },
    { reach: 'selected', accountIds: ['80010002'] },
  ],
  ['Admin', { accessType: 'Unknown', assets: [] }, { reach: 'unknown' }],
  ['Admin', null, { reach: 'unknown' }],
  ['User', { accessType: 'Full', assets: [] }, { reach: 'unknown' }],
] as const)('accessOf returns the access of the role %s with the row %j (CUST-032)', (role, row, access) => {
  const copy = row && { accessType: row.accessType, assets: [...row.assets] };
  expect(accessOf(role, copy)).toEqual(access);
});
