import type { AddressSuggestion } from 'shared/contracts/address-suggestion';
import { streets, towns } from '../demo-data/invented-names.ts';

const houses = Array.from({ length: 40 }, (_, index) => String(index + 1));

/** Invented streets in invented towns, for a portal without an external address register. */
const addresses: readonly AddressSuggestion[] = towns.flatMap(({ zip, city }) =>
  streets.flatMap(streetName =>
    houses.map(houseNumber => ({
      id: `${zip}-${streetName}-${houseNumber}`.toLowerCase(),
      text: `${streetName} ${houseNumber}, ${zip} ${city}`,
      streetName,
      houseNumber,
      zip,
      city,
    })),
  ),
);

/** At most ten addresses that have, for each typed word, a word that begins with it. */
export function suggestAddresses(typed: string): AddressSuggestion[] {
  if (typed.trim().length < 2) return [];
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
  const words = wordsOf(typed);
  return addresses
    .filter(({ text }) => {
      const parts = wordsOf(text);
      return words.every(word => parts.some(part => part.startsWith(word)));
    })
    .slice(0, 10);
}
