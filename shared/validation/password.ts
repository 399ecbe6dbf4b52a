import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.password;

/** At least 8 characters with lower case, upper case and a digit (VAL-016, VAL-017). Never tidied. */
export const passwordRule: Rule = firstOf(
  must(value => value !== '', texts.required),
  must(value => value.length >= 8, texts.length),
  must(value => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value), texts.characters),
);

/** The confirmation has to repeat the password (VAL-018). */
export const samePasswordRule = (password: string): Rule => must(value => value === password, texts.mismatch);
