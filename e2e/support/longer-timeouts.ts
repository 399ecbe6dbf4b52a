/** The portal's timeouts are for people: on a busy machine, or one that stalls, a test would run into them. */
import type { BrowserContext, Page } from '@playwright/test';

interface Lengthened {
  /** Milliseconds of the shortest and the longest timer that is lengthened. */
  readonly min: number;
  readonly max: number;
  readonly factor: number;
}

/** Runs in the page. */
const lengthen = ({ min, max, factor }: Lengthened): void => {
  // A timer with a longer delay than this fires at once.
  const maxDelay = 2 ** 31 - 1;
  const longer = (ms = 0): number => (ms >= min && ms <= max ? Math.min(ms * factor, maxDelay) : ms);
  const { setTimeout } = window;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = ms => timeout(longer(ms));
  const longerTimeout = (handler: TimerHandler, ms?: number, ...values: unknown[]): number =>
    setTimeout(handler, longer(ms), ...values);
  window.setTimeout = longerTimeout as typeof window.setTimeout;
};

/** Makes the timeouts of 5 to 10 seconds (decision 16) five times as long in all pages of a context. */
export const lengthenTimeouts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(lengthen, { min: 5_000, max: 10_000, factor: 5 });

const never: Lengthened = { min: 4_001, max: Number.MAX_SAFE_INTEGER, factor: 1_000_000 };

/**
 * Disables timeouts and auto-dismissed messages in a page's open document and in its next ones: timers of more than four
 * seconds never fire.
 */
export const stopTimeouts = (page: Page): Promise<unknown> =>
  Promise.all([page.addInitScript(lengthen, never), page.evaluate(lengthen, never)]);
