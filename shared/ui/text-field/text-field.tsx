import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import styles from './control.module.css';

/** The closed list of types (UI-018). */
export type InputType = 'text' | 'password' | 'email' | 'number' | 'tel' | 'search';

/**
 * The closed list of values (UI-019), and those that WCAG 1.3.5 asks for where a person fills in their own name and
 * login. A password has a field of its own, `PasswordField`.
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
  /** Width that tells the expected length: a code, a phone number, a SIM number. Full width by default. */
  width?: 'digits-4' | 'digits-8' | 'digits-20' | 'full';
}

/** One line of text. In a form: `<TextField {...form.field('email')} label="E-mail" />`. */
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
