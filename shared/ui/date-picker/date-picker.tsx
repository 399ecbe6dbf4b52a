import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { cx } from '../class-names.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import control from '../text-field/control.module.css';
import type { WeekStart } from './date-calendar.tsx';
import { lateCalendar } from './late-calendar.tsx';
import { dateTexts } from './texts.ts';
import { parseTypedDate, toTypedDate } from './typed-date.ts';
import styles from './date-picker.module.css';

const { LateCalendar, preloadCalendar } = lateCalendar(
  async () => (await import('./date-calendar.tsx')).DateCalendar,
);

export interface DatePickerProps extends FieldTexts {
  id?: string;
  /** Calendar day, `2026-11-20`, or what was typed so far when that is no date; '' when empty. */
  value: string;
  /** The calendar day when there is one, else the text as typed, for the form's rule to judge. */
  onChange: (value: string) => void;
  /** First and last calendar day to offer. */
  min?: string;
  max?: string;
  /** 0 is Sunday, which is the default (UI-023); the portal passes 1, Monday. */
  weekStart?: WeekStart;
}

/** A day, typed or picked from a calendar. Years 0 to 9999 can be typed. */
export const DatePicker = ({ value, onChange, min, max, weekStart = 0, id, ...texts }: DatePickerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(() => toTypedDate(value));
  const shown = parseTypedDate(text) === value ? text : toTypedDate(value);
  const picked = parseTypedDate(toTypedDate(value));
  return (
    <Field {...texts} id={id} help={texts.help ?? dateTexts.format}>
      {ids => (
        <span className={styles.box}>
          <input
            {...ids}
            className={control.control}
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            onChange={event => {
              setText(event.target.value);
              onChange(parseTypedDate(event.target.value) ?? event.target.value);
            }}
          />
          <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
            <Button
              className={cx(styles.open)}
              aria-label={dateTexts.open(texts.label)}
              onHoverStart={preloadCalendar}
              onFocus={preloadCalendar}
            >
              <Icon name="calendar" size="sm" />
            </Button>
            <Popover className={cx(styles.popover)} placement="bottom start">
              <Dialog className={cx(styles.dialog)} aria-label={texts.label}>
                <LateCalendar
                  {...{ label: texts.label, min, max, weekStart }}
                  value={picked}
                  onChange={date => {
                    setText(toTypedDate(date));
                    onChange(date);
                    setIsOpen(false);
                  }}
                />
              </Dialog>
            </Popover>
          </DialogTrigger>
        </span>
      )}
    </Field>
  );
};
