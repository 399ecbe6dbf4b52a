import { useLayoutEffect, useRef, useState } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useSession } from 'shared/session';
import { forget, keep, kept } from './kept.ts';

interface Stored {
  readonly values: Readonly<Record<string, object>>;
  /** Names of the steps that were sent. */
  readonly done: readonly string[];
}

const nothing: Stored = { values: {}, done: [] };

const isStored = (found: unknown): found is Stored =>
  typeof found === 'object' &&
  found !== null &&
  'values' in found &&
  typeof found.values === 'object' &&
  found.values !== null &&
  'done' in found &&
  Array.isArray(found.done);

/** Where the tab keeps nothing the draft lives as long as the page. */
const read = (key: string): Stored => {
  const found = kept(key);
  return isStored(found) ? found : nothing;
};

/** What was entered in a wizard so far. */
export interface Draft extends Stored {
  readonly save: (step: string, values: object) => void;
  readonly finish: (step: string) => void;
  /** Has a step sent anew. */
  readonly reopen: (step: string) => void;
  /** Forgets it, once it is sent. */
  readonly clear: () => void;
  /** Keeps these alone, for whoever opens the page again that is left now. */
  readonly leave: (values: Readonly<Record<string, object>>) => void;
}

/**
 * Keeps a draft for this tab, apart for each person and each customer: it is there after a reload and the back button,
 * and gone with the tab. Never for what is secret.
 */
export const useDraft = (name: string): Draft => {
  const { userId } = useSession();
  const { id: customerId } = useCurrentCustomer().customer;
  const key = `draft/${name}/${userId}/${customerId}`;
  const [state, setState] = useState(() => ({ key, stored: read(key) }));
  const isCleared = useRef(false);
  // Another customer: nothing of the one before may be shown.
  if (state.key !== key) setState({ key, stored: read(key) });

  // With the press of the key: a reload right after it finds everything.
  useLayoutEffect(() => {
    if (isCleared.current || state.stored === nothing) return;
    keep(state.key, state.stored);
  }, [state]);

  const change = (changed: (stored: Stored) => Stored): void => {
    setState(now => ({ ...now, stored: changed(now.stored) }));
  };
  return {
    ...state.stored,
    save: (step, values) => {
      change(({ done, ...now }) => ({ done, values: { ...now.values, [step]: values } }));
    },
    finish: step => {
      change(now => ({ ...now, done: [...now.done.filter(each => each !== step), step] }));
    },
    reopen: step => {
      change(now => ({ ...now, done: now.done.filter(each => each !== step) }));
    },
    clear: () => {
      isCleared.current = true;
      forget(key);
    },
    leave: values => {
      isCleared.current = true;
      keep(key, { values, done: [] });
    },
  };
};
