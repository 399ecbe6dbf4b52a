/** The calendar of a date picker, fetched when somebody is about to open it: it weighs more than all fields together. */
import { useEffect, useState, type ComponentType } from 'react';
import { HelperText } from '../helper-text/helper-text.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { dateTexts } from './texts.ts';
import styles from './date-picker.module.css';

/**
 * Gives the component that stands for the calendar, and what fetches it without drawing it.
 *
 * Where it can't be had, the date can still be typed, and that is said; opened again, it is asked for anew.
 *
 * @param load imports the code; not called any more once it has come
 */
export const lateCalendar = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const fetchOnce = async (): Promise<ComponentType<Props>> => (come ??= await load());

  const LateCalendar = (props: Props) => {
    const [{ Calendar, hasFailed }, setState] = useState({ Calendar: come, hasFailed: false });
    useEffect(() => {
      if (come) return;
      let isGone = false;
      const tell = (Arrived?: ComponentType<Props>): void => {
        if (!isGone) setState({ Calendar: Arrived, hasFailed: Arrived === undefined });
      };
      fetchOnce().then(tell, () => {
        tell();
      });
      return () => {
        isGone = true;
      };
    }, []);
    if (Calendar) return <Calendar {...props} />;
    return hasFailed ? (
      <div role="alert">
        <HelperText variant="error">{dateTexts.notLoaded}</HelperText>
      </div>
    ) : (
      <div className={styles.waiting}>
        <Spinner>{dateTexts.loading}</Spinner>
      </div>
    );
  };

  return {
    LateCalendar,
    /** A failure is left to the moment the calendar is opened. */
    preloadCalendar: (): void => {
      fetchOnce().catch(() => undefined);
    },
  };
};
