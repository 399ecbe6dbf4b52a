/**
 * A new version of the portal was released while an old one is open (ERR-028, ERR-029). Detected by missing code; the
 * user decides whether to reload.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabStorage } from '../browser/browser-storage.ts';
import { missingCodeOf } from './missing-code.ts';

const reloadedKey = 'portal.reloaded-for-new-version';

/** A failure this soon after a reload is not about versions: another reload would not help. */
const reloadHelpsAgainAfterMs = 60_000;

export interface NewVersion extends Pick<
  StoreApi<{ readonly isOpen: boolean }>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks the user when `error` is about missing code. Returns whether it is, so that nobody else has to handle it. */
  readonly notice: (error: unknown) => boolean;
  /** OK: reloads the page. */
  readonly reload: () => void;
  /** Cancel: the page stays, and the next missing chunk asks again. */
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

/** One per page. `page` is for tests. */
export const createNewVersion = (page: Browser = browser): NewVersion => {
  const store = createStore(() => ({ isOpen: false }));
  /** Several handlers report the same failure, some of them after the user has answered. */
  const handled = new WeakSet<Error>();

  const hasJustReloaded = (): boolean => {
    const since = page.now() - Number(page.storage.getItem(reloadedKey) ?? Number.NaN);
    return since >= 0 && since < reloadHelpsAgainAfterMs;
  };

  return {
    ...store,
    notice: error => {
      const missing = missingCodeOf(error);
      if (!missing) return false;
      if (handled.has(missing)) return true;
      // Without a network every chunk is missing, and a reload would lose the page as well.
      if (!page.isOnline() || hasJustReloaded()) return false;
      handled.add(missing);
      store.setState({ isOpen: true });
      return true;
    },
    reload: () => {
      try {
        page.storage.setItem(reloadedKey, String(page.now()));
      } catch {
        // When storage is full, the reload is not remembered, but still happens.
      }
      page.reload();
    },
    dismiss: () => {
      store.setState({ isOpen: false });
    },
  };
};
