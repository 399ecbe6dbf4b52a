import * as z from 'zod/mini';
import { MAX_PERSON_NAME } from './text-limits.ts';
import { shownText } from './wire.ts';

/** Told as the code of a refusal: a name that mail programs would make a link of. */
export const LINK_IN_NAME = 'LinkInName';

const link = [
  // https://…, mail@…, www.…
  /\/\/|@|\bwww\s*\./iu,
  // A domain: a name, a dot and an ending without a space. Initials (`A.P.`, `J.Hansen`) are none.
  /[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.\p{L}{2,3}(?!\p{L})/u,
  // An address of numbers.
  /\d\.\d/u,
];

/**
 * Whether a name is or holds what mail programs make a link of: names stand in mails to strangers. Dots of other scripts
 * count, because browsers take them for dots.
 */
export const holdsLink = (name: string): boolean => {
  const plain = name.normalize('NFKC').replace(/[\u3002\u00b7\u2024]/g, '.');
  return link.some(pattern => pattern.test(plain));
};

/** A first or last name that somebody enters: trimmed, 1 to 100 characters, no link. */
export const personNameSchema = shownText(MAX_PERSON_NAME).check(
  z.minLength(1),
  z.refine(name => !holdsLink(name), LINK_IN_NAME),
);

/** Eight digits that do not start with 1, without country code (VAL-013 to VAL-015). */
export const phoneNumberSchema = z.string().check(z.regex(/^[02-9]\d{7}$/));
