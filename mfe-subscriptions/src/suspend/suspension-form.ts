import { SUSPENSION_REASONS, type SuspensionBody, type SuspensionReason } from 'shared/contracts/suspension';
import type { FormProblem } from 'shared/ui/error-summary';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { suspendTexts as texts } from './texts.ts';

/** What is filled in. */
export interface SuspensionForm {
  readonly reason: SuspensionReason | undefined;
  /** A calendar day, or what was typed so far. */
  readonly date: string;
}

export const fieldIds = { reason: 'suspension-reason', date: 'suspension-date' } as const;

export const emptyForm = (today: string): SuspensionForm => ({ reason: undefined, date: today });

export const isChanged = (form: SuspensionForm, today: string): boolean =>
  form.reason !== undefined || form.date !== today;

const dateProblem = (date: string, today: string): string | undefined =>
  effectiveDateRule(today)(date) ?? (date < today ? texts.datePassed : undefined);

/** What has to be put right, in the order of the fields. Opening again needs no reason. */
export const problemsOf = (
  action: SuspensionBody['action'],
  { reason, date }: SuspensionForm,
  today: string,
): FormProblem[] => {
  const ofDate = dateProblem(date, today);
  return [
    ...(action === 'Suspend' && reason === undefined
      ? [{ fieldId: fieldIds.reason, message: texts.reasonMissing }]
      : []),
    ...(ofDate === undefined ? [] : [{ fieldId: fieldIds.date, message: ofDate }]),
  ];
};

/** The body of the call; undefined while something has to be put right. */
export const bodyOf = (
  action: SuspensionBody['action'],
  form: SuspensionForm,
  today: string,
): SuspensionBody | undefined => {
  if (problemsOf(action, form, today).length > 0) return undefined;
  const { reason, date: effectiveDate } = form;
  if (action === 'Reactivate') return { action, effectiveDate };
  return reason === undefined ? undefined : { action, reason, effectiveDate };
};

/** Whether somebody else may have the card. */
export const isCardGone = (reason: SuspensionReason | undefined): boolean =>
  reason === 'Lost' || reason === 'Stolen';

export const reasons = SUSPENSION_REASONS;
