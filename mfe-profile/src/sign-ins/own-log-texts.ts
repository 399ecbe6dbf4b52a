import type { OwnLogEntry } from 'shared/contracts/own-log';

export const ownLogTexts = {
  title: 'Senest ændret på dit login',
  failed: 'Vi kunne ikke hente, hvad der er ændret på dit login.',
  none: 'Der er ikke ændret noget endnu.',
} as const;

export const ownActionLabels: Readonly<Record<OwnLogEntry['action'], string>> = {
  Unknown: 'Ændring af dit login',
  NameChanged: 'Navn ændret',
  EmailChanged: 'E-mail ændret',
  PhoneNumberChanged: 'Telefonnummer ændret',
  PhoneNumberVerified: 'Telefonnummer bekræftet',
  PasswordChanged: 'Adgangskode ændret',
  RemindersChanged: 'Påmindelser om fakturaer ændret',
  MessagesChanged: 'Beskeder ændret',
  SignInEnded: 'Logget ud af en anden browser',
  OtherSignInsEnded: 'Logget ud alle andre steder',
  SecondFactorOn: 'Totrinsbekræftelse slået til',
  SecondFactorOff: 'Totrinsbekræftelse slået fra',
  RecoveryCodesMade: 'Nye gendannelseskoder lavet',
  RecoveryCodeUsed: 'Gendannelseskode brugt til at logge ind',
  PasskeyAdded: 'Adgangsnøgle oprettet',
  PasskeyRenamed: 'Adgangsnøgle omdøbt',
  PasskeyRemoved: 'Adgangsnøgle fjernet',
};
