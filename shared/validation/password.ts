import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.password;

const hasLength = (value: string): boolean => Array.from(value).length >= 8;
const hasLowerCase = (value: string): boolean => /\p{Ll}/u.test(value);
const hasUpperCase = (value: string): boolean => /\p{Lu}/u.test(value);
const hasDigit = (value: string): boolean => /\d/.test(value);

/** At least 8 characters with lower case, upper case and a digit (VAL-016, VAL-017). Never trimmed. */
export const passwordRule: Rule = firstOf(
  must(value => value !== '', texts.required),
  must(hasLength, texts.length),
  must(value => hasLowerCase(value) && hasUpperCase(value) && hasDigit(value), texts.characters),
);

/** The same rules one by one, to show next to the field while a new password is typed. */
export const passwordRequirements = (value: string): { text: string; isMet: boolean }[] => [
  { text: texts.needs.length, isMet: hasLength(value) },
  { text: texts.needs.lowerCase, isMet: hasLowerCase(value) },
  { text: texts.needs.upperCase, isMet: hasUpperCase(value) },
  { text: texts.needs.digit, isMet: hasDigit(value) },
];

/** The confirmation must equal the password (VAL-018). */
export const samePasswordRule = (password: string): Rule => must(value => value === password, texts.mismatch);
