import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

const texts = validationTexts.simNumber;

/** SIM numbers are printed in groups: removes spaces, and nothing else. */
export const tidySimNumber = (entered: string): string => entered.replaceAll(/\s/g, '');

const digitsOnly = [
  must(value => value !== '', texts.required),
  must(value => !value.startsWith('-'), texts.negative),
  must(value => /^\d+$/.test(value), texts.whole),
];

/** A SIM number of the operator's own cards (VAL-001 to VAL-004). */
export const internalSimNumberRule: Rule = firstOf(
  ...digitsOnly,
  must(value => value.length === 20, texts.internalLength),
);

/** A SIM number of any card (VAL-001 to VAL-003, VAL-005). */
export const simNumberRule: Rule = firstOf(
  ...digitsOnly,
  must(value => [11, 19, 20].includes(value.length), texts.length),
);
