import { isOwnSimCard } from 'shared/contracts/sim-card';
import { field } from 'shared/validation/rule';
import { internalSimNumberRule, simNumberRule, tidySimNumber } from 'shared/validation/sim-number';
import * as z from 'zod/mini';

/** Validation error of a SIM card number; our own cards have exactly 20 digits (VAL-001 to VAL-005). */
export const simNumberProblem = (entered: string): string | undefined => {
  const number = tidySimNumber(entered);
  return isOwnSimCard(number) ? internalSimNumberRule(number) : simNumberRule(number);
};

/** A number in the format that is sent. */
export const simNumberField = field(simNumberProblem, tidySimNumber);

/** Error codes about a number, shown at its field. */
export const refusedAtIcc = {
  IccShouldContainDigitsOnly: 'icc',
  IccCantBeFound: 'icc',
  IccNotAvailable: 'icc',
  IccAlreadyInUse: 'icc',
} as const;

/** Its output is the number alone. */
export const simNumberSchema = z.pipe(
  z.object({ number: simNumberField }),
  z.transform(({ number }) => number),
);

/** Number of digits entered so far. */
export const digitCount = (entered: string): number => entered.replaceAll(/\D/g, '').length;
