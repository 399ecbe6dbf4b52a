import { must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';
import type { RequiredField } from './texts.ts';

/** A value is required (VAL-026, VAL-027). */
export const requiredRule = (name: RequiredField): Rule =>
  must(value => value.trim() !== '', validationTexts.required[name]);
