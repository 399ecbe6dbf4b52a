import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './checkbox.module.css';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'id' | 'ref'
>;

export interface CheckboxProps extends NativeProps {
  children: ReactNode;
  /** Second line, read as the description. */
  help?: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  isIndeterminate?: boolean;
  isInvalid?: boolean;
  /** The text is read, not shown: only in a table row. */
  hidesLabel?: boolean;
}

/** Yes or no, or one of several in a `CheckboxGroup`. For what takes effect at once use `Switch`. */
export const Checkbox = ({
  children,
  help,
  isIndeterminate = false,
  isInvalid = false,
  hidesLabel = false,
  ref,
  ...input
}: CheckboxProps) => {
  const helpId = useId();
  const hiddenText = hidesLabel && typeof children === 'string' ? children : undefined;
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    // `indeterminate` is no attribute: it can only be set on the element.
    if (box.current !== null) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className={styles.checkbox} data-bare={hidesLabel || undefined}>
      <input
        {...input}
        ref={element => {
          box.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        className={styles.box}
        type="checkbox"
        // Not text that is hidden by style: a page of rows is laid out sooner without it.
        aria-label={hiddenText}
        aria-invalid={isInvalid || undefined}
        aria-describedby={help === undefined ? undefined : helpId}
      />
      {hiddenText === undefined ? (
        <span className={hidesLabel ? 'visually-hidden' : undefined}>{children}</span>
      ) : null}
      {help === undefined ? null : (
        <span className={styles.help} id={helpId} aria-hidden="true">
          {help}
        </span>
      )}
    </label>
  );
};
