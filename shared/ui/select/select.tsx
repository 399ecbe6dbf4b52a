import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import control from '../text-field/control.module.css';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

type NativeProps = Pick<
  ComponentProps<'select'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'required' | 'disabled' | 'id'
>;

export interface SelectProps extends FieldTexts, NativeProps {
  options: readonly SelectOption[];
  /** First entry, with the empty value: 'Vælg et kundenummer'. */
  placeholder?: string;
}

/** A single choice from a known list, as a native select, which phones and screen readers support best. */
export const Select = ({
  label,
  help,
  error,
  isOptional,
  hidesLabel,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) => (
  <Field {...{ label, help, error, isOptional, hidesLabel, id }}>
    {ids => (
      <span className={styles.box}>
        <select {...select} {...ids} className={cx(control.control, styles.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron" size="sm" />
        </span>
      </span>
    )}
  </Field>
);
