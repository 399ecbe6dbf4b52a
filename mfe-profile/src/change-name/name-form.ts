import type { NameBody } from 'shared/contracts/profile-changes';
import type { FormProblem } from 'shared/ui/error-summary';
import { requiredRule } from 'shared/validation/required';

export const fieldIds = { firstName: 'first-name', lastName: 'last-name' } as const;

/** VAL-026, in the order of the fields. */
export const problemsOf = ({ firstName, lastName }: NameBody): FormProblem[] => {
  const verdicts: [fieldId: string, message: string | undefined][] = [
    [fieldIds.firstName, requiredRule('firstName')(firstName)],
    [fieldIds.lastName, requiredRule('lastName')(lastName)],
  ];
  return verdicts.flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }]));
};

export const tidied = ({ firstName, lastName }: NameBody): NameBody => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** Whether saving would change nothing. */
export const isSameName = (entered: NameBody, known: NameBody): boolean =>
  entered.firstName === known.firstName && entered.lastName === known.lastName;
