import type { TerminationQuote } from 'shared/contracts/termination';
import { formatLongDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';

export const terminateTexts = {
  submit: 'Opsig abonnement',
  failed: 'Kunne ikke indlæse vilkårene for opsigelsen.',
  /** CTRL-005. */
  placed: 'Abonnementet bliver opsagt',
  quote: 'Vilkår for opsigelsen',
  notice: 'Opsigelsesvarsel',
  earliest: 'Tidligste slutdato',
  binding: 'Binding',
  notBound: 'Ingen binding på den valgte dag',
  finalInvoice: 'Sidste faktura',
  date: 'Hvilken dag skal abonnementet slutte?',
  reason: 'Hvorfor opsiges abonnementet?',
  reasonMissing: 'Vælg, hvorfor abonnementet opsiges',
  number: 'Hvad skal der ske med nummeret?',
  numberMissing: 'Vælg, hvad der skal ske med nummeret',
  lastDigits: (thing: string): string => `Skriv de sidste fire cifre af ${thing} for at bekræfte`,
  theNumber: 'nummeret',
  theCircuit: 'kredsløbsnummeret',
  theSubscription: 'abonnementets nummer',
  wrongDigits: 'De sidste fire cifre passer ikke',
  tooEarly: (day: string): string => `Abonnementet kan tidligst slutte ${day}`,
  undo: 'Opsigelsen kan fortrydes indtil den dag, abonnementet ophører.',
} as const;

export const noticeText = ({ days, from }: TerminationQuote['notice']): string => {
  const count = days === 1 ? '1 dag' : `${String(days)} dage`;
  return from === 'EndOfMonth' ? `Løbende måned + ${count}` : count;
};

/** How long it is bound, and what is left to pay where prices are shown (SUB-008). */
export const bindingText = (quote: TerminationQuote, showsPrices: boolean): string => {
  const { bindingEndDate, remainingBinding } = quote;
  if (bindingEndDate === null) return terminateTexts.notBound;
  const until = `Til ${formatLongDate(bindingEndDate)}`;
  return showsPrices && remainingBinding
    ? `${until}. Resten er ${formatMoney(remainingBinding)}`
    : `${until}. Resten skal betales`;
};
