import type { Subscription } from 'shared/contracts/subscription';
import {
  NUMBER_HANDLINGS,
  TERMINATION_REASONS,
  type NumberHandling,
  type TerminationBody,
  type TerminationQuote,
  type TerminationReason,
} from 'shared/contracts/termination';
import type { FormSchema } from 'shared/form';
import { formatLongDate } from 'shared/format/date';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { terminateTexts as texts } from './texts.ts';

export const initialTermination = (of: Subscription, { earliestDate }: TerminationQuote) => ({
  date: earliestDate,
  reason: undefined as TerminationReason | undefined,
  // A subscription without a number has none to port out.
  numberHandling: (of.telephoneNumber ? undefined : 'Release') as NumberHandling | undefined,
  lastDigits: '',
});
export type TerminationValues = ReturnType<typeof initialTermination>;

/** What the user must type to confirm the right subscription: the last digits of its number or id. */
const lastDigitsOf = ({ telephoneNumber, circuitId, id }: Subscription): string =>
  (telephoneNumber?.localNumber ?? circuitId ?? id).replaceAll(/\D/g, '').slice(-4);

/** CTRL-006, VAL-029. */
export const terminationSchema = (
  of: Subscription,
  { earliestDate }: TerminationQuote,
  today: string,
): FormSchema<TerminationBody> =>
  z.pipe(
    z.object({
      date: field(
        firstOf(
          effectiveDateRule(today),
          must(day => day >= earliestDate, texts.tooEarly(formatLongDate(earliestDate))),
        ),
      ),
      reason: z.enum(TERMINATION_REASONS, { error: texts.reasonMissing }),
      numberHandling: z.enum(NUMBER_HANDLINGS, { error: texts.numberMissing }),
      lastDigits: field(must(digits => digits === lastDigitsOf(of), texts.wrongDigits)),
    }),
    z.transform(({ date, reason, numberHandling }) => ({ terminationDate: date, reason, numberHandling })),
  );
