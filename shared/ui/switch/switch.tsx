import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './switch.module.css';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'ref'
>;

export interface SwitchProps extends NativeProps {
  children: ReactNode;
  /** Plain explanation below, read as the description. */
  help?: ReactNode;
}

/** Something is on or off. For a choice in a form that is sent later a `Checkbox` will do. */
export const Switch = ({ children, help, ...input }: SwitchProps) => {
  const helpId = useId();
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      <input
        {...input}
        className={styles.track}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
        role="switch"
        aria-describedby={help === undefined ? undefined : helpId}
      />
      {help === undefined ? null : (
        <span className={styles.help} id={helpId} aria-hidden="true">
          {help}
        </span>
      )}
    </label>
  );
};
