const danishLetters = new Map([
  ['æ', '{'],
  ['ä', '{'],
  ['ø', '|'],
  ['ö', '|'],
  ['å', '}'],
]);

/**
 * Sort key for Danish order by byte comparison: case and other accents ignored, Æ Ø Å after Z, AA as Å, numbers by
 * value (`Afdeling 9` before `Afdeling 10`). Computed here rather than by a collation, so that both databases and all
 * indexes agree.
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
