import { isDay } from '../format/day.ts';
import { listTexts as texts } from './texts.ts';

interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

/** Errors of a period filter: each day is empty or valid, and the last day is not before the first. */
export const periodErrors = ({ from, to }: TypedPeriod): Partial<Record<keyof TypedPeriod, string>> => ({
  ...(from === '' || isDay(from) ? {} : { from: texts.dateError }),
  ...(to === '' || isDay(to) ? {} : { to: texts.dateError }),
  ...(isDay(from) && isDay(to) && to < from ? { to: texts.dateOrderError } : {}),
});
