import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { startOfDanishDay } from '../../time/danish-day.ts';

/** Data that determines an order's progress. */
export interface OrderPlan {
  createdAt: Date;
  /** Seconds the order stays in each status before the last. */
  stepSeconds: number;
  completesAt: Date;
}

export interface OrderProgress {
  status: (typeof PROCESSING_STATUSES)[number] | 'Completed';
  /** When the order changes next; null if it is finished. */
  nextStepAt: Date | null;
}

/** When an order completes: after its four steps, but not before its effective date. */
export function completionOf(
  { createdAt, stepSeconds }: Omit<OrderPlan, 'completesAt'>,
  effectiveDate: string,
): Date {
  const lastStep = createdAt.getTime() + PROCESSING_STATUSES.length * stepSeconds * 1000;
  return new Date(Math.max(lastStep, startOfDanishDay(effectiveDate).getTime()));
}

/** Status of an order at a given time, skipping statuses that have passed. It never goes backwards. */
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
