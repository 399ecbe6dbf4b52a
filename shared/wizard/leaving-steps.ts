import { useEffect, useRef, useState } from 'react';
import { useLeaving } from 'shared/form';
import { useLocation, useNavigate } from 'shared/router';
import { forget, keep, kept } from './kept.ts';

/** State of an address that took the place of another step's: the entry is the same. */
export const redirected = 'redirected';

interface Entry {
  readonly key: string;
  readonly isFirstSeen: boolean;
  readonly isRedirected: boolean;
}

/** The entries up to this one: what was gone back from comes again under other keys. */
const entriesUpTo = (before: readonly string[], { key, isFirstSeen, isRedirected }: Entry): string[] => {
  const at = before.indexOf(key);
  if (at >= 0) return before.slice(0, at + 1);
  if (isFirstSeen) return [key];
  return [...(isRedirected ? before.slice(0, -1) : before), key];
};

const entriesIn = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];

export interface LeavingSteps {
  /** It was left, and only the history goes back. */
  readonly isLeft: boolean;
  /**
   * Leaves the steps for what came of them. Their entries go out of the browser's history: what they led to takes the
   * place of the first, so that the back button leads to where that was opened from. Does nothing where the person has
   * left already.
   */
  readonly leaveFor: (href: string) => void;
}

/** Keeps which entries of the browser's history are steps of the page; for the tab, as a reload keeps them. */
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
    const before = isFirstSeen ? entriesIn(kept(name)) : entries.current;
    entries.current = entriesUpTo(before, { key, isFirstSeen, isRedirected: state === redirected });
    keep(name, entries.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry
  }, [key]);

  return {
    isLeft: target !== undefined,
    leaveFor: href => {
      leave(() => {
        forget(name);
        const steps = entries.current.length - 1;
        if (steps > 0) {
          setTarget(href);
          void navigate(-steps);
        } else void navigate(href, { replace: true });
      });
    },
  };
};
