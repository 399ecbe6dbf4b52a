import type { UserType } from 'shared/contracts/administrator';

/** The role a person has, or gets by the invitation. */
export const roleLabels: Readonly<Record<UserType, string>> = {
  Unknown: 'Ukendt rolle',
  Employee: 'Bruger',
  Administrator: 'Administrator',
  SuperAdministrator: 'Superadministrator',
  EmployeeInvitation: 'Bruger',
  AdministratorInvitation: 'Administrator',
  SuperAdministratorInvitation: 'Superadministrator',
};

export const itemTexts = {
  invitationSent: 'Invitationen er sendt',
  nameMissing: 'Navn mangler',
} as const;
