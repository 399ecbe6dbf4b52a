import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './checkbox.module.css';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'id' | 'ref'
>;

export interface CheckboxProps extends NativeProps {
  children: ReactNode;
  /** Second line, used as the accessible description. */
  help?: ReactNode;
  /** Some but not all of the represented items are selected. */
  isIndeterminate?: boolean;
  isInvalid?: boolean;
  /** Hides the label visually; only for table rows. */
  hidesLabel?: boolean;
}

/** A yes/no choice, or an option of a `CheckboxGroup`. For immediate effect use `Switch`. */
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
    // `indeterminate` is not an attribute; it can only be set on the element.
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
        // Faster to lay out than visually hidden text in a page full of rows.
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
