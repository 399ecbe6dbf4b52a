/** The addresses of the create drawer: read from what is pasted or typed, and where each of them is. */

/** What came of sending to an address. `exists`: the person is an administrator already. */
export type RecipientResult =
  | { readonly state: 'sent'; readonly outcome: 'created' | 'resent' | 'unchanged' }
  | { readonly state: 'exists' }
  | { readonly state: 'refused'; readonly reason: string };

export interface Recipient {
  readonly email: string;
  /** Missing until it was sent. */
  readonly result?: RecipientResult;
}

/** The most that are invited at a time. */
export const maxRecipients = 100;

/** A column of a spreadsheet, a list with commas, or 'Mette Holm <mette@demo.example>; …' as mail programs write it. */
const addressesOfLine = (line: string): string[] => {
  const bare = line.replaceAll(/"[^"]*"/g, ' ').replaceAll(/mailto:/gi, '');
  const words = bare.split(/[\s,<>]+/).filter(Boolean);
  // Beside an address in angle brackets, words without an @ are the person's name.
  return /<[^<>]*@[^<>]*>/.test(bare) ? words.filter(word => word.includes('@')) : words;
};

/** The addresses in a text, as they are written, right or wrong; one that comes twice is taken once. */
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

/** Those that pressing the button sends to. Who is an administrator already is not asked about again. */
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
