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
  // A line without a number has none to take along.
  numberHandling: (of.telephoneNumber ? undefined : 'Release') as NumberHandling | undefined,
  lastDigits: '',
});
export type TerminationValues = ReturnType<typeof initialTermination>;

/** What has to be typed so that the right subscription is ended: the last digits of what it is known by. */
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
