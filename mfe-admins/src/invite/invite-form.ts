/** The create drawer's form: what is entered, what is wrong with it, and what is sent. */
import type { InvitationBody } from 'shared/contracts/invitation';
import type { FormProblem } from 'shared/ui/error-summary';
import { emailRule } from 'shared/validation/email';
import { accessProblem, assetsOf, nothingChosen, type AccessChoice } from '../access-choice.ts';
import { accessFieldId } from '../access-field-id.ts';

export const emailFieldId = 'invite-email';

export interface InviteForm {
  readonly email: string;
  readonly access: AccessChoice;
}

export const emptyForm: InviteForm = { email: '', access: nothingChosen };

export const isChanged = ({ email, access }: InviteForm): boolean =>
  email !== '' || access.selectedVariant !== undefined || access.accounts.length > 0;

/** INV-030, INV-031, and the access where it is asked for. */
export const problemsOf = ({ email, access }: InviteForm, asksForAccess: boolean): FormProblem[] =>
  [
    { fieldId: emailFieldId, message: emailRule(email.trim()) },
    { fieldId: accessFieldId, message: asksForAccess ? accessProblem(access) : undefined },
  ].filter((problem): problem is FormProblem => problem.message !== undefined);

/** C-12: the e-mail alone, unless the access is chosen in the drawer (C-03). */
export const bodyOf = ({ email, access }: InviteForm, asksForAccess: boolean): InvitationBody => {
  if (!asksForAccess) return { email: email.trim() };
  const assets = assetsOf(access);
  return {
    email: email.trim(),
    type: 'AdministratorInvitation',
    ...(assets === undefined ? {} : { assets }),
  };
};
