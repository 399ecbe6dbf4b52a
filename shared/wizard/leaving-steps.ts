import { useEffect, useRef, useState } from 'react';
import { useLeaving } from 'shared/form';
import { useLocation, useNavigate } from 'shared/router';
import { readStored, removeStored, store } from './session-storage.ts';

/** History state of an address that replaced another step's address; it is the same history entry. */
export const redirected = 'redirected';

interface Entry {
  readonly key: string;
  readonly isFirstSeen: boolean;
  readonly isRedirected: boolean;
}

/** The entries up to this one: after going back, the entries that follow get new keys. */
const entriesUpTo = (before: readonly string[], { key, isFirstSeen, isRedirected }: Entry): string[] => {
  const at = before.indexOf(key);
  if (at >= 0) return before.slice(0, at + 1);
  if (isFirstSeen) return [key];
  return [...(isRedirected ? before.slice(0, -1) : before), key];
};

const entriesIn = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];

export interface LeavingSteps {
  /** The wizard was left; only the history is still going back. */
  readonly isLeft: boolean;
  /**
   * Leaves the wizard for its result. Removes its steps from the browser's history: the result replaces the
   * first step, so that the back button leads to where the wizard was opened. Does nothing if the user has
   * already left.
   */
  readonly leaveFor: (href: string) => void;
}

/**
 * Tracks which history entries are steps of the page, in session storage, because history entries survive a
 * reload.
 */
export const useLeavingSteps = (): LeavingSteps => {
  const { key, pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const name = `steps${pathname}`;
  const navigate = useNavigate();
  const { leave } = useLeaving(false);
  const [target, setTarget] = useState<string>();
  const seen = useRef<string>(undefined);
  const entries = useRef<readonly string[]>([]);

  useEffect(() => {
    if (seen.current === key) return;
    const isFirstSeen = seen.current === undefined;
    seen.current = key;
    if (target !== undefined) {
      void navigate(target, { replace: true });
      return;
    }
    const before = isFirstSeen ? entriesIn(readStored(name)) : entries.current;
    entries.current = entriesUpTo(before, { key, isFirstSeen, isRedirected: state === redirected });
    store(name, entries.current);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per history entry
  }, [key]);

  return {
    isLeft: target !== undefined,
    leaveFor: href => {
      leave(() => {
        removeStored(name);
        const steps = entries.current.length - 1;
        if (steps > 0) {
          setTarget(href);
          void navigate(-steps);
        } else void navigate(href, { replace: true });
      });
    },
  };
};
