import { MAX_EMAIL } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { requiredRule } from './required.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.email;

/** An address of the form address@domain, the domain with a dot (VAL-023). The mail server has the last word. */
export const emailRule: Rule = firstOf(
  requiredRule('email'),
  fits('E-mailadressen', MAX_EMAIL),
  must(value => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value), texts.format),
);

/** A second entry has to repeat the first, in whatever case (VAL-024). */
export const sameEmailRule = (email: string): Rule =>
  must(value => value.toLowerCase() === email.trim().toLowerCase(), texts.mismatch);
