/** A new password and its confirmation, in whatever form they stand. */
import type { FormProblem } from 'shared/ui/error-summary';
import { passwordRule, samePasswordRule } from 'shared/validation/password';

export const passwordFieldId = 'new-password';
export const repeatFieldId = 'repeat-password';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** VAL-016 to VAL-018. While the password itself is wrong, the confirmation is not worth a word. */
export const newPasswordProblems = ({ password, repeated }: NewPassword): FormProblem[] => {
  const message = passwordRule(password);
  if (message !== undefined) return [{ fieldId: passwordFieldId, message }];
  const mismatch = samePasswordRule(password)(repeated);
  return mismatch === undefined ? [] : [{ fieldId: repeatFieldId, message: mismatch }];
};
