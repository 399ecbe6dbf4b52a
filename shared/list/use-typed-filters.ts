import { useEffect, useRef, useState, type SubmitEvent } from 'react';

type Errors<Typed> = Partial<Record<keyof Typed, string>>;

interface TypedFilters<Values, Typed> {
  readonly values: Values;
  readonly typedOf: (values: Values) => Typed;
  readonly valuesOf: (typed: Typed) => Values;
  readonly errorsOf: (typed: Typed) => Errors<Typed>;
  readonly onApply: (values: Values) => void;
}

/**
 * A form of typed filters: applied on submit, not on every key press; if any is wrong, the first of them gets the focus.
 * Values changed from outside (back, 'remove filters') replace what was typed.
 */
export const useTypedFilters = <Values, Typed extends Readonly<Record<string, string>>>(
  filters: TypedFilters<Values, Typed>,
) => {
  const { values, typedOf, valuesOf, errorsOf, onApply } = filters;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Typed>>({});
  const [typed, setTyped] = useState(() => typedOf(values));
  const applied = JSON.stringify(typedOf(values));
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (JSON.stringify(typedOf(valuesOf(typed))) !== applied) {
      setTyped(typedOf(values));
      setErrors({});
    }
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        const wrong = errorsOf(typed);
        setErrors(wrong);
        if (Object.keys(wrong).length === 0) onApply(valuesOf(typed));
      },
    },
    field: (key: keyof Typed) => ({ value: typed[key], error: errors[key] }),
    set: (key: keyof Typed, value: string) => {
      setTyped({ ...typed, [key]: value });
    },
  };
};
