/**
 * Parts of an address; each may be missing. `floor` includes its dot, `direction` is the side: tv, mf, th.
 */
interface AddressParts {
  readonly street?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly letter?: string | null | undefined;
  readonly floor?: string | null | undefined;
  readonly direction?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
}

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts
    .map(part => part?.trim())
    .filter(Boolean)
    .join(separator);

const floorOf = (floor: string | null | undefined): string | undefined =>
  floor?.trim().replace(/^(\d+)$/, '$1.');

/** `Havnegade 12B, 3. th`, or empty. */
export const streetLine = (address: AddressParts): string => {
  const house = joined([address.number, address.letter], '');
  const door = joined([floorOf(address.floor), address.direction], ' ');
  return joined([joined([address.street, house], ' '), door], ', ');
};

/** `8000 Aarhus C, Danmark`, or empty. */
export const placeLine = ({ zip, city, country }: AddressParts): string =>
  joined([joined([zip, city], ' '), country], ', ');

/** The two lines of a Danish address. An empty line is omitted. */
export const addressLines = (address: AddressParts): string[] =>
  [streetLine(address), placeLine(address)].filter(Boolean);

/** The same on one line: `Havnegade 12B, 3. th, 8000 Aarhus C`. */
export const formatAddress = (address: AddressParts): string => addressLines(address).join(', ');
