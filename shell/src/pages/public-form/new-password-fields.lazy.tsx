/** Password and confirmation (VAL-018), with the name of the login for the person's password manager. */
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { passwordRequirements } from 'shared/validation/password';
import { passwordFieldId, repeatFieldId, type NewPassword } from './new-password.ts';
import { publicFormTexts as texts } from './texts.ts';

/** What one signs in with. Not to be changed here: the link went to this address. */
export const LoginField = ({ email, help }: { readonly email: string; readonly help: string }) => (
  <TextField label={texts.email} help={help} type="email" autocomplete="username" value={email} readOnly />
);

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly messageAt: (fieldId: string) => string | undefined;
}

export const NewPasswordFields = ({ value, onChange, messageAt }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      id={passwordFieldId}
      label={texts.password}
      autocomplete="new-password"
      value={value.password}
      error={messageAt(passwordFieldId)}
      requirements={passwordRequirements(value.password)}
      onChange={password => {
        onChange({ ...value, password });
      }}
    />
    <PasswordField
      id={repeatFieldId}
      label={texts.repeatPassword}
      autocomplete="new-password"
      value={value.repeated}
      error={messageAt(repeatFieldId)}
      onChange={repeated => {
        onChange({ ...value, repeated });
      }}
    />
  </>
);
