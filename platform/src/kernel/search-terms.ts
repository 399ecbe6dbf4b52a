import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The words of a search text: all of them must occur, in any order and case. */
export function searchWords(text: string | undefined): string[] {
  return joinNumber(text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(word => word !== '')
    .slice(0, 20);
}

/**
 * True where the lower-case column holds every word; no words match everything. Beside other words a short number
 * must stand alone, so that `100 gb` does not find every id that has 100 in it.
 */
export function containsWords(column: string, words: readonly string[]): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  const conditions = words.map(word =>
    words.length > 1 && /^\d{1,3}$/.test(word)
      ? sql<SqlBool>`(' ' || ${text} || ' ') like ${`% ${word} %`}`
      : sql<SqlBool>`${hasTrigram(word) ? text : sql`(${text} || '')`} like ${likePattern(word)}`,
  );
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether an index of trigrams knows where a word can be; for any other it would be read from end to end. */
function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word);
}

/**
 * The entries of a pasted list of numbers or ids, one per line or parted by comma, semicolon or tab, or long
 * numbers parted by spaces. Undefined when the text is no such list, which is then an ordinary search.
 */
export function pastedEntries(text: string | undefined): string[] | undefined {
  const lines = (text ?? '').split(/[\n\r,;\t]+/).flatMap(line => {
    const parts = line.trim().split(/\s+/);
    return parts.length > 1 && parts.every(part => /^\+?\d{6,}$/.test(part)) ? parts : [line];
  });
  const entries = lines.map(line => joinNumber(line).trim().toLowerCase()).filter(entry => entry !== '');
  return lines.length > 1 && entries.some(entry => /\d/.test(entry)) ? [...new Set(entries)] : undefined;
}

/** A Danish telephone number in four pairs, with or without its country, among other words. */
const pairsOfDigits = /(?<![\d+])(?:(?:\+|00)45[\s.-]?)?\d{2}([\s.-])\d{2}\1\d{2}\1\d{2}(?!\d)/g;

/** `+45 10 20 30 40` and `10-20-30-40` as they are stored: `10203040`. Other text is left as it is. */
function joinNumber(text: string): string {
  const isNumber = /^\+?[\d\s]+$/.test(text.trim()) || /^\(?\+?[\d\s()-]{10,}$/.test(text.trim());
  if (!isNumber) return text.replace(pairsOfDigits, pairs => pairs.replace(/\D/g, '').slice(-8));
  const digits = text.replace(/\D/g, '');
  return /^(?:00)?45\d{8}$/.test(digits) ? digits.slice(-8) : digits;
}

/**
 * How well the lower-case column holds the words that it is known to hold: 0 as words of their own, 1 at the beginnings of
 * words, 2 anywhere.
 */
export function wordsRank(column: string, words: readonly string[]): RawBuilder<number> {
  const padded = sql`' ' || ${sql.ref(column)} || ' '`;
  const holdsAll = (patternOf: (pattern: string) => string) =>
    sql.join(
      words.map(word => sql`${padded} like ${patternOf(likePattern(word))}`),
      sql` and `,
    );
  if (words.length === 0) return sql<number>`0`;
  return sql<number>`case when not (${holdsAll(pattern => `% ${pattern.slice(1)}`)}) then 2
    when ${holdsAll(pattern => `% ${pattern.slice(1, -1)} %`)} then 0 else 1 end`;
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, character => `\\${character}`)}%`;
}
