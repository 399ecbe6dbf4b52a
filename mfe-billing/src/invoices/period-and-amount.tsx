import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { TextField } from 'shared/ui/text-field';
import type { InvoiceFilters } from './invoice-view.ts';
import styles from './invoice-filters.module.css';
import { texts } from './texts.ts';
import { amountFromTyped, dayFromTyped, typedFromAmount, typedFromDay } from './typed-values.ts';

type Range = Pick<InvoiceFilters, 'from' | 'to' | 'minAmount' | 'maxAmount'>;
type Typed = Readonly<Record<keyof Range, string>>;

const words = texts.filters;

const wrongIn = (typed: Typed): Partial<Record<keyof Range, string>> => {
  const errors: Partial<Record<keyof Range, string>> = {};
  for (const key of ['from', 'to'] as const)
    if (typed[key] !== '' && dayFromTyped(typed[key]) === undefined) errors[key] = words.dateError;
  for (const key of ['minAmount', 'maxAmount'] as const)
    if (typed[key] !== '' && amountFromTyped(typed[key]) === undefined) errors[key] = words.amountError;
  return errors;
};

interface PeriodAndAmountProps {
  readonly id: string;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
}

/** The filters that are typed: they count when they are sent, not letter by letter. */
export const PeriodAndAmount = ({ id, range, onApply }: PeriodAndAmountProps) => {
  const [typed, setTyped] = useState<Typed>({
    from: typedFromDay(range.from),
    to: typedFromDay(range.to),
    minAmount: typedFromAmount(range.minAmount),
    maxAmount: typedFromAmount(range.maxAmount),
  });
  const [errors, setErrors] = useState<Partial<Record<keyof Range, string>>>({});

  const field = (key: keyof Range) => ({
    label: words[key],
    value: typed[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [key]: event.target.value });
    },
  });

  return (
    <form
      className={styles.range}
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const wrong = wrongIn(typed);
        setErrors(wrong);
        if (Object.keys(wrong).length > 0) return;
        onApply({
          from: dayFromTyped(typed.from),
          to: dayFromTyped(typed.to),
          minAmount: amountFromTyped(typed.minAmount),
          maxAmount: amountFromTyped(typed.maxAmount),
        });
      }}
    >
      <TextField {...field('from')} inputMode="numeric" autocomplete="off" />
      <TextField {...field('to')} inputMode="numeric" autocomplete="off" />
      <TextField {...field('minAmount')} inputMode="decimal" autocomplete="off" />
      <TextField {...field('maxAmount')} inputMode="decimal" autocomplete="off" />
      <Button type="submit" variant="secondary">
        {words.apply}
      </Button>
    </form>
  );
};
