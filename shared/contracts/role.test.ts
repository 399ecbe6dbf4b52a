import * as z from 'zod/mini';
import { roleSchema, toAccessRole, toRole } from './role.ts';
import { userInfoSchema } from './user-info.ts';

describe('toRole', () => {
  it.each([
    ['SuperAdmin', 'Superadmin'],
    ['Superadmin', 'Superadmin'],
    ['SuperAdministrator', 'Superadmin'],
    ['Admin', 'Admin'],
    ['Administrator', 'Admin'],
    ['User', 'User'],
    ['Employee', 'User'],
    ['Unknown', 'Unknown'],
    ['root', 'Unknown'],
  ])('reads %s as %s (AUTH-021, CUST-020, CUST-021)', (spelling, role) => {
    expect(toRole(spelling)).toBe(role);
  });
});

it('writes the spelling of the API (CUST-021)', () => {
  expect(toAccessRole('Superadmin')).toBe('SuperAdmin');
  expect(z.encode(roleSchema, 'Superadmin')).toBe('SuperAdmin');
  expect(toAccessRole('User')).toBe('User');
});

describe('user info', () => {
  const info = {
    sub: 'u1',
    email: 'a@b.example',
    segment_id: 'segment-1',
    customer_roles: [{ customer_id: '1001', role: 'SuperAdmin' }],
  };

  it('has the person, the segment and the role at every customer (AUTH-016)', () => {
    const customer_roles = [{ customer_id: '1001', role: 'Superadmin' }];
    expect(z.parse(userInfoSchema, info)).toEqual({ ...info, customer_roles });
  });

  it('requires customer_roles, which may be empty (AUTH-017)', () => {
    expect(z.safeParse(userInfoSchema, { sub: 'u1', email: 'a@b.example' }).success).toBe(false);
    expect(z.safeParse(userInfoSchema, { ...info, customer_roles: [] }).success).toBe(true);
  });
});
