import type { OutboxMessage } from '../outbox/messages.ts';
import { mailMoment, warningMail } from './password-mails.ts';

/** Notifies a person of changes to their second factor, recovery codes or passkeys, so that misuse is noticed. */
const mail =
  (subject: string, what: (moment: string) => string) =>
  (to: string, at: Date): OutboxMessage => ({
    to,
    channel: 'mail',
    subject,
    links: [],
    text: ['Hej', what(mailMoment.format(at)), 'Var det ikke dig? Så kontakt straks kundeservice.'].join(
      '\n\n',
    ),
  });

export const secondFactorOnMail = mail(
  'Totrinsbekræftelse er slået til',
  moment =>
    `Totrinsbekræftelse blev slået til på dit login ${moment}. Du skal nu bruge en kode fra appen på din telefon, når du logger ind.`,
);

export const secondFactorOffMail = mail(
  'Totrinsbekræftelse er slået fra',
  moment =>
    `Totrinsbekræftelse blev slået fra på dit login ${moment}. Du logger nu ind med din adgangskode alene.`,
);

export const recoveryCodesMadeMail = mail(
  'Du har fået nye gendannelseskoder',
  moment => `Der blev lavet nye gendannelseskoder til dit login ${moment}. De gamle virker ikke længere.`,
);

export const recoveryCodeUsedMail = mail(
  'En gendannelseskode er brugt',
  moment =>
    `En gendannelseskode blev brugt til at logge ind på dit login ${moment}. Den virker ikke længere. Under Mine indstillinger kan du se, hvor mange du har tilbage.`,
);

/** Warns that somebody knows the password and is guessing the code. */
export const wrongCodesMail = (to: string, portalOrigin: string, at: Date): OutboxMessage =>
  warningMail(to, portalOrigin, {
    subject: 'Mange forkerte koder på dit login',
    what: `Nogen har skrevet din adgangskode rigtigt og derefter mange forkerte koder, senest ${mailMoment.format(at)}.`,
    advice: 'Så kender andre din adgangskode. Vælg straks en ny, og kontakt kundeservice',
  });

export const passkeyAddedMail = mail(
  'Du har fået en ny adgangsnøgle',
  moment => `Der blev oprettet en adgangsnøgle til dit login ${moment}. Du kan nu logge ind med den.`,
);

export const passkeyRemovedMail = mail(
  'En adgangsnøgle er fjernet',
  moment => `En adgangsnøgle til dit login blev fjernet ${moment}. Du kan ikke længere logge ind med den.`,
);
