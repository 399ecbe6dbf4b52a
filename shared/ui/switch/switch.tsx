import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './switch.module.css';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'ref'
>;

export interface SwitchProps extends NativeProps {
  children: ReactNode;
  /** Help text below, used as the accessible description. */
  help?: ReactNode;
}

/** An on/off setting with immediate effect. In a form that is submitted later use a `Checkbox`. */
export const Switch = ({ children, help, ...input }: SwitchProps) => {
  const helpId = useId();
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      <input
        {...input}
        className={styles.track}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own checked state
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
