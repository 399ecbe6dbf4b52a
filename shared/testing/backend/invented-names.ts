/** Invented names: no real person, company, street or town. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The item at a position, wrapping around; deterministic. */
export const nth = <Item>(items: NonEmpty<Item>, position: number): Item =>
  items[position % items.length] ?? items[0];

const words = (text: string): NonEmpty<string> => {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
};

const firstNames = words(`
  Mette Søren Åse Jakob Line Rasmus Kirsten Ægir Sofie Mads Birgitte Ørnulf Frida Niels Thea Kåre Hanne
  Viggo Camilla Ole Lærke Jørgen Ida`);

const lastNames = words(`
  Bakkelund Østerhede Kildemark Fyrreholt Åbrink Sandkrog Nørrelund Havbjerg Ærtebjerg Mosevang Dalsgård-Holm
  Lyngbakke Højvang`);

const streets = words(`
  Rebslagerbroen Duneagervej Lanterneringen Sejlmagerløkken Ørnesvinget Tangvejen Kompasgangen`);

const towns: NonEmpty<{ zip: string; city: string }> = [
  { zip: '2997', city: 'Nordhavnsby' },
  { zip: '5997', city: 'Fjordby' },
  { zip: '6998', city: 'Klitby' },
  { zip: '8997', city: 'Åstrand' },
];

/** The name of the person at a position; the lists' lengths are coprime, so that pairs repeat late. */
export const personAt = (position: number) => ({
  firstName: nth(firstNames, position),
  lastName: nth(lastNames, position * 5 + 2),
});

/** The parts of `Rebslagerbroen 14, 2997 Nordhavnsby`. */
export const placeAt = (position: number) => ({
  streetName: nth(streets, position),
  houseNumber: String(((position * 17) % 120) + 1),
  ...nth(towns, position),
});

/** `mette.kildemark@kunde.example` */
export const emailOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName}.${lastName}@kunde.example`
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
