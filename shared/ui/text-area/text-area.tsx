import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import control from '../text-field/control.module.css';

type NativeProps = Pick<
  ComponentProps<'textarea'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'rows' | 'id'
>;

export interface TextAreaProps extends FieldTexts, NativeProps {}

/** A multi-line text field. */
export const TextArea = ({
  label,
  help,
  error,
  isOptional,
  hidesLabel,
  id,
  rows = 4,
  ...area
}: TextAreaProps) => (
  <Field {...{ label, help, error, isOptional, hidesLabel, id }}>
    {ids => <textarea {...area} {...ids} className={control.control} rows={rows} />}
  </Field>
);
