import { useId, useState } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import controlStyles from '../text-field/control.module.css';
import styles from './password-field.module.css';
import { Requirements, type Requirement } from './requirements.tsx';
import { passwordFieldTexts as texts } from './texts.ts';

export interface PasswordFieldProps extends Omit<FieldTexts, 'isOptional' | 'hidesLabel'> {
  /** Given by a form that links to the field from its error summary. */
  id?: string;
  /** `new-password` lets a password manager propose one; `current-password` lets it fill in the one it knows. */
  autocomplete: 'new-password' | 'current-password';
  value: string;
  onChange: (value: string) => void;
  /** What a new password needs, and whether this one has it: shown below the field and kept up to date. */
  requirements?: readonly Requirement[];
}

/**
 * A password, hidden until the person wants to see it. Pasting is allowed, and nothing is ever tidied. For a code
 * that is sent to a person use `TextField` with `one-time-code`.
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
