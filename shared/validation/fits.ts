import { must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/**
 * Not longer than the API takes it. Said at the field: one that cut off what is pasted would lose the rest unseen.
 *
 * @param what what is too long, in the definite form: `Navnet`
 * @param limit the most characters, of `contracts/text-limits`
 */
export const fits = (what: string, limit: number): Rule =>
  must(value => value.length <= limit, validationTexts.tooLong(what, limit));
