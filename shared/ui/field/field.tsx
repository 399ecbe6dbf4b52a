import type { ReactNode } from 'react';
import { useId } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './field.module.css';

/** What every input field says about itself. */
export interface FieldTexts {
  label: string;
  /** One line that helps to fill it in, between label and input. */
  help?: ReactNode;
  /** A whole sentence. It is set between label and input, and read with the field. */
  error?: string | undefined;
  /** Marks the field '(frivilligt)'. Fields are otherwise required. */
  isOptional?: boolean | undefined;
  /** The label is read, not shown: only where the surroundings say the same in sight. */
  hidesLabel?: boolean | undefined;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Given by a form that links to the field from its error summary. */
  id?: string | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** Label, help and error around one control, in the order of the Danish design system. */
export const Field = ({ label, help, error, isOptional, hidesLabel, id, children }: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help === undefined ? '' : helpId, error === undefined ? '' : errorId];
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : true}>
      <label className={hidesLabel === true ? 'visually-hidden' : styles.label} htmlFor={controlId}>
        {label}
        {isOptional === true ? <span className={styles.optional}> {uiTexts.optional}</span> : null}
      </label>
      {help === undefined ? null : (
        <span className={styles.help} id={helpId}>
          {help}
        </span>
      )}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
};

/** The error line of a field or a group of fields. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <span className={styles.error} id={id}>
    <span className="visually-hidden">{uiTexts.errorPrefix} </span>
    {children}
  </span>
);
