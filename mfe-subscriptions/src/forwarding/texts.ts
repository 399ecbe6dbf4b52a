import type { ForwardingCondition } from 'shared/contracts/call-forwarding';

export const forwardingTexts = {
  submit: 'Gem viderestilling',
  failed: 'Kunne ikke indlæse viderestillingerne.',
  /** CTRL-014. */
  placed: 'Viderestillingen bliver ændret',
  intro: 'Viderestilling gælder opkald. Sms’er kommer stadig til telefonen.',
  allOff: 'Slå alle fra',
  target: 'Viderestil til',
  voicemail: 'Telefonsvarer',
  number: 'Et andet nummer',
  numberLabel: 'Telefonnummer',
  delay: 'Hvor længe skal telefonen ringe først?',
  numberNotAllowed: 'Der kan ikke viderestilles til numre, der begynder med 80 eller 90',
  ownNumber: 'Et nummer kan ikke viderestilles til sig selv',
} as const;

/** What each condition is called, and when it counts. */
export const conditionTexts: Readonly<
  Record<ForwardingCondition, { readonly label: string; readonly help: string }>
> = {
  Unconditional: { label: 'Alle opkald', help: 'Telefonen ringer ikke.' },
  NoReply: { label: 'Når der ikke svares', help: 'Telefonen ringer først et stykke tid.' },
  Unreachable: { label: 'Slukket eller uden dækning', help: 'Når telefonen ikke kan nås.' },
  Busy: { label: 'Optaget', help: 'Når der tales på telefonen, eller et opkald afvises.' },
};

export const secondsText = (seconds: number | string): string => `${String(seconds)} sekunder`;
