import { periodErrors } from 'shared/list/period-errors';
import { useTypedFilters } from 'shared/list/use-typed-filters';
import { Button } from 'shared/ui/button';
import { DatePicker } from 'shared/ui/date-picker';
import { TextField } from 'shared/ui/text-field';
import type { InvoiceValues } from './invoice-params.ts';
import styles from './period-and-amount.module.css';
import { texts } from './texts.ts';
import { amountFromTyped, typedFromAmount } from './typed-values.ts';

type Range = Pick<InvoiceValues, 'from' | 'to' | 'minAmount' | 'maxAmount'>;
type Typed = Readonly<Record<keyof Range, string>>;
type Errors = Partial<Record<keyof Range, string>>;

const words = texts.filters;
const monday = 1;

const rangeOf = (typed: Typed): Range => ({
  from: typed.from || undefined,
  to: typed.to || undefined,
  minAmount: amountFromTyped(typed.minAmount),
  maxAmount: amountFromTyped(typed.maxAmount),
});

const wrongIn = (typed: Typed): Errors => {
  const errors: Errors = periodErrors(typed);
  for (const key of ['minAmount', 'maxAmount'] as const)
    if (typed[key] !== '' && amountFromTyped(typed[key]) === undefined) errors[key] = words.amountError;
  const { minAmount = -Infinity, maxAmount = Infinity } = rangeOf(typed);
  if (maxAmount < minAmount) errors.maxAmount = words.amountOrderError;
  return errors;
};

const typedOf = (range: Range): Typed => ({
  from: range.from ?? '',
  to: range.to ?? '',
  minAmount: typedFromAmount(range.minAmount),
  maxAmount: typedFromAmount(range.maxAmount),
});

interface PeriodAndAmountProps {
  readonly id: string;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
}

/** The typed filters: applied on submit, not on every key press. */
export const PeriodAndAmount = ({ id, range, onApply }: PeriodAndAmountProps) => {
  const { form, field, set } = useTypedFilters({
    values: range,
    typedOf,
    valuesOf: rangeOf,
    errorsOf: wrongIn,
    onApply,
  });
  const day = (key: 'from' | 'to') => (
    <DatePicker
      {...field(key)}
      label={words[key]}
      weekStart={monday}
      onChange={value => {
        set(key, value);
      }}
    />
  );
  const amount = (key: 'minAmount' | 'maxAmount') => (
    <TextField
      {...field(key)}
      label={words[key]}
      help={words.amountHelp}
      inputMode="decimal"
      autocomplete="off"
      onChange={event => {
        set(key, event.target.value);
      }}
    />
  );
  return (
    <form {...form} className={styles.range} id={id}>
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
