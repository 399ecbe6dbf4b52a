/**
 * Notices releases that come while the page is open. A remote that is not loaded yet is simply loaded as the new one;
 * for one that runs, the page is loaded again where the person goes to another area: nothing of theirs is on it then.
 */
import type { Registry } from 'shared/remote/registry';
import type { RemoteLoader } from './remote-loader.ts';

const reloadedKey = 'portal.reloaded-for-release';

export interface ReleaseWatch {
  /** To be called once per settled navigation, after it is drawn. */
  readonly onNavigated: (pathname: string) => void;
  /** Asks for the registry, unless that was done a moment ago. Never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

interface WatchOptions {
  readonly loader: Pick<RemoteLoader, 'update' | 'outdated'>;
  /** The registry from its origin; rejects when it can't be had. */
  readonly fetchRegistry: () => Promise<Registry>;
  /** False while something would be lost: a change on its way, a message that nobody has read. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly random?: () => number;
  /** Between two polls, give or take a quarter so that browsers do not come all at once. */
  readonly pollMs?: number;
  /** Between any two requests, however much a person moves about. */
  readonly minIntervalMs?: number;
}

/** Customer and first path segment: within it a page may hold what was entered, between two of them none does. */
const areaOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');

/** Starts polling; the registry that the page was started with counts as just checked. */
export const watchReleases = (options: WatchOptions): ReleaseWatch => {
  const { loader, storage, random = Math.random, pollMs = 300_000, minIntervalMs = 10_000 } = options;
  let area: string | undefined;
  let lastCheck = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async (): Promise<void> => {
    if (performance.now() - lastCheck < minIntervalMs) return;
    lastCheck = performance.now();
    try {
      loader.update(await options.fetchRegistry());
    } catch {
      // Nothing is known that was not known before; the next check asks again.
    }
  };

  const poll = (): void => {
    timer = setTimeout(
      () => {
        if (document.visibilityState === 'visible') void check();
        poll();
      },
      pollMs * (0.75 + random() / 2),
    );
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') void check();
  };
  poll();
  document.addEventListener('visibilitychange', onReturn);

  /** Once for the same releases: where servers disagree about what is current, a page would reload for ever. */
  const reloadOnce = (): void => {
    const wanted = loader.outdated().join(' ');
    if (wanted === '' || !options.mayReload() || storage.getItem(reloadedKey) === wanted) return;
    try {
      storage.setItem(reloadedKey, wanted);
    } catch {
      // What can't be remembered could be done for ever.
      return;
    }
    options.reload();
  };

  return {
    check,
    onNavigated: pathname => {
      const before = area;
      area = areaOf(pathname);
      if (before !== undefined && before !== area) reloadOnce();
      void check();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    },
  };
};
