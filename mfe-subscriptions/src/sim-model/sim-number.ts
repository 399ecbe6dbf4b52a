import { isOwnSimCard } from 'shared/contracts/sim-card';
import { field } from 'shared/validation/rule';
import { internalSimNumberRule, simNumberRule, tidySimNumber } from 'shared/validation/sim-number';
import * as z from 'zod/mini';

/** What is wrong with a number as it was entered; one of our own cards has exactly 20 digits (VAL-001 to VAL-005). */
export const simNumberProblem = (entered: string): string | undefined => {
  const number = tidySimNumber(entered);
  return isOwnSimCard(number) ? internalSimNumberRule(number) : simNumberRule(number);
};

/** A number as it is sent. */
export const simNumberField = field(simNumberProblem, tidySimNumber);

/** Codes by which a number is refused, at its field. */
export const refusedAtIcc = {
  IccShouldContainDigitsOnly: 'icc',
  IccCantBeFound: 'icc',
  IccNotAvailable: 'icc',
  IccAlreadyInUse: 'icc',
} as const;

/** The number alone is what is sent on. */
export const simNumberSchema = z.pipe(
  z.object({ number: simNumberField }),
  z.transform(({ number }) => number),
);

/** Digits entered so far, without the spaces between them. */
export const digitCount = (entered: string): number => entered.replaceAll(/\D/g, '').length;
