/** The form of a new login: what is entered, what is wrong with it, and what is sent. */
import type { AcceptInvitationBody } from 'shared/contracts/invitation';
import type { FormProblem } from 'shared/ui/error-summary';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { requiredRule } from 'shared/validation/required';
import { newPasswordProblems, type NewPassword } from '../public-form/new-password.ts';

export const fieldIds = {
  firstName: 'first-name',
  lastName: 'last-name',
  phoneNumber: 'phone-number',
} as const;

export interface SignUpForm extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

export const emptyForm: SignUpForm = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  password: '',
  repeated: '',
};

/** VAL-026, VAL-013 to VAL-018, in the order of the fields. */
export const problemsOf = (form: SignUpForm): FormProblem[] => {
  const verdicts: [fieldId: string, message: string | undefined][] = [
    [fieldIds.firstName, requiredRule('firstName')(form.firstName)],
    [fieldIds.lastName, requiredRule('lastName')(form.lastName)],
    [fieldIds.phoneNumber, phoneRule(tidyPhone(form.phoneNumber))],
  ];
  const problems = verdicts.flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  );
  return [...problems, ...newPasswordProblems(form)];
};

export const bodyOf = ({ firstName, lastName, phoneNumber, password }: SignUpForm): AcceptInvitationBody => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phoneNumber: tidyPhone(phoneNumber),
  password,
});
