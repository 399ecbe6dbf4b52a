import { BARRING_CODES, BARRING_LIMITS } from 'shared/contracts/barrings';
import { REQUESTED_OFFERING_TYPES } from 'shared/contracts/price-plan';
import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import { NUMBER_HANDLINGS, TERMINATION_REASONS } from 'shared/contracts/termination';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { BARRING_CHOICES, CHANGES, type BarringValues } from './draft.ts';
import { bulkChangeTexts as texts } from './texts.ts';

/** From today to four calendar months ahead (VAL-029). */
const date = (today: string) =>
  field(
    firstOf(
      effectiveDateRule(today),
      must(day => day >= today, texts.datePassed),
    ),
  );
const chosen = (error: string) => z.string().check(z.minLength(1, { error }));
const category = z.enum(REQUESTED_OFFERING_TYPES, { error: texts.categoryMissing });
const choice = z.enum(BARRING_CHOICES);

const isAnyChanged = (values: BarringValues) => BARRING_CODES.some(code => values[code] !== 'keep');
const hasLimit = ({ BARLEVEL, limit }: BarringValues) => BARLEVEL !== 'on' || limitOf(limit) !== undefined;

/** The selected limit in kroner. */
export const limitOf = (typed: string) => BARRING_LIMITS.find(limit => String(limit) === typed);

/** Validation of each step. */
export const schemas = (today: string) => ({
  action: z.object({ action: z.enum(CHANGES, { error: texts.actionMissing }) }),
  suspend: z.object({
    reason: z.enum(SUSPENSION_REASONS, { error: texts.suspensionReasonMissing }),
    date: date(today),
  }),
  reactivate: z.object({ date: date(today) }),
  plan: z.object({ category, offering: chosen(texts.planMissing), date: date(today) }),
  service: z.object({ category, code: chosen(texts.serviceMissing) }),
  barrings: z
    .object({
      BARINTCAL: choice,
      BAROUTG: choice,
      OWNERCONTROL_NUA: choice,
      BAR90: choice,
      BARLEVEL: choice,
      limit: z.string(),
    })
    .check(
      z.refine(isAnyChanged, { path: ['BARINTCAL'], error: texts.barringMissing }),
      z.refine(hasLimit, { path: ['limit'], error: texts.limitMissing }),
    ),
  account: z.object({ accountId: chosen(texts.accountMissing), date: date(today) }),
  terminate: z.object({
    date: date(today),
    reason: z.enum(TERMINATION_REASONS, { error: texts.terminationReasonMissing }),
    numberHandling: z.enum(NUMBER_HANDLINGS, { error: texts.numberMissing }),
  }),
});
