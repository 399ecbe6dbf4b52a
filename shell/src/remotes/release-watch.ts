/**
 * Detects new releases while the page is open. A remote that is not loaded yet is loaded in the new release. If a running
 * one is outdated, the page is reloaded when the user goes to another area, where no input can be lost.
 */
import type { Registry } from 'shared/remote/registry';
import type { RemoteLoader } from './remote-loader.ts';

const reloadedKey = 'portal.reloaded-for-release';

export interface ReleaseWatch {
  /** Call it once per finished navigation, after rendering. */
  readonly onNavigated: (pathname: string) => void;
  /** Fetches the registry, unless it was fetched a moment ago. Never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

interface WatchOptions {
  readonly loader: Pick<RemoteLoader, 'update' | 'outdated'>;
  /** Fetches the registry; rejects if that fails. */
  readonly fetchRegistry: () => Promise<Registry>;
  /** False while a reload would lose something: a pending write, an unread message. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly random?: () => number;
  /** Poll interval, plus or minus a quarter so that not all browsers poll at the same time. */
  readonly pollMs?: number;
  /** Minimum interval between two requests, however often the user navigates. */
  readonly minIntervalMs?: number;
}

/** Customer and first path segment. Input may be kept within an area, never between two. */
const areaOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');

/** Starts polling; the registry from start-up counts as just fetched. */
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
      // The next check tries again.
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

  /** Only once for the same releases: if servers disagree, the page would reload forever. */
  const reloadOnce = (): void => {
    const outdated = loader.outdated().join(' ');
    if (outdated === '' || !options.mayReload() || storage.getItem(reloadedKey) === outdated) return;
    try {
      storage.setItem(reloadedKey, outdated);
    } catch {
      // Without storage it could reload forever.
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
