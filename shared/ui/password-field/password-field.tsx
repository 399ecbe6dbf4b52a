import { useId, useState } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import controlStyles from '../text-field/control.module.css';
import styles from './password-field.module.css';
import { Requirements, type Requirement } from './requirements.tsx';
import { passwordFieldTexts as texts } from './texts.ts';

export interface PasswordFieldProps extends Omit<FieldTexts, 'isOptional' | 'hidesLabel'> {
  /** Pass the form's field id, so that its error summary can link to the field. */
  id?: string;
  /** `new-password` lets a password manager suggest one; `current-password` lets it fill in the saved one. */
  autocomplete: 'new-password' | 'current-password';
  value: string;
  onChange: (value: string) => void;
  /**
   * Requirements for a new password and whether it meets them: shown below the field and updated while
   * typing.
   */
  requirements?: readonly Requirement[];
}

/**
 * A password field with a button to show the password. Pasting is allowed, and the value is never trimmed.
 * For one-time codes use `TextField` with `one-time-code`.
 */
export const PasswordField = ({
  autocomplete,
  value,
  onChange,
  requirements,
  ...field
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const requirementsId = useId();
  return (
    <Field {...field}>
      {({ 'aria-describedby': describedBy, ...ids }) => (
        <>
          <div className={styles.line}>
            <input
              {...ids}
              aria-describedby={
                [describedBy, requirements && requirementsId].filter(Boolean).join(' ') || undefined
              }
              className={controlStyles.control}
              type={isShown ? 'text' : 'password'}
              autoComplete={autocomplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={event => {
                onChange(event.target.value);
              }}
            />
            <button
              className={styles.toggle}
              type="button"
              aria-label={isShown ? texts.hideName(field.label) : texts.showName(field.label)}
              aria-controls={ids.id}
              onClick={() => {
                setIsShown(!isShown);
              }}
            >
              {isShown ? texts.hide : texts.show}
            </button>
          </div>
          {requirements === undefined ? null : (
            <Requirements id={requirementsId} requirements={requirements} />
          )}
        </>
      )}
    </Field>
  );
};
