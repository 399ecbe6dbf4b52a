import { ESIM_LINK_HOURS, type EsimLinkState } from 'shared/contracts/esim-code';

const hours = String(ESIM_LINK_HOURS);

export const esimLinkTexts = {
  title: 'Send til medarbejderen',
  lead: `Medarbejderen får et link, der viser QR-koden én gang. Det virker i ${hours} timer og kræver ikke login.`,
  replaces: 'Det gamle link holder op med at virke, når du sender et nyt.',
  channel: 'Hvordan skal linket sendes?',
  channels: { Email: 'E-mail', Sms: 'Sms' },
  email: 'Medarbejderens e-mail',
  phone: 'Medarbejderens mobilnummer',
  phoneHelp: 'Et nummer, som medarbejderen kan modtage sms på nu.',
  send: 'Send link',
  sent: 'Linket er sendt',
  failed: 'Vi kunne ikke hente, om der er sendt et link.',
  recipient: 'Sendt til',
  sentAt: 'Sendt',
  sentBy: (moment: string, name: string) => `${moment} af ${name}`,
  state: 'Status',
  withdraw: 'Træk linket tilbage',
  withdrawn: 'Linket er trukket tilbage',
  /** The number itself, while no telephone has it. */
  ownNumber:
    'Nummeret virker først, når e-simkortet er installeret. Send linket til et andet nummer eller en e-mail.',
  tooLate: 'Koden er allerede vist, så linket kan ikke trækkes tilbage.',
  undeliverable: 'Beskeden kunne ikke leveres. Send linket til en anden.',
} as const;

/** What has become of a link. */
export const esimLinkStateTexts: Readonly<
  Record<EsimLinkState, (moments: { readonly expires: string; readonly shown: string }) => string>
> = {
  Unknown: () => 'Vi kan ikke se, om linket er brugt.',
  Ready: ({ expires }) => `Koden er ikke vist endnu. Linket virker til ${expires}.`,
  Shown: ({ shown }) => `Koden blev vist ${shown}.`,
  Expired: ({ expires }) => `Linket udløb ${expires}, uden at koden blev vist.`,
  Withdrawn: () => 'Linket er trukket tilbage.',
  Installed: () => 'E-simkortet er installeret.',
  Unusable: () => 'E-simkortet kan ikke installeres længere.',
};
