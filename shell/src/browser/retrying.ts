/** Retries after a failure: at short intervals first, less often once the failure lasts. */
import { onReturn } from './on-return.ts';

const soonMs = 1_000;
const maxDelayMs = 60_000;
/**
 * At least half a minute of attempts at short intervals, so that a short outage is noticed within two seconds of its
 * end.
 */
const steadyAttempts = 20;

/** Milliseconds before attempt number `attempt` (from 0), with jitter so that browsers do not retry all at once. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number => {
  const growth = 2 ** Math.max(0, attempt - steadyAttempts + 1);
  return Math.min(maxDelayMs, soonMs * growth * (1 + random()));
};

/** Waits, but ends early when the network or the user comes back, or when `signal` aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const end = (): void => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stopListening = onReturn(end);
    signal.addEventListener('abort', end);
  });

/** Repeats `attempt` until it succeeds; resolves with undefined when `signal` aborts first. */
export const retrying = async <Value>(
  attempt: () => Promise<Value>,
  signal: AbortSignal,
  delay: (attempt: number) => number = retryDelay,
): Promise<Value | undefined> => {
  for (let count = 0; !signal.aborted; count += 1) {
    try {
      return await attempt();
    } catch {
      await pause(delay(count), signal);
    }
  }
  return undefined;
};

/** Rejects with `message` when `promise` has not settled after `ms`. */
export const within = async <Value>(
  ms: number,
  promise: Value | Promise<Value>,
  message = `No answer within ${String(ms)} ms.`,
): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(message));
    }, ms);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
