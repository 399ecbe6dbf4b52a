import type { ReactNode } from 'react';
import { useId } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './field.module.css';

/** Texts that every input field takes. */
export interface FieldTexts {
  label: string;
  /** One line of help, between label and input. */
  help?: ReactNode;
  /** A full sentence, shown between label and input and part of the field's accessible description. */
  error?: string | undefined;
  /** Marks the field '(frivilligt)'. Fields are required by default. */
  isOptional?: boolean | undefined;
  /** Hides the label visually; only if its context shows the same text. */
  hidesLabel?: boolean | undefined;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Pass the form's field id, so that its error summary can link to the field. */
  id?: string | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** Label, help and error for one control, in the order of the Danish design system. */
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

/** The error message of a field or field group. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <span className={styles.error} id={id}>
    <span className="visually-hidden">{uiTexts.errorPrefix} </span>
    {children}
  </span>
);
