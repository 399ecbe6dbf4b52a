import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { startOfDanishDay } from '../time/danish-day.ts';

/** What decides where an order is. */
export interface OrderPlan {
  createdAt: Date;
  /** Seconds that the order spends in each status before the last. */
  stepSeconds: number;
  completesAt: Date;
}

export interface OrderProgress {
  status: (typeof PROCESSING_STATUSES)[number] | 'Completed';
  /** When the order has to be looked at again; null when it is done. */
  nextStepAt: Date | null;
}

/** When an order is done: after its four steps, and not before the day from which it counts. */
export function completionOf(
  { createdAt, stepSeconds }: Omit<OrderPlan, 'completesAt'>,
  effectiveDate: string,
): Date {
  const lastStep = createdAt.getTime() + PROCESSING_STATUSES.length * stepSeconds * 1000;
  return new Date(Math.max(lastStep, startOfDanishDay(effectiveDate).getTime()));
}

/** Where an order is at a moment, however long nobody looked: it never goes back and leaves out what has passed. */
export function progressAt({ createdAt, stepSeconds, completesAt }: OrderPlan, now: Date): OrderProgress {
  if (now >= completesAt) return { status: 'Completed', nextStepAt: null };
  const last = PROCESSING_STATUSES.length - 1;
  const passed = Math.floor((now.getTime() - createdAt.getTime()) / (stepSeconds * 1000));
  const step = Math.min(Math.max(passed, 0), last);
  return {
    status: PROCESSING_STATUSES[step] ?? 'InProgress',
    nextStepAt: step === last ? completesAt : new Date(createdAt.getTime() + (step + 1) * stepSeconds * 1000),
  };
}
