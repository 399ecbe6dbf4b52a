/** The portal's timeouts are for people: on a busy machine, or one that stalls, a test would run into them. */
import type { BrowserContext } from '@playwright/test';

/** Makes the timeouts of 5 to 10 seconds (decision 16) five times as long in all pages of a context. */
export const lengthenTimeouts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const longer = (ms = 0): number => (ms >= 5_000 && ms <= 10_000 ? ms * 5 : ms);
    const { setTimeout } = window;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = ms => timeout(longer(ms));
    const longerTimeout = (handler: TimerHandler, ms?: number, ...values: unknown[]): number =>
      setTimeout(handler, longer(ms), ...values);
    window.setTimeout = longerTimeout as typeof window.setTimeout;
  });
