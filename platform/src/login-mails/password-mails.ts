import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';
import type { OutboxMessage } from '../outbox/messages.ts';

/** Date and time format in mails. */
export const mailMoment = new Intl.DateTimeFormat('da-DK', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** The mail with the password reset link. */
export function passwordResetMail(to: string, link: string, expiresAt: Date): OutboxMessage {
  return {
    to,
    channel: 'mail',
    subject: 'Vælg en ny adgangskode til selvbetjeningen',
    text: [
      'Hej',
      `Du har bedt om at vælge en ny adgangskode. Det gør du her:\n${link}`,
      `Linket virker i ${String(PASSWORD_RESET_MINUTES)} minutter, til ${mailMoment.format(expiresAt)}, og kan bruges én gang.`,
      'Har du ikke bedt om en ny adgangskode, kan du se bort fra denne mail. Din adgangskode er uændret.',
    ].join('\n\n'),
    links: [link],
  };
}

/** Notifies a person that their password was changed, so that misuse is noticed. */
export const passwordChangedMail = (to: string, portalOrigin: string, at: Date): OutboxMessage =>
  changedMail(to, portalOrigin, at, 'Du er logget ud alle steder og kan logge ind med den nye adgangskode.');

/** The same for a change made while signed in, which keeps that sign-in. */
export const ownPasswordChangedMail = (to: string, portalOrigin: string, at: Date): OutboxMessage =>
  changedMail(to, portalOrigin, at, 'Du er logget ud alle andre steder.');

const changedMail = (to: string, portalOrigin: string, at: Date, signedOut: string): OutboxMessage =>
  warningMail(to, portalOrigin, {
    subject: 'Din adgangskode til selvbetjeningen er ændret',
    what: `Adgangskoden til dit login blev ændret ${mailMoment.format(at)}. ${signedOut}`,
    advice: 'Så vælg straks en ny adgangskode, og kontakt kundeservice',
  });

interface Warning {
  subject: string;
  /** What happened, in one or more sentences. */
  what: string;
  /** What to do, if it was somebody else, with the password reset link; without a full stop. */
  advice: string;
}

/** Warns a person of possible misuse of their login, with a link to reset the password. */
export function warningMail(to: string, portalOrigin: string, warning: Warning): OutboxMessage {
  const { subject, what, advice } = warning;
  const link = `${portalOrigin}/selvbetjening/glemt-adgangskode`;
  return {
    to,
    channel: 'mail',
    subject,
    links: [link],
    text: ['Hej', what, `Var det ikke dig? ${advice}:\n${link}`].join('\n\n'),
  };
}
