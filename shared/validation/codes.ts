import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/** A one-time access code: exactly 4 digits (VAL-021). Only the server can verify it (VAL-022). */
export const accessCodeRule: Rule = firstOf(
  must(value => value !== '', validationTexts.accessCode.required),
  must(value => /^\d{4}$/.test(value), validationTexts.accessCode.length),
);
