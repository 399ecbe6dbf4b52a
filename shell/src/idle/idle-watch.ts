/**
 * Knows when a sign-in ends that nobody uses. The server counts from the last call, whichever tab made it; somebody who
 * types or presses uses it as well, so that tells the server.
 */
import type { IdleLimit } from '../portal/portal.ts';
import type { TabChannel } from '../session/page.ts';

interface IdleWatchOptions extends IdleLimit {
  /** Calls the API, so that the sign-in goes on. */
  readonly call: () => Promise<unknown>;
  /** Told how many milliseconds are left, once a person has to be asked; undefined when there is nothing to ask. */
  readonly ask: (leftMs: number | undefined) => void;
  /** The sign-in has ended. */
  readonly onEnd: () => void;
  readonly otherTabs: TabChannel | undefined;
}

export interface IdleWatch {
  /** Somebody has typed or pressed. */
  readonly touch: () => void;
  /** Call now and then. */
  readonly check: () => void;
}

const maxWarningMs = 5 * 60_000;
/** The server knows the last call to the minute: it may end the sign-in so much earlier. */
const notedWithinMs = 60_000;

export const createIdleWatch = ({
  limitMs,
  lastCall,
  call,
  ask,
  onEnd,
  otherTabs,
}: IdleWatchOptions): IdleWatch => {
  const warningMs = Math.min(maxWarningMs, limitMs / 2);
  let usedAt = 0;
  let touchedAt = -Infinity;
  let isAsked = false;

  const check = (): void => {
    if (lastCall() > usedAt) {
      usedAt = lastCall();
      otherTabs?.send(String(usedAt));
    }
    const now = Date.now();
    if (now >= usedAt + limitMs) {
      onEnd();
      return;
    }
    const leftMs = Math.max(0, usedAt + limitMs - notedWithinMs - now);
    const isEnding = leftMs <= warningMs;
    if (isEnding && !isAsked && now - touchedAt < warningMs) {
      call().catch(() => undefined);
      return;
    }
    isAsked = isEnding;
    ask(isEnding ? leftMs : undefined);
  };

  otherTabs?.onMessage(message => {
    const at = Number(message);
    if (!(at > usedAt)) return;
    usedAt = at;
    check();
  });

  return {
    touch: () => {
      touchedAt = Date.now();
    },
    check,
  };
};
