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
 * True where the lower-case column, or expression, holds every word; no words match everything. Beside other words a short number
 * must stand alone, so that `100 gb` does not find every id that has 100 in it.
 */
export function containsWords(
  column: string | RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const conditions = words.map(word =>
    words.length > 1 && /^\d{1,3}$/.test(word)
      ? sql<SqlBool>`(' ' || ${text} || ' ') like ${`% ${word} %`}`
      : sql<SqlBool>`${text} like ${likePattern(word)}`,
  );
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
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

/** `+45 10 20 30 40` and `10 20 30 40` as they are stored: `10203040`. Other text is left as it is. */
function joinNumber(text: string): string {
  if (!/^\+?[\d\s]+$/.test(text.trim())) return text;
  const digits = text.replace(/[\s+]/g, '');
  return /^(?:00)?45\d{8}$/.test(digits) ? digits.slice(-8) : digits;
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, character => `\\${character}`)}%`;
}
