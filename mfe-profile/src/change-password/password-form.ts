import { codeTexts } from 'shared/errors/error-texts';
import type { FormProblem } from 'shared/ui/error-summary';
import { passwordRule, samePasswordRule } from 'shared/validation/password';
import { validationTexts } from 'shared/validation/texts';

export const fieldIds = {
  current: 'current-password',
  chosen: 'new-password',
  repeated: 'repeat-password',
} as const;

export interface PasswordForm {
  readonly current: string;
  readonly chosen: string;
  readonly repeated: string;
}

/** VAL-016 to VAL-018. While the password itself is wrong, the confirmation is not worth a word. */
export const problemsOf = (
  { current, chosen, repeated }: PasswordForm,
  isRefused: boolean,
): FormProblem[] => {
  const missing = current === '' ? validationTexts.password.required : undefined;
  const ofChosen = passwordRule(chosen);
  const verdicts: [fieldId: string, message: string | undefined][] = [
    [fieldIds.current, missing ?? (isRefused ? codeTexts['InvalidPassword'] : undefined)],
    [fieldIds.chosen, ofChosen],
    [fieldIds.repeated, ofChosen === undefined ? samePasswordRule(chosen)(repeated) : undefined],
  ];
  return verdicts.flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }]));
};
