import { useLayoutEffect, useRef, useState } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useSession } from 'shared/session';
import { readStored, removeStored, store } from './session-storage.ts';

interface Stored {
  readonly values: Readonly<Record<string, object>>;
  /** Names of the submitted steps. */
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

/** Without storage the draft is lost on reload. */
const read = (key: string): Stored => {
  const found = readStored(key);
  return isStored(found) ? found : nothing;
};

/** The values entered in a wizard so far. */
export interface Draft extends Stored {
  readonly save: (step: string, values: object) => void;
  readonly finish: (step: string) => void;
  /** Requires a step to be submitted again. */
  readonly reopen: (step: string) => void;
  /** Deletes the draft after submission. */
  readonly clear: () => void;
  /** Keeps only these values when the user leaves, for the next visit. */
  readonly leave: (values: Readonly<Record<string, object>>) => void;
}

/**
 * Keeps a draft in the tab's session storage, per user and customer: it survives a reload and the back
 * button, but not closing the tab. Never use it for secrets.
 */
export const useDraft = (name: string): Draft => {
  const { userId } = useSession();
  const { id: customerId } = useCurrentCustomer().customer;
  const key = `draft/${name}/${userId}/${customerId}`;
  const [state, setState] = useState(() => ({ key, stored: read(key) }));
  const isCleared = useRef(false);
  // Another customer: nothing of the previous customer may show.
  if (state.key !== key) setState({ key, stored: read(key) });

  // Synchronous with the key press, so that an immediate reload loses nothing.
  useLayoutEffect(() => {
    if (isCleared.current || state.stored === nothing) return;
    store(state.key, state.stored);
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
      removeStored(key);
    },
    leave: values => {
      isCleared.current = true;
      store(key, { values, done: [] });
    },
  };
};
