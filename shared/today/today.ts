import { useSyncExternalStore } from 'react';
import { danishDay } from '../format/date.ts';

const neverTold = () => () => undefined;
const today = (): string => danishDay(new Date());

/**
 * The day that it is in Denmark, as `2026-11-25`, by the browser's clock. For what is drawn: each drawing reads it anew,
 * so that a page that is open over midnight is not a day behind once anything on it changes. What has to stay the same
 * as long as it is open, such as the days of a form, keeps its own.
 */
export const useToday = (): string => useSyncExternalStore(neverTold, today);
