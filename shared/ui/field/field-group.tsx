import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { FieldError, type FieldTexts } from './field.tsx';
import styles from './field-group.module.css';

export interface FieldGroupProps extends Pick<FieldTexts, 'label' | 'help' | 'error' | 'hidesLabel'> {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, help and error for the options of one question. An error summary links to it. */
export const FieldGroup = ({ id, label, help, error, hidesLabel, className, children }: FieldGroupProps) => (
  <fieldset
    id={id}
    tabIndex={-1}
    className={cx(styles.group, className)}
    data-invalid={error === undefined ? undefined : true}
    aria-describedby={error === undefined ? undefined : `${id}-error`}
  >
    <legend className={hidesLabel === true ? 'visually-hidden' : styles.legend}>{label}</legend>
    {help === undefined ? null : <p className={styles.help}>{help}</p>}
    {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    {children}
  </fieldset>
);
