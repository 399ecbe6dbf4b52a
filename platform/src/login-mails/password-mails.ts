import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';
import type { OutboxMessage } from '../outbox/messages.ts';

/** As mails write a moment. */
export const mailMoment = new Intl.DateTimeFormat('da-DK', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** The mail that brings the link to a new password. */
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

/** Tells a person that their password is another now, so that misuse is noticed. */
export const passwordChangedMail = (to: string, portalOrigin: string, at: Date): OutboxMessage =>
  changedMail(to, portalOrigin, at, 'Du er logget ud alle steder og kan logge ind med den nye adgangskode.');

/** The same where they were signed in and changed it themselves: that one sign-in goes on. */
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
  /** What has happened, a sentence or more. */
  what: string;
  /** What to do by the link to a new password if it was somebody else, without a full stop. */
  advice: string;
}

/** Tells a person what may be misuse of their login, and leads to a new password. */
export function warningMail(to: string, portalOrigin: string, warning: Warning): OutboxMessage {
  const { subject, what, advice } = warning;
  const link = `${portalOrigin}/selvbetjening/glemt-adgangskode`;
  return {
    ...{ to, channel: 'mail', subject, links: [link] },
    text: ['Hej', what, `Var det ikke dig? ${advice}:\n${link}`].join('\n\n'),
  };
}
