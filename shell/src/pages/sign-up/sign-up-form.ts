/** The form for a new login: its values, validation and request body. */
import type { AcceptInvitationBody } from 'shared/contracts/invitation';
import type { FormSchema } from 'shared/form';
import { newPasswordField, repeatedPasswordField } from 'shared/validation/new-password';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { personNameRule } from 'shared/validation/person-name';
import { field } from 'shared/validation/rule';
import * as z from 'zod/mini';

export const emptyForm = { firstName: '', lastName: '', phoneNumber: '', password: '', repeated: '' };

/** VAL-026, VAL-013 to VAL-018. */
export const signUpSchema = (entered: typeof emptyForm): FormSchema<AcceptInvitationBody> =>
  z.pipe(
    z.object({
      firstName: field(personNameRule('firstName')),
      lastName: field(personNameRule('lastName')),
      phoneNumber: field(phoneRule, tidyPhone),
      password: newPasswordField,
      repeated: repeatedPasswordField(entered.password),
    }),
    z.transform(({ firstName, lastName, phoneNumber, password }) => ({
      firstName,
      lastName,
      phoneNumber,
      password,
    })),
  );
