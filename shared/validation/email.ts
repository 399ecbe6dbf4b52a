import * as z from 'zod/mini';
import { MAX_EMAIL } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { field, firstOf, must } from './rule.ts';
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

const sameEmailRule = (email: string): Rule =>
  must(value => value.toLowerCase() === email.toLowerCase(), texts.mismatch);

/** Its repetition, in whatever case (VAL-024), for the schema of a form. While the e-mail itself is wrong, it is not worth a word. */
export const repeatedEmailField = (entered: string) => {
  const email = entered.trim();
  return emailRule(email) === undefined ? field(sameEmailRule(email)) : z.string();
};
