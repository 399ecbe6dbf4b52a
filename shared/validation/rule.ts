import * as z from 'zod/mini';

/** Result of a rule: an error message as a full sentence, or undefined for a valid value. */
export type Verdict = string | undefined;

/** A pure check of one entered value. */
export type Rule<Value = string> = (value: Value) => Verdict;

/** The first error, in the order of the rules. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  value => {
    for (const rule of rules) {
      const verdict = rule(value);
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };

/** Creates a rule from a predicate and its error message. */
export const must =
  (test: (value: string) => boolean, message: string): Rule =>
  value =>
    test(value) ? undefined : message;

/**
 * A zod form field: tidies the entered text, then validates it; the tidied value is submitted.
 *
 * @param rule validation rule
 * @param tidy applied to the entered text first; trims by default
 */
export const field = (rule: Rule, tidy: (entered: string) => string = text => text.trim()) =>
  z.pipe(
    z.pipe(z.string(), z.transform(tidy)),
    z.string().check(context => {
      const message = rule(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
