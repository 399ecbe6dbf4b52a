/** Prefetches what a link leads to: the remote's code and the page's first data. */
import { preloadOf, type PreloadContext } from 'shared/remote/preload';
import { matchRoutes } from 'shared/router';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * False when offline, with data saver on, or on a slow connection, where prefetching would cost data or delay the
 * current page. Only Chromium reports the latter two.
 */
export const mayFetchAhead = ({
  onLine,
  connection,
}: { readonly onLine: boolean; readonly connection?: Connection } = navigator): boolean =>
  onLine && connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

/** Everything a preload function gets apart from what the address itself contains. */
export type Ports = Omit<PreloadContext, 'params' | 'search'>;

/** `path` begins with the customer and may have a query: `/1001/faktura?kundenummer=1`. Never rejects. */
export type PreloadPage = (path: string, ports: Ports) => Promise<void>;

/** Preloads each address once while the page is open, whether it succeeded or not. */
export const createPreloadPage = (
  loader: Pick<RemoteLoader, 'ownerOf' | 'preload'>,
  isAllowed: () => boolean = mayFetchAhead,
): PreloadPage => {
  const done = new Set<string>();
  return async (path, ports) => {
    const { pathname, searchParams: search } = new URL(path, 'http://portal');
    const [, , ...below] = pathname.split('/');
    const owner = loader.ownerOf(below[0] ?? '');
    if (!owner || done.has(path) || !isAllowed()) return;
    done.add(path);
    const remote = await loader.preload(owner.id);
    const matches = matchRoutes(remote?.routes ?? [], `/${below.join('/')}`) ?? [];
    try {
      await Promise.all(
        matches.map(async ({ route, params }) => {
          await preloadOf(route.handle)?.({ ...ports, params, search });
        }),
      );
    } catch {
      // The page makes the same requests when it opens and reports the error then.
    }
  };
};
