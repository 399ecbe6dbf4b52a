import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { DatePicker } from 'shared/ui/date-picker';
import { TextField } from 'shared/ui/text-field';
import { isDay } from 'shared/format/day';
import type { InvoiceValues } from './invoice-params.ts';
import styles from './period-and-amount.module.css';
import { texts } from './texts.ts';
import { amountFromTyped, typedFromAmount } from './typed-values.ts';

type Range = Pick<InvoiceValues, 'from' | 'to' | 'minAmount' | 'maxAmount'>;
type Typed = Readonly<Record<keyof Range, string>>;
type Errors = Partial<Record<keyof Range, string>>;

const words = texts.filters;
const monday = 1;

const wrongIn = (typed: Typed): Errors => {
  const errors: Errors = {};
  for (const key of ['from', 'to'] as const)
    if (typed[key] !== '' && !isDay(typed[key])) errors[key] = words.dateError;
  for (const key of ['minAmount', 'maxAmount'] as const)
    if (typed[key] !== '' && amountFromTyped(typed[key]) === undefined) errors[key] = words.amountError;
  return errors;
};

const rangeOf = (typed: Typed): Range => ({
  from: typed.from || undefined,
  to: typed.to || undefined,
  minAmount: amountFromTyped(typed.minAmount),
  maxAmount: amountFromTyped(typed.maxAmount),
});

const typedOf = (range: Range): Typed => ({
  from: range.from ?? '',
  to: range.to ?? '',
  minAmount: typedFromAmount(range.minAmount),
  maxAmount: typedFromAmount(range.maxAmount),
});

const isSame = (one: Range, other: Range): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.minAmount === other.minAmount &&
  one.maxAmount === other.maxAmount;

interface PeriodAndAmountProps {
  readonly id: string;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
}

/** The typed filters: applied on submit, not on every key press. */
export const PeriodAndAmount = ({ id, range, onApply }: PeriodAndAmountProps) => {
  const [errors, setErrors] = useState<Errors>({});
  const [typed, setTyped] = useState(typedOf(range));
  const [seen, setSeen] = useState(range);
  // A range changed from outside (back, 'remove filters') replaces what was typed.
  if (!isSame(seen, range)) {
    setSeen(range);
    if (!isSame(rangeOf(typed), range)) setTyped(typedOf(range));
  }
  const field = (key: keyof Range) => ({ label: words[key], value: typed[key], error: errors[key] });
  const set = (key: keyof Range, value: string) => {
    setTyped({ ...typed, [key]: value });
  };
  const day = (key: 'from' | 'to') => (
    <DatePicker
      {...field(key)}
      weekStart={monday}
      onChange={value => {
        set(key, value);
      }}
    />
  );
  const amount = (key: 'minAmount' | 'maxAmount') => (
    <TextField
      {...field(key)}
      help={words.amountHelp}
      inputMode="decimal"
      autocomplete="off"
      onChange={event => {
        set(key, event.target.value);
      }}
    />
  );
  return (
    <form
      className={styles.range}
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const wrong = wrongIn(typed);
        setErrors(wrong);
        if (Object.keys(wrong).length === 0) onApply(rangeOf(typed));
      }}
    >
      {day('from')}
      {day('to')}
      {amount('minAmount')}
      {amount('maxAmount')}
      <Button type="submit" variant="secondary">
        {words.apply}
      </Button>
    </form>
  );
};
