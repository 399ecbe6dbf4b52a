import { ACCOUNT_LIMITS } from '../contracts/text-limits.ts';
import { fits } from './fits.ts';
import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/** The name of a billing account: at least 2 letters (VAL-019). */
export const accountNameRule: Rule = firstOf(
  must(value => (value.match(/\p{L}/gu) ?? []).length >= 2, validationTexts.accountName),
  fits('Navnet', ACCOUNT_LIMITS.accountName),
);
