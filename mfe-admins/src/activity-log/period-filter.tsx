import { periodErrors } from 'shared/list/period-errors';
import { useTypedFilters } from 'shared/list/use-typed-filters';
import { Button } from 'shared/ui/button';
import { DatePicker } from 'shared/ui/date-picker';
import type { Period } from './activity-log-params.ts';
import styles from './activity-log.module.css';
import { texts } from './texts.ts';

const monday = 1;

type Typed = Readonly<Record<keyof Period, string>>;

const typedOf = ({ from, to }: Period): Typed => ({ from: from ?? '', to: to ?? '' });

const periodOf = ({ from, to }: Typed): Period => ({ from: from || undefined, to: to || undefined });

interface PeriodFilterProps {
  readonly period: Period;
  readonly onApply: (period: Period) => void;
}

/** The period, typed, so it is applied on submit. */
export const PeriodFilter = ({ period, onApply }: PeriodFilterProps) => {
  const { form, field, set } = useTypedFilters({
    values: period,
    typedOf,
    valuesOf: periodOf,
    errorsOf: periodErrors,
    onApply,
  });
  const day = (name: keyof Period) => (
    <DatePicker
      label={texts[name]}
      {...field(name)}
      weekStart={monday}
      onChange={value => {
        set(name, value);
      }}
    />
  );
  return (
    <form {...form} className={styles.period}>
      {day('from')}
      {day('to')}
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </form>
  );
};
