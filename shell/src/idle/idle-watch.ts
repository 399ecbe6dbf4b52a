/**
 * Tracks when an idle session ends. The server counts from the last call of any tab. Typing and clicking count as use
 * too, so a call tells the server about them before the session ends.
 */
import type { IdleLimit } from '../portal/portal.ts';
import type { TabChannel } from '../session/page.ts';

interface IdleWatchOptions extends IdleLimit {
  /** Calls the API to keep the session alive. */
  readonly call: () => Promise<unknown>;
  /** Called with the milliseconds left once the user has to be asked; with undefined when there is nothing to ask. */
  readonly ask: (leftMs: number | undefined) => void;
  /** The session has ended. */
  readonly onEnd: () => void;
  readonly otherTabs: TabChannel | undefined;
}

export interface IdleWatch {
  /** The user has typed or clicked. */
  readonly touch: () => void;
  /** Call at intervals. */
  readonly check: () => void;
}

const maxWarningMs = 5 * 60_000;
/** The server records the last call to the minute, so it may end the session that much earlier. */
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
