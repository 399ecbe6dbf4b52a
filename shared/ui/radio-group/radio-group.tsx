import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** Why the option cannot be selected. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** Pass the form's field id, so that its error summary can link to the field. */
  id?: string;
  label: string;
  options: readonly RadioOption<Value>[];
  /** The selected value; undefined for no selection. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string | undefined;
  /** `cards` frames each option, for options of more than a few words. */
  look?: 'plain' | 'cards';
}

/** A single choice from a few visible options. For more than about six use `Select`. */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
  error,
  look = 'plain',
  id: givenId,
}: RadioGroupProps<Value>) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldGroup id={id} label={label} help={help} error={error}>
      <div className={styles.options} data-look={look}>
        {options.map(option => {
          const text = option.disabledReason ?? option.help;
          const textId = `${id}-${option.value}`;
          return (
            <label className={styles.option} key={option.value}>
              <input
                className={styles.dot}
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabledReason !== undefined}
                aria-describedby={text === undefined ? undefined : textId}
                onChange={() => {
                  onChange(option.value);
                }}
              />
              <span>{option.label}</span>
              {text === undefined ? null : (
                <span className={styles.text} id={textId} aria-hidden="true">
                  {text}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
};
