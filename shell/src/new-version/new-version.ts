/**
 * A new version of the portal has come while an old one is open (ERR-028, ERR-029). Noticed by code that is
 * gone; whether to reload is the person's choice.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabStorage } from '../browser/browser-storage.ts';
import { missingCodeOf } from './missing-code.ts';

const reloadedKey = 'portal.reloaded-for-new-version';

/** A failure this soon after a reload is not about versions: another reload would not help either. */
const reloadHelpsAgainAfterMs = 60_000;

export interface NewVersion extends Pick<
  StoreApi<{ readonly isAsked: boolean }>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks the person when `error` is about missing code. Answers whether it is, and nobody else has to handle it. */
  readonly notice: (error: unknown) => boolean;
  /** OK: loads the page again. */
  readonly reload: () => void;
  /** Cancel: the page stays as it is, and the next piece of missing code asks again. */
  readonly dismiss: () => void;
}

interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const browser: Browser = {
  storage: tabStorage(),
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => {
    window.location.reload();
  },
};

/** One per page. `page` is there for tests. */
export const createNewVersion = (page: Browser = browser): NewVersion => {
  const store = createStore(() => ({ isAsked: false }));
  /** One failure is handed over by each of the handlers that see it, some of them a moment after the answer. */
  const asked = new WeakSet<Error>();

  const hasJustReloaded = (): boolean => {
    const since = page.now() - Number(page.storage.getItem(reloadedKey) ?? Number.NaN);
    return since >= 0 && since < reloadHelpsAgainAfterMs;
  };

  return {
    ...store,
    notice: error => {
      const missing = missingCodeOf(error);
      if (!missing) return false;
      if (asked.has(missing)) return true;
      // Without a network every chunk is missing, and a reload would take the page as well.
      if (!page.isOnline() || hasJustReloaded()) return false;
      asked.add(missing);
      store.setState({ isAsked: true });
      return true;
    },
    reload: () => {
      try {
        page.storage.setItem(reloadedKey, String(page.now()));
      } catch {
        // A full storage costs the memory of this reload, not the reload.
      }
      page.reload();
    },
    dismiss: () => {
      store.setState({ isAsked: false });
    },
  };
};
