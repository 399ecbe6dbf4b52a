/** Outcome of a payment. `Silent` is paid as well, but the connection breaks and the page never hears of it. */
export type CardOutcome = 'Authorised' | 'Refused' | 'Challenge' | 'Silent';

/** The sandbox's cards; all others are rejected, so that nobody tries a real one. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'Authorised',
  '5555444433331111': 'Authorised',
  '4000000000000002': 'Refused',
  '4212345678910006': 'Challenge',
  '4000000000000119': 'Silent',
};

/** All cards of the sandbox. */
export const sandboxCardNumbers: readonly string[] = Object.keys(outcomes);

export interface SandboxCard {
  number: string;
  month: string;
  year: string;
  securityCode: string;
}

/** The one expiry date and security code of all cards of the sandbox. */
export function outcomeOf({ number, month, year, securityCode }: SandboxCard): CardOutcome {
  if (Number(month) !== 3 || Number(year) % 100 !== 30 || securityCode !== '737') return 'Refused';
  return (Object.hasOwn(outcomes, number) ? outcomes[number] : undefined) ?? 'Refused';
}
