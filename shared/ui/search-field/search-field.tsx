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
  /** Called on each keystroke, and with '' when cleared. The page handles debounce and minimum length. */
  onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: (value: string) => void;
  maxLength?: number;
}

/** A search field for lists. Escape and the clear button empty it. */
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
                // Enter searches and must not submit a surrounding form.
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
                // The clear button disappears with the text; without this, focus would be lost.
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
