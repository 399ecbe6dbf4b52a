import type { OutboxMessage } from '../outbox/messages.ts';
import { mailMoment } from '../login-mails/password-mails.ts';

const notYou = 'Var det ikke dig? Så kontakt straks kundeservice.';

/**
 * Notifies the old address that it is no longer the login. Does not name the new one, because somebody else may read
 * the old mailbox.
 */
export function emailChangedMail(to: string, at: Date): OutboxMessage {
  return {
    to,
    channel: 'mail',
    subject: 'Din e-mail til selvbetjeningen er ændret',
    text: [
      'Hej',
      `E-mailen til dit login blev ændret ${mailMoment.format(at)}. Du kan ikke længere logge ind med denne e-mail.`,
      notYou,
    ].join('\n\n'),
    links: [],
  };
}

/** Notifies a person that their phone number was changed or verified, so that misuse is noticed. */
export function phoneNumberMail(to: string, was: 'ændret' | 'bekræftet', at: Date): OutboxMessage {
  return {
    to,
    channel: 'mail',
    subject: `Dit telefonnummer i selvbetjeningen er ${was}`,
    text: ['Hej', `Dit telefonnummer blev ${was} ${mailMoment.format(at)}.`, notYou].join('\n\n'),
    links: [],
  };
}
