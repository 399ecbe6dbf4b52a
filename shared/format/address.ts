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

/**
 * The two lines of a Danish address: `Havnegade 12B, 3. th` and `8000 Aarhus C, Danmark`. An empty line is
 * omitted.
 */
export const addressLines = (address: AddressParts): string[] => {
  const house = joined([address.number, address.letter], '');
  const door = joined([floorOf(address.floor), address.direction], ' ');
  const place = joined([address.zip, address.city], ' ');
  return [
    joined([joined([address.street, house], ' '), door], ', '),
    joined([place, address.country], ', '),
  ].filter(Boolean);
};

/** The same on one line: `Havnegade 12B, 3. th, 8000 Aarhus C`. */
export const formatAddress = (address: AddressParts): string => addressLines(address).join(', ');
