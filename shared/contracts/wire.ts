import * as z from 'zod/mini';
import { MAX_EMAIL } from './text-limits.ts';

/**
 * An enumeration from the backend: an unknown text becomes `'Unknown'`, so that a value added on the server
 * never breaks a page; anything but a text is a parse error. The list must include `'Unknown'`.
 */
export function openEnum<const Values extends readonly ['Unknown', ...string[]]>(values: Values) {
  const known = new Set<string>(values);
  return z.codec(z.string(), z.enum(values), {
    decode: value => (known.has(value) ? (value as Values[number]) : 'Unknown'),
    encode: value => value,
  });
}

/**
 * The envelope of every response and JSON body: `{ "data": … }`. Wrap a resource's schema with it when
 * reading a response; the application itself works without the envelope.
 */
export function data<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** A list-valued query parameter: accepts `?a=1&a=2`, a single `?a=1` or an array, and returns an array. */
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

/** A day in a query, from 1900 to 2999, which every database supports. */
export const dayQuery = z.iso.date().check(z.regex(/^(?:19|2\d)/));

/** A moment in ISO 8601 with zone, `2026-11-21T09:30:00.000Z`. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** Databases cannot store the NUL character or half a surrogate pair. */
export const storable = z.refine<string>(
  text => !text.includes('\0') && text.isWellFormed(),
  'Holds a character that cannot be stored',
);

/** Error code: a text with invisible characters, such as line breaks and direction marks, or with piled-up accents. */
export const INVISIBLE_CHARACTERS = 'InvisibleCharacters';

/**
 * A trimmed text shown to others: no control, format, line break or unassigned characters (except joiners
 * within words and emoji), at most four accents in a row, and at least one visible character unless it is empty.
 */
export function shownText(maximum: number) {
  return searchText(maximum).check(
    z.refine(
      text =>
        !/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]|\p{M}{5}/u.test(text) &&
        (text === '' || /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u.test(text)),
      INVISIBLE_CHARACTERS,
    ),
  );
}

/** An e-mail address entered by a user. */
export const emailSchema = z.email().check(z.maxLength(MAX_EMAIL));

/** Id of a customer, account, subscription, order or person: opaque text, 1–64 characters. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/** The query of every tenant-scoped call. Without it the API returns `CustomerIdIsRequired`. */
export const customerQueryShape = { customerId: idSchema };

/** Search text: trimmed, at most 200 characters by default. */
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
