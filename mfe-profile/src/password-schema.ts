import type { PasswordBody } from 'shared/contracts/profile-changes';
import type { FormSchema } from 'shared/form';
import { newPasswordField, repeatedPasswordField } from 'shared/validation/new-password';
import { field, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { changeTexts } from './change-texts.ts';

export const noPasswords = { current: '', chosen: '', repeated: '' };

/** The user's present password, typed to confirm who they are. */
export const presentPassword = field(
  must(entered => entered !== '', changeTexts.currentPasswordMissing),
  entered => entered,
);

/** VAL-016 to VAL-018. */
export const passwordSchema = ({ chosen }: typeof noPasswords): FormSchema<PasswordBody> =>
  z.pipe(
    z.object({
      current: presentPassword,
      chosen: newPasswordField,
      repeated: repeatedPasswordField(chosen),
    }),
    z.transform(entered => ({ currentPassword: entered.current, newPassword: entered.chosen })),
  );
