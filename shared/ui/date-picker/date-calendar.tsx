import { useEffect } from 'react';
import { parseDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Button } from 'react-aria-components/Button';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { dateTexts } from './texts.ts';
import styles from './date-picker.module.css';

/** First day of the week: 0 is Sunday, 1 Monday, up to 6. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

interface DateCalendarProps {
  label: string;
  /** Calendar days, `2026-11-20`. */
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  isUnavailable: ((day: string) => boolean) | undefined;
  weekStart: WeekStart;
  onChange: (date: string) => void;
}

interface PeriodSelectProps {
  className: string | undefined;
  label: string;
  value: string | number;
  items: readonly { readonly id: number; readonly formatted: string }[];
  onChange: (value: number) => void;
}

const PeriodSelect = ({ className, label, value, items, onChange }: PeriodSelectProps) => (
  <select
    className={className}
    aria-label={label}
    value={value}
    onChange={event => {
      onChange(Number(event.target.value));
    }}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

/**
 * A calendar of one month, with a list of the twelve months. Focuses the selected day; arrow keys move from
 * there.
 */
export const DateCalendar = (props: DateCalendarProps) => {
  const { label, value, min, max, isUnavailable, weekStart, onChange } = props;
  // The library scrolls to the focused day only after a key press, and on a low screen it is below the edge.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Calendar
      className={cx(styles.calendar)}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, and focus returns to its button on close
      autoFocus
      value={value === undefined ? null : parseDate(value)}
      firstDayOfWeek={weekDays[weekStart]}
      {...(min === undefined ? {} : { minValue: parseDate(min) })}
      {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      isDateUnavailable={date => isUnavailable?.(date.toString()) ?? false}
      onChange={date => {
        onChange(date.toString());
      }}
    >
      <header className={styles.head}>
        <Button className={cx(styles.step)} slot="previous" aria-label={dateTexts.previousMonth}>
          <Icon name="chevron" size="sm" rotate={90} />
        </Button>
        <CalendarMonthPicker format="long">
          {months => <PeriodSelect className={styles.months} label={dateTexts.month} {...months} />}
        </CalendarMonthPicker>
        <CalendarYearPicker>
          {years => <PeriodSelect className={styles.years} label={dateTexts.year} {...years} />}
        </CalendarYearPicker>
        <CalendarHeading className="visually-hidden" />
        <Button className={cx(styles.step)} slot="next" aria-label={dateTexts.nextMonth}>
          <Icon name="chevron" size="sm" rotate={270} />
        </Button>
      </header>
      <CalendarGrid className={cx(styles.grid)} weekdayStyle="short">
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell className={cx(styles.day)} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
};
