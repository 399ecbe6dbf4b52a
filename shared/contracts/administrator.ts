import * as z from 'zod/mini';
import { assetSchema } from './asset.ts';
import { INVITATION_STATUSES, inviterSchema } from './invitation.ts';
import { paged, pagingQueryShape, sortQueryShape } from './paging.ts';
import { ACCESS_TYPES } from './role.ts';
import { data, idSchema, manyOf, openEnum, searchText, timestampSchema } from './wire.ts';

/** Types of users and invitations (ADM-010). */
export const USER_TYPES = [
  'Unknown',
  'Employee',
  'Administrator',
  'SuperAdministrator',
  'EmployeeInvitation',
  'AdministratorInvitation',
  'SuperAdministratorInvitation',
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** User types allowed in a request: all but `Unknown` (ADM-068). */
export const REQUESTABLE_USER_TYPES = [
  'Employee',
  'Administrator',
  'SuperAdministrator',
  'EmployeeInvitation',
  'AdministratorInvitation',
  'SuperAdministratorInvitation',
] as const;
export type RequestableUserType = (typeof REQUESTABLE_USER_TYPES)[number];

/** True for the three invitation types. */
export function isInvitationType(type: UserType): boolean {
  return type.endsWith('Invitation');
}

/**
 * A user with access to the customer, or an invitation. A user has `userId`; an invitation has `invitationId`
 * and no names. `lastLogin` is missing before the first sign-in; `assets` is empty unless `accessType` is
 * `Limited`.
 *
 * Only an invitation has `inviter`, `sentAt` (the last mail), `expiresAt`, `status` and `resendAvailableAt`
 * (from then on a resend sends a mail). Only a user has `version`, for the If-Match of `PUT /user/assets`.
 */
export const administratorSchema = z.object({
  userId: z.optional(z.nullable(idSchema)),
  invitationId: z.optional(z.nullable(idSchema)),
  userType: openEnum(USER_TYPES),
  email: z.string(),
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  created: timestampSchema,
  lastLogin: z.optional(z.nullable(timestampSchema)),
  accessType: openEnum(ACCESS_TYPES),
  assets: z.array(assetSchema),
  inviter: z.optional(z.nullable(inviterSchema)),
  sentAt: z.optional(z.nullable(timestampSchema)),
  expiresAt: z.optional(z.nullable(timestampSchema)),
  status: z.optional(z.nullable(openEnum(INVITATION_STATUSES))),
  resendAvailableAt: z.optional(z.nullable(timestampSchema)),
  version: z.optional(z.nullable(z.number())),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** Sort columns of the user list. `Unknown` is the API's default order: role, then e-mail. */
export const ADMINISTRATOR_SORT_COLUMNS = [
  'Unknown',
  'Email',
  'Name',
  'UserType',
  'Created',
  'LastLogin',
] as const;

/** Query of `GET …/customers/{customerId}/users/v2`, the lookup (ADM-071). Without types, returns all. */
export const usersQuery = z.object({
  ...pagingQueryShape,
  ...sortQueryShape(ADMINISTRATOR_SORT_COLUMNS),
  requestedTypes: manyOf(z.enum(REQUESTABLE_USER_TYPES)),
  /** Searches e-mail and name. */
  searchQuery: z.optional(searchText()),
});
export const usersAnswer = data(paged('users', administratorSchema));

/**
 * User types for the overview: administrators, superadministrators and invitations to either, by name or
 * number (ADM-073).
 */
export const REQUESTED_USER_TYPES = ['InvitationSuperadminsAndAdmins', '1'] as const;

/** Filters of the overview. */
export const INVITATION_FILTERS = ['Waiting'] as const;

/** Query of `GET …/customers/{customerId}/users`, the overview (ADM-072). */
export const invitationUsersQuery = z.object({
  ...pagingQueryShape,
  requestedUserType: z.optional(z.enum(REQUESTED_USER_TYPES)),
  query: z.optional(searchText()),
  /** Only invitations that can still be accepted. */
  invitations: z.optional(z.enum(INVITATION_FILTERS)),
});
export const invitationUsersAnswer = data(paged('invitationUsers', administratorSchema));
