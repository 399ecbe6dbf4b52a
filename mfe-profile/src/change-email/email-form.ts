import { codeTexts } from 'shared/errors/error-texts';
import type { FormProblem } from 'shared/ui/error-summary';
import { emailRule } from 'shared/validation/email';
import { firstOf, must } from 'shared/validation/rule';
import { validationTexts } from 'shared/validation/texts';
import { changeEmailTexts as texts } from './texts.ts';

export const fieldIds = { email: 'new-email', password: 'current-password' } as const;

export interface EmailForm {
  readonly email: string;
  readonly password: string;
}

/** Refusals that have a field: the wrong password, and what is said of the address. */
export const refusals = [
  'InvalidPassword',
  'IllegalSendToEmail',
  'CustomerDoesNotHaveRightToUseDomain',
  'SelfserviceUserAlreadyExists',
] as const;
export type EmailRefusal = (typeof refusals)[number];

/** VAL-023, and that something was entered; then what the API has said of just this. */
export const problemsOf = (
  { email, password }: EmailForm,
  present: string,
  refusal: EmailRefusal | undefined,
): FormProblem[] => {
  const rule = firstOf(
    emailRule,
    must(value => value.toLowerCase() !== present.toLowerCase(), texts.same),
  );
  const refused = refusal && codeTexts[refusal];
  const ofPassword = password === '' ? validationTexts.password.required : undefined;
  const isOfPassword = refusal === 'InvalidPassword';
  const verdicts: [fieldId: string, message: string | undefined][] = [
    [fieldIds.email, rule(email.trim()) ?? (isOfPassword ? undefined : refused)],
    [fieldIds.password, ofPassword ?? (isOfPassword ? refused : undefined)],
  ];
  return verdicts.flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }]));
};
