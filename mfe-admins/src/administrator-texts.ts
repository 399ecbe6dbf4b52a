import type { UserType } from 'shared/contracts/administrator';
import type { InvitationStatus } from 'shared/contracts/invitation';

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
  all: 'Alle administratorer',
} as const;

/** Where an invitation is (INV-004); one without an answer as its own page says it (INV-008). */
export const statusLabels: Readonly<Record<InvitationStatus, string>> = {
  Unknown: 'Ukendt',
  Pending: 'Mangler bekræftelse',
  Expired: 'Udløbet',
  Failed: 'Kunne ikke leveres',
  Accepted: 'Bekræftet',
};

/** The sentences of ERR-059, which the specification leaves open (ERR-060). */
export const developerErrorTexts = {
  noAdminSelected: 'Der er ikke valgt nogen administrator.',
  noMatchingUser: 'Der findes ingen administrator eller invitation med denne e-mail.',
  moreThanOneResult: 'Der findes mere end én administrator eller invitation med denne e-mail.',
  emailMismatch: 'Den administrator, der blev fundet, har en anden e-mail end den valgte.',
  unknownUserType: 'Der kan ikke søges efter en bruger af ukendt type.',
} as const;

/** Belongs to what is done at once but shown later (INV-045, C-17). */
export const delayText = 'Der kan gå op til 10 minutter, før ændringen vises.';

/** Marks the signed-in person's own row and drawer. */
export const oneselfText = '(dig)';

/** INV-043: an invitation went out. */
export const sentTexts = {
  sent: 'Invitationen er sendt',
  alreadySent: 'Invitationen er allerede på vej',
  mail: 'Modtageren får en e-mail med et link til at oprette sig.',
} as const;
