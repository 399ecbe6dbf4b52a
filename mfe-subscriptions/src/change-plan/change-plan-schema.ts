import type { ChangePricePlanBody, PricePlanOffering } from 'shared/contracts/price-plan';
import type { FormSchema } from 'shared/form';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { changePlanTexts as texts } from './texts.ts';

/** When the new plan takes effect. */
const MOMENTS = ['Now', 'NextPeriod', 'Day'] as const;

export const initialChange = (today: string) => ({
  offering: undefined as string | undefined,
  moment: 'Now' as (typeof MOMENTS)[number],
  date: today,
});
export type ChangeValues = ReturnType<typeof initialChange>;

/** A plan and its start (VAL-029): the date is required only for the option that needs it. */
export const changePlanSchema = (
  offerings: readonly PricePlanOffering[],
  { today, nextPeriodStart }: { readonly today: string; readonly nextPeriodStart: string },
  { moment }: Pick<ChangeValues, 'moment'>,
): FormSchema<ChangePricePlanBody> => {
  const day = field(
    firstOf(
      effectiveDateRule(today),
      must(date => date >= today, texts.datePassed),
    ),
  );
  const offering = z
    .string({ error: texts.planMissing })
    .check(z.refine(id => offerings.some(each => each.id === id), texts.planMissing));
  return z.pipe(
    z.object({ offering, date: moment === 'Day' ? day : z.string() }),
    z.transform(({ offering: id, date }) => {
      const chosen = offerings.find(each => each.id === id);
      const days = { Now: today, NextPeriod: nextPeriodStart, Day: date };
      return {
        pricePlanCode: chosen?.pricePlanCode ?? '',
        campaignCode: chosen?.campaignCode ?? null,
        effectiveDate: days[moment],
      };
    }),
  );
};
