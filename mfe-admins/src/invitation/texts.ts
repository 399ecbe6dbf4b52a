import { delayText } from '../administrator-texts.ts';

export const invitationTexts = {
  failed: 'Der skete en fejl ved invitationen',
  status: 'Status',
  lastSent: 'Senest sendt',
  expires: 'Udløber',
  expired: 'Udløb',
  invitedBy: 'Inviteret af',
  resend: 'Gensend invitation',
  remove: 'Slet invitation',
  removeTitle: 'Vil du slette denne invitation?',
  removeText: 'Linket i invitationen holder op med at virke.',
  removeConfirm: 'Ja, slet invitationen',
  removeCancel: 'Nej, tilbage',
  noAccess:
    'Du har ikke adgang til at administrere invitationer. Du skal være SuperAdmin for at sende og slette invitationer.',
  superadmin:
    'Invitationer til superadministratorer kan ikke gensendes eller slettes her. Kontakt kundeservice.',
  blockedByRole: 'Kræver rollen superadministrator',
  blockedForSuperadmin: 'Håndteres af kundeservice',
  /** Also where the first mail is on its way still, and no second was sent. */
  resent: 'Invitationen er lige sendt',
  waitForResend: 'Vent, mens invitationen bliver gensendt',
  waitForRemoval: 'Vent, mens invitationen bliver slettet',
} as const;

/** Page title and heading (INV-010). */
export const invitationTitle = (email: string): string => `Invitation til ${email}`;

/** INV-006. */
export const invitedText = (date: string): string => `Inviteret d. ${date}`;

/** INV-009 with the joining words chosen here (INV-016). */
export const unfinishedText = (email: string): string =>
  `Administratoren mangler at færdiggøre sin oprettelse med e-mailen ${email}`;

/** It was accepted or deleted while the drawer was open. */
const gone = 'Invitationen findes ikke længere';
const goneText = 'Den er besvaret eller slettet i mellemtiden.';
/** Of one that was to be sent again. */
export const goneToast = { title: gone, richText: `${goneText} Der er ikke sendt en ny.` } as const;
/** Of one that was to be deleted. */
export const alreadyGoneToast = { title: gone, richText: goneText } as const;

export const removedToast = { title: 'Invitationen er slettet', richText: delayText } as const;
