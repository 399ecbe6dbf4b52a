import type { FieldProps } from 'shared/form';
import { DatePicker } from 'shared/ui/date-picker';
import { latestEffectiveDate } from 'shared/validation/effective-date';

const monday = 1;

interface ChangeDateProps {
  readonly form: { readonly field: (name: 'date') => FieldProps<string> };
  readonly today: string;
  readonly label?: string;
}

/** The day on which a change takes effect: from today to four calendar months ahead. */
export const ChangeDate = ({ form, today, label = 'Fra hvilken dag?' }: ChangeDateProps) => (
  <DatePicker
    {...form.field('date')}
    label={label}
    min={today}
    max={latestEffectiveDate(today)}
    weekStart={monday}
  />
);
