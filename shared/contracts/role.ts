import * as z from 'zod/mini';

/** A user's role at one customer, in the portal's terms (CUST-018, CUST-020). */
export const ROLES = ['Unknown', 'Superadmin', 'Admin', 'User'] as const;
export type Role = (typeof ROLES)[number];

/** The role's wire values (CUST-021). */
export const ACCESS_ROLES = ['Unknown', 'Admin', 'SuperAdmin', 'User'] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

const bySpelling = new Map<string, Role>([
  ['superadmin', 'Superadmin'],
  ['superadministrator', 'Superadmin'],
  ['admin', 'Admin'],
  ['administrator', 'Admin'],
  ['user', 'User'],
  ['employee', 'User'],
]);

/** Parses a role in any spelling; anything else is `Unknown`. */
export function toRole(spelling: string): Role {
  return bySpelling.get(spelling.toLowerCase()) ?? 'Unknown';
}

/** The wire value of a role. */
export function toAccessRole(role: Role): AccessRole {
  return role === 'Superadmin' ? 'SuperAdmin' : role;
}

/** A role on the wire; parsed to the portal's term. */
export const roleSchema = z.codec(z.string(), z.enum(ROLES), { decode: toRole, encode: toAccessRole });

/** Access scope of an administrator: all customer numbers, or selected billing accounts (CUST-032). */
export const ACCESS_TYPES = ['Unknown', 'Full', 'Limited'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];
