import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.ean;

/** An EAN number: 13 digits, whole and not negative (VAL-008). */
export const eanRule: Rule = firstOf(
  must(value => value !== '', texts.required),
  must(value => !value.startsWith('-'), texts.negative),
  must(value => /^\d+$/.test(value), texts.whole),
  must(value => value.length === 13, texts.length),
);

/**
 * Warns of a probable typo without blocking the form, because the specification only requires the length.
 * Source of the check digit: GS1 General Specifications, weights 1 and 3.
 */
export const eanWarning: Rule = value => {
  if (eanRule(value) !== undefined) return undefined;
  const sum = Array.from(value).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? undefined : texts.checkDigit;
};
