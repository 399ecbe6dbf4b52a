import { must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/**
 * Maximum length, as in the API. An error at the field, because truncating pasted text would lose data
 * silently.
 *
 * @param what subject of the error, in the definite form: `Navnet`
 * @param limit maximum number of characters, from `contracts/text-limits`
 */
export const fits = (what: string, limit: number): Rule =>
  must(value => value.length <= limit, validationTexts.tooLong(what, limit));
