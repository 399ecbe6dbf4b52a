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
  /** Calendar day, `2026-11-20`; the typed text if it is not a valid date; '' when empty. */
  value: string;
  /** Receives the calendar day if valid, otherwise the typed text, for validation by the form. */
  onChange: (value: string) => void;
  /** First and last selectable calendar day. */
  min?: string;
  max?: string;
  /** Days in between that cannot be selected in the calendar; the form must refuse them too. */
  isUnavailable?: (day: string) => boolean;
  /** 0 is Sunday, the default (UI-023); the portal passes 1, Monday. */
  weekStart?: WeekStart;
}

/** A date field, typed or picked from a calendar. Accepts typed years from 0 to 9999. */
export const DatePicker = (props: DatePickerProps) => {
  const { value, onChange, min, max, isUnavailable, weekStart = 0, id, ...texts } = props;
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
                  {...{ label: texts.label, min, max, isUnavailable, weekStart }}
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
