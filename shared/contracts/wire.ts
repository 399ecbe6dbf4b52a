import * as z from 'zod/mini';
import { MAX_EMAIL } from './text-limits.ts';

/**
 * An enumeration read from the back end: a text that is not in the list becomes `'Unknown'`, so that a value
 * added on the server never breaks a page; anything but a text is a parse failure. The list must hold `'Unknown'`.
 */
export function openEnum<const Values extends readonly ['Unknown', ...string[]]>(values: Values) {
  const known = new Set<string>(values);
  return z.codec(z.string(), z.enum(values), {
    decode: value => (known.has(value) ? (value as Values[number]) : 'Unknown'),
    encode: value => value,
  });
}

/**
 * The envelope of every answer and every JSON body: `{ "data": … }`. Wrap the schema of a resource with it where
 * the answer is read; inside the application the envelope is gone.
 */
export function data<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** A list-valued query parameter: accepts `?a=1&a=2`, a single `?a=1` and a ready array, and gives an array. */
export function manyOf<Item extends z.core.$ZodType>(item: Item) {
  return z.optional(
    z.union([
      z.array(item).check(z.maxLength(200)),
      z.pipe(
        item,
        z.transform(single => [single]),
      ),
    ]),
  );
}

/** A calendar day without a time, `2026-11-21`, in Danish local time. */
export const dateSchema = z.iso.date();

/** A day in a query: of the years 1900 to 2999, which every database understands. */
export const dayQuery = z.iso.date().check(z.regex(/^(?:19|2\d)/));

/** A moment as ISO 8601 with zone, `2026-11-21T09:30:00.000Z`. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** No database stores the character NUL, nor half of a character (a lone surrogate). */
export const storable = z.refine<string>(
  text => !text.includes('\0') && text.isWellFormed(),
  'Holds a character that cannot be stored',
);

/** Told as the code of a refusal: a text with characters that nobody can see, such as line breaks and turns of direction. */
export const INVISIBLE_CHARACTERS = 'InvisibleCharacters';

/**
 * A text that is shown to others, trimmed: no characters of control, format or line breaks and no unassigned ones (joiners within words and emoji
 * aside), and at least one that can be seen unless it is empty.
 */
export function shownText(maximum: number) {
  return searchText(maximum).check(
    z.refine(
      text =>
        !/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(text) &&
        (text === '' || /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u.test(text)),
      INVISIBLE_CHARACTERS,
    ),
  );
}

/** An e-mail address that somebody enters. */
export const emailSchema = z.email().check(z.maxLength(MAX_EMAIL));

/** The id of a customer, account, subscription, order or person: opaque text, 1–64 characters. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/** The query every tenant-scoped call carries. Left out, the API answers `CustomerIdIsRequired`. */
export const customerQueryShape = { customerId: idSchema };

/** Free text of a search field: trimmed, at most 200 characters unless a caller says otherwise. */
export function searchText(maximum = 200) {
  return z.string().check(z.trim(), z.maxLength(maximum), storable);
}

/** A boolean in a query string: `true` or `false`, as text or as a boolean. */
export const booleanQuery = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform(text => text === 'true'),
  ),
]);
