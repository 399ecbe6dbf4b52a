import * as z from 'zod/mini';

/** What a rule says about a value: a whole sentence, or nothing when the value is good. */
export type Verdict = string | undefined;

/** A pure check of one entered value. */
export type Rule<Value = string> = (value: Value) => Verdict;

/** The first thing there is to say, in the order of the rules. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  value => {
    for (const rule of rules) {
      const verdict = rule(value);
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };

/** A rule from a test and the sentence for when it fails. */
export const must =
  (test: (value: string) => boolean, message: string): Rule =>
  value =>
    test(value) ? undefined : message;

/**
 * A form field for zod: the entered text is tidied, then checked, and the tidy value is what the form sends.
 *
 * @param rule what to check
 * @param tidy what to do with the entered text first; trims it by default
 */
export const field = (rule: Rule, tidy: (entered: string) => string = text => text.trim()) =>
  z.pipe(
    z.pipe(z.string(), z.transform(tidy)),
    z.string().check(context => {
      const message = rule(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
