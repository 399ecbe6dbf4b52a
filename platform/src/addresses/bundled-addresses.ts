import type { AddressSuggestion } from 'shared/contracts/address-suggestion';
import { streets, towns } from '../demo-data/invented-names.ts';
import type { AddressProvider } from './address-provider.ts';

const most = 10;
const houses = Array.from({ length: 40 }, (_, index) => String(index + 1));

/** Invented streets in invented towns, for a portal without an external address register. */
const addresses: readonly AddressSuggestion[] = towns.flatMap(({ zip, city }) =>
  streets.flatMap(streetName =>
    houses.map(houseNumber => ({
      id: `${zip}-${streetName}-${houseNumber}`.toLowerCase(),
      text: `${streetName} ${houseNumber}, ${zip} ${city}`,
      ...{ streetName, houseNumber, zip, city },
    })),
  ),
);

/** Finds addresses whose words begin with the typed words, in the same order. */
export const bundledAddresses: AddressProvider = {
  suggest(typed) {
    const words = typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (typed.trim().length < 2) return Promise.resolve([]);
    const found = addresses.filter(({ text }) => {
      const parts = text.toLowerCase().split(/[\s,]+/);
      return words.every(word => parts.some(part => part.startsWith(word)));
    });
    return Promise.resolve(found.slice(0, most));
  },
};
