import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import control from '../text-field/control.module.css';
import { cx } from '../class-names.ts';
import { searchTexts } from './texts.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps extends FieldTexts {
  value: string;
  /** Each key stroke, and '' when cleared. The page decides about waiting and minimum length. */
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  maxLength?: number;
}

/** Search in a list. Escape and the cross clear it. */
export const SearchField = ({ value, onChange, onSubmit, maxLength = 200, ...texts }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field {...texts}>
      {ids => (
        <span className={styles.box} role="search" aria-label={texts.label}>
          <span className={styles.glass}>
            <Icon name="search" size="sm" />
          </span>
          <input
            {...ids}
            ref={input}
            className={cx(control.control, styles.input)}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={event => {
              onChange(event.target.value);
            }}
            onKeyDown={event => {
              if (event.key === 'Enter') {
                // It searches, and sends no form that it stands in.
                event.preventDefault();
                onSubmit?.(value);
              }
              if (event.key === 'Escape' && value !== '') {
                event.stopPropagation();
                onChange('');
              }
            }}
          />
          {value === '' ? null : (
            <button
              className={styles.clear}
              type="button"
              aria-label={searchTexts.clear}
              onClick={() => {
                // The cross goes away with the text: focus would be lost with it.
                input.current?.focus();
                onChange('');
              }}
            >
              <Icon name="close" size="xs" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
};
