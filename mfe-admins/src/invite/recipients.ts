/** The recipients in the create drawer: parsed from pasted or typed text, each with its state. */

/** The result of sending to an address. `exists`: already an administrator. */
export type RecipientResult =
  | { readonly state: 'sent'; readonly outcome: 'created' | 'resent' | 'unchanged' }
  | { readonly state: 'exists' }
  | { readonly state: 'refused'; readonly reason: string };

export interface Recipient {
  readonly email: string;
  /** Missing until sent. */
  readonly result?: RecipientResult;
}

/** Maximum number of recipients at a time. */
export const maxRecipients = 100;

/** A spreadsheet column, a comma-separated list, or 'Mette Holm <mette@demo.example>; …' as mail clients write it. */
const addressesOfLine = (line: string): string[] => {
  const bare = line.replaceAll(/"[^"]*"/g, ' ').replaceAll(/mailto:/gi, '');
  const words = bare.split(/[\s,<>]+/).filter(Boolean);
  // Next to an address in angle brackets, words without an @ are the person's name.
  return /<[^<>]*@[^<>]*>/.test(bare) ? words.filter(word => word.includes('@')) : words;
};

/** The addresses in a text, valid or not, without duplicates. */
export const addressesIn = (text: string): string[] =>
  withoutRepeats(text.split(/[\r\n;]+/).flatMap(addressesOfLine), email => email);

const withoutRepeats = <Item>(items: readonly Item[], emailOf: (item: Item) => string): Item[] => {
  const seen = new Set<string>();
  return items.filter(item => {
    const email = emailOf(item).toLowerCase();
    return seen.has(email) ? false : seen.add(email);
  });
};

export const isSent = ({ result }: Recipient): boolean => result?.state === 'sent';

/** Recipients that submitting sends to. Existing administrators are not sent again. */
export const waitingOf = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.filter(({ result }) => result === undefined || result.state === 'refused');

export const withAddresses = (recipients: readonly Recipient[], emails: readonly string[]): Recipient[] =>
  withoutRepeats([...recipients, ...emails.map(email => ({ email }))], ({ email }) => email);

export const withoutAddress = (recipients: readonly Recipient[], email: string): Recipient[] =>
  recipients.filter(recipient => recipient.email !== email);

export const withResult = (
  recipients: readonly Recipient[],
  email: string,
  result: RecipientResult,
): Recipient[] => recipients.map(recipient => (recipient.email === email ? { email, result } : recipient));
