import type { Subscription } from 'shared/contracts/subscription';
import {
  isCardGone,
  SUSPENSION_REASONS,
  type Replacement,
  type SuspensionBody,
  type SuspensionReason,
} from 'shared/contracts/suspension';
import type { FormSchema } from 'shared/form';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { simNumberField } from '../sim-model/sim-number.ts';
import { suspendTexts as texts } from './texts.ts';

/** Suspends an active subscription, reactivates a suspended one. */
export const actionFor = ({ status }: Pick<Subscription, 'status'>): SuspensionBody['action'] =>
  status === 'Suspended' ? 'Reactivate' : 'Suspend';

export const REPLACEMENTS = ['None', 'Esim', 'SimCard'] as const;

/** Form values; the date is a calendar date, or what was typed so far. Unused ones are kept. */
export interface SuspensionValues {
  readonly reason: SuspensionReason | undefined;
  readonly date: string;
  readonly replacement: (typeof REPLACEMENTS)[number];
  readonly icc: string;
}

/**
 * @param reason reason in the address, for links about a lost telephone
 */
export const initialSuspension = (today: string, reason: string | null = null): SuspensionValues => ({
  reason: reason === 'mistet' ? 'Lost' : undefined,
  date: today,
  replacement: 'None',
  icc: '',
});

/** VAL-029. Reactivating needs no reason. */
export const suspensionSchema = (
  action: SuspensionBody['action'],
  today: string,
  { reason: entered, replacement: kind }: Pick<SuspensionValues, 'reason' | 'replacement'>,
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
  const reason = z.enum(SUSPENSION_REASONS, { error: texts.reasonMissing });
  if (kind === 'SimCard' && isCardGone(entered))
    return z.pipe(
      z.object({ reason, icc: simNumberField, date }),
      z.transform(({ icc, date: effectiveDate, ...body }) => ({
        action,
        ...body,
        effectiveDate,
        replacement: { kind, icc } satisfies Replacement,
      })),
    );
  const replacement: { replacement?: Replacement } =
    kind === 'Esim' && isCardGone(entered) ? { replacement: { kind } } : {};
  return z.pipe(
    z.object({ reason, date }),
    z.transform(({ date: effectiveDate, ...given }) => ({ action, ...given, effectiveDate, ...replacement })),
  );
};
