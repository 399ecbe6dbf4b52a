import { isInvitationType, type Administrator, type UserType } from 'shared/contracts/administrator';
import type { InvitationStatus } from 'shared/contracts/invitation';
import { formatMediumDate } from 'shared/format/date';
import { itemTexts, roleLabels } from './administrator-texts.ts';

/** What a row is about (ADM-011). */
export type AdministratorItemType =
  | 'Unknown'
  | 'AdminInvitation'
  | 'SuperAdminInvitation'
  | 'UserInvitation'
  | 'Admin'
  | 'SuperAdmin'
  | 'User';

/** An administrator or an invitation as the pages show it (ADM-002). Dates are ready to be read. */
export interface AdministratorItem {
  /** Tells the rows of a list apart. */
  readonly key: string;
  readonly type: AdministratorItemType;
  readonly userType: UserType;
  readonly invitationId: string | undefined;
  readonly isInvitation: boolean;
  readonly isSuperAdminInvitation: boolean;
  readonly isSuperAdmin: boolean;
  readonly email: string;
  readonly role: string;
  /** Name of a person, or that the invitation has been sent. */
  readonly description: string;
  /** Undefined for an invitation and for one who never signed in. */
  readonly wasLatestLoggedInOn: string | undefined;
  readonly isUserSince: string;
  readonly invitationCreatedOn: string;
  readonly hasAccessToAllAccounts: boolean;
  readonly hasAccessToCertainSelectedAccounts: boolean;
  readonly selectedAccountsThatAdminCanAdministrate: readonly string[];
  /** For telling a change by somebody else in between; persons only. */
  readonly version: number | undefined;
  /** Who sent an invitation: name and e-mail. */
  readonly invitedBy: string | undefined;
  readonly inviterName: string | undefined;
  /** When the latest mail of an invitation went out, and when its link ends. */
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

/** Turns what the API gives into what the pages show (ADM-002 to ADM-011). */
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

/** True for the signed-in person's own row; an invitation is nobody's own yet. */
export const isOneself = (item: AdministratorItem, session: { readonly email: string }): boolean =>
  !item.isInvitation && item.email.toLowerCase() === session.email.toLowerCase();
