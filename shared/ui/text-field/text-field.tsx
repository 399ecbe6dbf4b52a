import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import styles from './control.module.css';

/** All types (UI-018). */
export type InputType = 'text' | 'password' | 'email' | 'number' | 'tel' | 'search';

/**
 * All values (UI-019), plus those WCAG 1.3.5 requires for the user's own name and login. For passwords use
 * `PasswordField`.
 */
export type Autocomplete =
  | 'off'
  | 'tel'
  | 'one-time-code'
  | 'new-password'
  | 'given-name'
  | 'family-name'
  | 'username';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onPaste'
  | 'ref'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'inputMode'
  | 'autoFocus'
  | 'id'
  | 'min'
  | 'max'
  | 'step'
>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  /** `text` by default. */
  type?: InputType;
  autocomplete?: Autocomplete;
  /** Width that hints at the expected length: a code, a phone number, a SIM number. Full width by default. */
  width?: 'digits-4' | 'digits-8' | 'digits-20' | 'full';
}

/** A single-line text field. In a form: `<TextField {...form.field('email')} label="E-mail" />`. */
export const TextField = ({
  label,
  help,
  error,
  isOptional,
  hidesLabel,
  type = 'text',
  autocomplete,
  width = 'full',
  id,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, help, error, isOptional, hidesLabel, id }}>
    {ids => (
      <input
        {...input}
        {...ids}
        className={styles.control}
        type={type}
        autoComplete={autocomplete}
        data-width={width}
        data-numeric={width === 'full' ? undefined : true}
      />
    )}
  </Field>
);
