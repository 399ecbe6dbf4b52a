import type { ReactNode } from 'react';
import { useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FieldGroup } from '../field/field-group.tsx';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps {
  /** Pass the form's field id, so that its error summary can link to the field. */
  id?: string;
  label: string;
  options: readonly CheckboxOption[];
  /** Values of the selected options. */
  value: readonly string[];
  /** The new selection, in the order of the options. */
  onChange: (value: string[]) => void;
  help?: ReactNode;
  error?: string | undefined;
  hidesLabel?: boolean;
}

/** Multiple choice from a short list of options. */
export const CheckboxGroup = ({
  label,
  options,
  value,
  onChange,
  help,
  error,
  hidesLabel = false,
  id: givenId,
}: CheckboxGroupProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const chosen = new Set(value);
  const toggle = (option: string, isChosen: boolean) => {
    onChange(options.map(o => o.value).filter(v => (v === option ? isChosen : chosen.has(v))));
  };
  return (
    <FieldGroup id={id} label={label} help={help} error={error} hidesLabel={hidesLabel}>
      {options.map(option => (
        <Checkbox
          key={option.value}
          value={option.value}
          checked={chosen.has(option.value)}
          disabled={option.isDisabled}
          help={option.help}
          isInvalid={error !== undefined}
          onChange={event => {
            toggle(option.value, event.target.checked);
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </FieldGroup>
  );
};
