import { must } from './rule.ts';
import type { Rule } from './rule.ts';
import { validationTexts } from './texts.ts';

/** Seconds before a call is forwarded (VAL-020). */
export const forwardingDelays = [5, 10, 15, 20, 25, 30] as const;

/** A call-forwarding delay in seconds, as the form holds it. */
export const forwardingDelayRule: Rule = must(
  value => forwardingDelays.some(delay => String(delay) === value),
  validationTexts.forwardingDelay,
);
