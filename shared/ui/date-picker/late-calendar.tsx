/**
 * Lazy-loads a date picker's calendar when the user is about to open it, because it is larger than all fields
 * together.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { HelperText } from '../helper-text/helper-text.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { dateTexts } from './texts.ts';
import styles from './date-picker.module.css';

/**
 * Returns a component for the lazy-loaded calendar, and a function that prefetches it without rendering.
 *
 * If loading fails, a message says so and the date can still be typed; reopening retries.
 *
 * @param load imports the code; not called again after it has succeeded
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
    /** Errors are ignored here; they show when the calendar is opened. */
    preloadCalendar: (): void => {
      fetchOnce().catch(() => undefined);
    },
  };
};
