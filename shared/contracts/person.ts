import * as z from 'zod/mini';
import { MAX_PERSON_NAME } from './text-limits.ts';
import { shownText } from './wire.ts';

/** Error code: a name that mail programs would turn into a link. */
export const LINK_IN_NAME = 'LinkInName';

const link = [
  // https://…, mail@…, www.…
  /\/\/|@|\bwww\s*\./iu,
  // A domain: a name, a dot and an ending without a space. Initials (`A.P.`, `J.Hansen`) do not match.
  /[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.\p{L}{2,3}(?!\p{L})/u,
  // An IP address.
  /\d\.\d/u,
];

/**
 * Whether a name contains something that mail programs turn into a link: names appear in mails to strangers.
 * Dots of other scripts count, because browsers treat them as dots.
 */
export const containsLink = (name: string): boolean => {
  const plain = name.normalize('NFKC').replace(/[\u3002\u00b7\u2024]/g, '.');
  return link.some(pattern => pattern.test(plain));
};

/** A first or last name: trimmed, 1 to 100 characters, no link. */
export const personNameSchema = shownText(MAX_PERSON_NAME).check(
  z.minLength(1),
  z.refine(name => !containsLink(name), LINK_IN_NAME),
);

/** Eight digits that do not start with 1, without country code (VAL-013 to VAL-015). */
export const phoneNumberSchema = z.string().check(z.regex(/^[02-9]\d{7}$/));
