import { FORWARDING_DELAYS, type ForwardingCondition } from 'shared/orders/call-forwarding';

export const forwardingTexts = {
  submit: 'Gem viderestilling',
  failed: 'Kunne ikke indlæse viderestillingerne.',
  /** CTRL-014. */
  placed: 'Viderestillingen bliver ændret',
  intro: 'Viderestilling gælder opkald. Sms’er kommer stadig til telefonen.',
  allOff: 'Slå alle fra',
  target: 'Viderestil til',
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

export const targets = [
  { value: 'Voicemail', label: 'Telefonsvarer' },
  { value: 'Number', label: 'Et andet nummer' },
] as const;

export const delays = FORWARDING_DELAYS.map(delay => ({
  value: String(delay),
  label: `${String(delay)} sekunder`,
}));
