import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Words of a search text; all must occur, in any order and case. */
export function searchWords(text: string | undefined): string[] {
  return joinNumber(text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(word => word !== '')
    .slice(0, 20);
}

/**
 * True if the lower-case column contains every word; no words match everything. Together with other words, a short
 * number must be a whole word, so that `100 gb` does not match every id that contains 100.
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

/** Whether a trigram index can find the word; for shorter words it would be scanned completely. */
function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word);
}

/**
 * Entries of a pasted list of numbers or ids, separated by newline, comma, semicolon or tab, or long numbers separated
 * by spaces. Undefined if the text is no such list; it is then an ordinary search.
 */
export function pastedEntries(text: string | undefined): string[] | undefined {
  const lines = (text ?? '').split(/[\n\r,;\t]+/).flatMap(line => {
    const parts = line.trim().split(/\s+/);
    return parts.length > 1 && parts.every(part => /^\+?\d{6,}$/.test(part)) ? parts : [line];
  });
  const entries = lines.map(line => joinNumber(line).trim().toLowerCase()).filter(entry => entry !== '');
  return lines.length > 1 && entries.some(entry => /\d/.test(entry)) ? [...new Set(entries)] : undefined;
}

/** A Danish phone number in four pairs, with or without country code, among other words. */
const pairsOfDigits = /(?<![\d+])(?:(?:\+|00)45[\s.-]?)?\d{2}([\s.-])\d{2}\1\d{2}\1\d{2}(?!\d)/g;

/** Normalizes `+45 10 20 30 40` and `10-20-30-40` to the stored form `10203040`. Leaves other text unchanged. */
function joinNumber(text: string): string {
  const isNumber = /^\+?[\d\s]+$/.test(text.trim()) || /^\(?\+?[\d\s()-]{10,}$/.test(text.trim());
  if (!isNumber) return text.replace(pairsOfDigits, pairs => pairs.replace(/\D/g, '').slice(-8));
  const digits = text.replace(/\D/g, '');
  return /^(?:00)?45\d{8}$/.test(digits) ? digits.slice(-8) : digits;
}

/**
 * Rank of a match of at least one word in the lower-case column: 0 for whole words, 1 for prefixes of words, 2 for
 * matches anywhere.
 */
export function wordsRank(column: string, words: readonly string[]): RawBuilder<number> {
  const padded = sql`' ' || ${sql.ref(column)} || ' '`;
  const containsAll = (patternOf: (pattern: string) => string) =>
    sql.join(
      words.map(word => sql`${padded} like ${patternOf(likePattern(word))}`),
      sql` and `,
    );
  return sql<number>`case when not (${containsAll(pattern => `% ${pattern.slice(1)}`)}) then 2
    when ${containsAll(pattern => `% ${pattern.slice(1, -1)} %`)} then 0 else 1 end`;
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, character => `\\${character}`)}%`;
}
