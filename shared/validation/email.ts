import * as z from 'zod/mini';
import { MAX_EMAIL } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { field, firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { requiredRule } from './required.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.email;

/**
 * An address of the form address@domain, with a dot in the domain (VAL-023). The final check is up to the
 * mail server.
 */
export const emailRule: Rule = firstOf(
  requiredRule('email'),
  fits('E-mailadressen', MAX_EMAIL),
  must(value => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value), texts.format),
);

const sameEmailRule = (email: string): Rule =>
  must(value => value.toLowerCase() === email.toLowerCase(), texts.mismatch);

/**
 * The repeated e-mail, ignoring case (VAL-024), for a form's schema. Not checked while the e-mail itself is
 * invalid.
 */
export const repeatedEmailField = (entered: string) => {
  const email = entered.trim();
  return emailRule(email) === undefined ? field(sameEmailRule(email)) : z.string();
};
