import type { Subscription } from 'shared/contracts/subscription';
import { SUSPENSION_REASONS, type SuspensionBody, type SuspensionReason } from 'shared/contracts/suspension';
import type { FormSchema } from 'shared/form';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { suspendTexts as texts } from './texts.ts';

/** Suspends an active subscription, opens a suspended one. */
export const actionFor = ({ status }: Pick<Subscription, 'status'>): SuspensionBody['action'] =>
  status === 'Suspended' ? 'Reactivate' : 'Suspend';

/** What is filled in; the date is a calendar day, or what was typed so far. */
export const initialSuspension = (today: string) => ({
  reason: undefined as SuspensionReason | undefined,
  date: today,
});
export type SuspensionValues = ReturnType<typeof initialSuspension>;

/** VAL-029. Opening again needs no reason. */
export const suspensionSchema = (
  action: SuspensionBody['action'],
  today: string,
): FormSchema<SuspensionBody> => {
  const date = field(
    firstOf(
      effectiveDateRule(today),
      must(day => day >= today, texts.datePassed),
    ),
  );
  if (action === 'Reactivate')
    return z.pipe(
      z.object({ date }),
      z.transform(({ date: effectiveDate }) => ({ action, effectiveDate })),
    );
  return z.pipe(
    z.object({ reason: z.enum(SUSPENSION_REASONS, { error: texts.reasonMissing }), date }),
    z.transform(({ reason, date: effectiveDate }) => ({ action, reason, effectiveDate })),
  );
};

/** Whether somebody else may have the card. */
export const isCardGone = (reason: SuspensionReason | undefined): boolean =>
  reason === 'Lost' || reason === 'Stolen';
