import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.phone;

/** Removes spaces, hyphens and the Danish country code in any notation. */
export const tidyPhone = (entered: string): string =>
  entered.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)45(?=.)/, '');

/** The digits of a phone number, without a rule for the first digit: demonstration numbers start with 1. */
export const phoneDigitsRule: Rule = firstOf(
  must(value => /^\d+$/.test(value), texts.digits),
  must(value => value.length === 8, texts.length),
);

/** A Danish phone number: 8 digits that do not start with 1 (VAL-013 to VAL-015). */
export const phoneRule: Rule = firstOf(
  must(value => value !== '', texts.required),
  phoneDigitsRule,
  must(value => !value.startsWith('1'), texts.start),
);
