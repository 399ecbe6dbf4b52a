import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { DatePicker } from 'shared/ui/date-picker';
import { isDay } from 'shared/format/day';
import type { Period } from './activity-log-params.ts';
import styles from './activity-log.module.css';
import { texts } from './texts.ts';

const monday = 1;

type Typed = Readonly<Record<keyof Period, string>>;

const typedOf = ({ from, to }: Period): Typed => ({ from: from ?? '', to: to ?? '' });

const errorsOf = ({ from, to }: Typed): Partial<Typed> => ({
  ...(from === '' || isDay(from) ? {} : { from: texts.dateError }),
  ...(to === '' || isDay(to) ? {} : { to: texts.dateError }),
  ...(isDay(from) && isDay(to) && to < from ? { to: texts.orderError } : {}),
});

interface PeriodFilterProps {
  readonly period: Period;
  readonly onApply: (period: Period) => void;
}

/** The period, typed, so it is applied on submit. Pass the period as `key`. */
export const PeriodFilter = ({ period, onApply }: PeriodFilterProps) => {
  const [typed, setTyped] = useState(typedOf(period));
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const day = (name: keyof Period) => (
    <DatePicker
      label={texts[name]}
      value={typed[name]}
      error={errors[name]}
      weekStart={monday}
      onChange={value => {
        setTyped({ ...typed, [name]: value });
      }}
    />
  );
  return (
    <form
      className={styles.period}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const found = errorsOf(typed);
        setErrors(found);
        if (Object.keys(found).length === 0)
          onApply({ from: typed.from || undefined, to: typed.to || undefined });
      }}
    >
      {day('from')}
      {day('to')}
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </form>
  );
};
