import { formatCount } from 'shared/format/number';
import { delayText } from '../administrator-texts.ts';
import type { RecipientResult } from './recipients.ts';

export const inviteTexts = {
  title: 'Inviter ny administrator',
  help: 'Personen får en e-mail med et link til at oprette sit login. Du kan indsætte flere e-mails på én gang.',
  email: 'E-mail',
  submit: 'Inviter administrator',
  isSuperadmin: 'Personen er allerede superadministrator.',
  seeInvitation: 'Se invitationen',
  noAccess:
    'Du har ikke adgang til at administrere invitationer. Du skal være SuperAdmin for at invitere administratorer.',
} as const;

export const recipientTexts = {
  list: 'Modtagere',
  correct: (email: string) => `Ret ${email}`,
  remove: (email: string) => `Fjern ${email}`,
  exists: 'Er allerede administrator',
} as const;

const outcomeTexts = {
  created: 'Inviteret',
  resent: 'Inviteret igen',
  unchanged: 'Invitationen er allerede på vej',
} as const;

/** What came of one recipient. */
export const resultText = (result: RecipientResult): string => {
  if (result.state === 'sent') return outcomeTexts[result.outcome];
  return result.state === 'exists' ? recipientTexts.exists : result.reason;
};

/** A problem of one of several addresses, as the error summary says it. */
export const atAddressText = (email: string, message: string): string => `${email}: ${message}`;

export const tooManyText = (max: number): string =>
  `Du kan højst invitere ${formatCount(max)} ad gangen. Fjern nogle af modtagerne.`;

export const countText = (count: number): string =>
  count === 1 ? '1 modtager' : `${formatCount(count)} modtagere`;

export const sendingText = (done: number, total: number): string =>
  `Sender invitationer: ${formatCount(done)} af ${formatCount(total)}`;

const sentText = (count: number): string =>
  count === 1 ? 'Invitationen er sendt' : `${formatCount(count)} invitationer er sendt`;

/** Where not all could be sent: what to do about the rest. */
export const partlySentText = (sent: number, total: number): string =>
  `${formatCount(sent)} af ${formatCount(total)} er inviteret. Ret eller fjern de øvrige.`;

export const severalSentToast = (count: number) => ({
  title: sentText(count),
  richText: `Modtagerne får en e-mail med et link til at oprette sig. ${delayText}`,
});
