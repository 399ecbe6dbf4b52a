import { useSyncExternalStore } from 'react';
import { danishDay } from '../format/date.ts';

const neverChanges = () => () => undefined;
const today = (): string => danishDay(new Date());

/**
 * Today in Denmark, as `2026-11-25`, by the browser's clock. For rendering: it is read again on each render,
 * so that a page open past midnight is correct after its next update. Values that must stay stable while a
 * page is open, such as the days of a form, need their own copy.
 */
export const useToday = (): string => useSyncExternalStore(neverChanges, today);
