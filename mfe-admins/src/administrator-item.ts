import { isInvitationType, type Administrator, type UserType } from 'shared/contracts/administrator';
import type { InvitationStatus } from 'shared/contracts/invitation';
import { formatMediumDate } from 'shared/format/date';
import { itemTexts, roleLabels } from './administrator-texts.ts';

/** The kind of a row (ADM-011). */
export type AdministratorItemType =
  | 'Unknown'
  | 'AdminInvitation'
  | 'SuperAdminInvitation'
  | 'UserInvitation'
  | 'Admin'
  | 'SuperAdmin'
  | 'User';

/** An administrator or an invitation as the pages show it (ADM-002). Dates are formatted. */
export interface AdministratorItem {
  /** Unique within a list. */
  readonly key: string;
  readonly type: AdministratorItemType;
  readonly userType: UserType;
  readonly invitationId: string | undefined;
  readonly isInvitation: boolean;
  readonly isSuperAdminInvitation: boolean;
  readonly isSuperAdmin: boolean;
  readonly email: string;
  readonly role: string;
  /** The administrator's name, or that the invitation has been sent. */
  readonly description: string;
  /** Undefined for an invitation and for a user who never signed in. */
  readonly wasLatestLoggedInOn: string | undefined;
  readonly isUserSince: string;
  readonly invitationCreatedOn: string;
  readonly hasAccessToAllAccounts: boolean;
  readonly hasAccessToCertainSelectedAccounts: boolean;
  readonly selectedAccountsThatAdminCanAdministrate: readonly string[];
  /** Detects a concurrent change; users only. */
  readonly version: number | undefined;
  /** Who sent an invitation: name and e-mail. */
  readonly invitedBy: string | undefined;
  readonly inviterName: string | undefined;
  /** When the latest e-mail of an invitation was sent, and when its link expires. */
  readonly lastSentOn: string | undefined;
  readonly expiresOn: string | undefined;
  readonly invitationStatus: InvitationStatus | undefined;
}

const itemTypes: Readonly<Record<UserType, AdministratorItemType>> = {
  Unknown: 'Unknown',
  Employee: 'User',
  Administrator: 'Admin',
  SuperAdministrator: 'SuperAdmin',
  EmployeeInvitation: 'UserInvitation',
  AdministratorInvitation: 'AdminInvitation',
  SuperAdministratorInvitation: 'SuperAdminInvitation',
};

const nameOf = ({ firstName, lastName }: Administrator): string =>
  [firstName, lastName]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' ') || itemTexts.nameMissing;

/** Maps the API's data to what the pages show (ADM-002 to ADM-011). */
export const toAdministratorItem = (administrator: Administrator): AdministratorItem => {
  const { userType, email, created, lastLogin, accessType, assets } = administrator;
  const { inviter, sentAt, expiresAt } = administrator;
  const isInvitation = isInvitationType(userType);
  const createdOn = formatMediumDate(created);
  return {
    userType,
    key: administrator.invitationId ?? administrator.userId ?? email,
    type: itemTypes[userType],
    invitationId: administrator.invitationId ?? undefined,
    isInvitation,
    isSuperAdminInvitation: userType === 'SuperAdministratorInvitation',
    isSuperAdmin: userType === 'SuperAdministrator',
    email,
    role: roleLabels[userType],
    description: isInvitation ? itemTexts.invitationSent : nameOf(administrator),
    wasLatestLoggedInOn: lastLogin ? formatMediumDate(lastLogin) : undefined,
    isUserSince: createdOn,
    invitationCreatedOn: createdOn,
    hasAccessToAllAccounts: accessType === 'Full',
    hasAccessToCertainSelectedAccounts: accessType === 'Limited',
    selectedAccountsThatAdminCanAdministrate: assets
      .filter(({ type }) => type === 'Account')
      .map(({ id }) => id),
    version: administrator.version ?? undefined,
    invitedBy: inviter ? `${inviter.name} (${inviter.email})` : undefined,
    inviterName: inviter?.name,
    lastSentOn: sentAt ? formatMediumDate(sentAt) : undefined,
    expiresOn: expiresAt ? formatMediumDate(expiresAt) : undefined,
    invitationStatus: administrator.status ?? undefined,
  };
};

/** True for the signed-in user's own row; never for an invitation. */
export const isOneself = (item: AdministratorItem, session: { readonly email: string }): boolean =>
  !item.isInvitation && item.email.toLowerCase() === session.email.toLowerCase();
