const danishLetters = new Map([
  ['æ', '{'],
  ['ä', '{'],
  ['ø', '|'],
  ['ö', '|'],
  ['å', '}'],
]);

/**
 * A text that sorts byte by byte as Danish readers expect the original to sort: without regard to case and other
 * accents, Æ Ø Å after Z, AA as Å, and numbers by their value (`Afdeling 9` before `Afdeling 10`). Computed here,
 * and not left to the database, so that both kinds of database and every index agree.
 */
export function danishSortKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('aa', 'å')
    .replace(/[^\x20-\x7e]/g, letter => danishLetters.get(letter) ?? letter.normalize('NFD').charAt(0))
    .replace(/[^a-z0-9{|}]+/g, ' ')
    .replace(/\d+/g, digits => digits.padStart(10, '0'))
    .trim();
}
