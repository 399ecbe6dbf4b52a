/** Password and confirmation (VAL-018), with the login name for the user's password manager. */
import type { FieldProps } from 'shared/form';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { passwordRequirements } from 'shared/validation/password';
import { publicFormTexts as texts } from './texts.ts';

/** The login's e-mail. Read-only here: the link was sent to this address. */
export const LoginField = ({ email, help }: { readonly email: string; readonly help: string }) => (
  <TextField label={texts.email} help={help} type="email" autocomplete="username" value={email} readOnly />
);

interface NewPasswordFieldsProps {
  readonly password: FieldProps<string>;
  readonly repeated: FieldProps<string>;
}

export const NewPasswordFields = ({ password, repeated }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      label={texts.password}
      autocomplete="new-password"
      requirements={passwordRequirements(password.value)}
    />
    <PasswordField {...repeated} label={texts.repeatPassword} autocomplete="new-password" />
  </>
);
