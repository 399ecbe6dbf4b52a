/**
 * Prefetches files into the browser's cache in parallel. Otherwise each file of a remote's first page is requested only
 * after the file that references it: manifest, entry, exposed module.
 *
 * Nothing is run here: the script or style sheet is requested later, comes from the cache, and is checked against its
 * hash. `<link rel="preload">` would do the same, but browsers also keep a failed response and use it for the next
 * attempt.
 */
import type { Release } from 'shared/remote/registry';

interface Asking {
  /** Cancels pending requests. */
  readonly signal: AbortSignal;
  readonly priority?: RequestPriority;
}

type Fetch = (url: string, how: Asking) => Promise<Response>;

/** Resolves when all files are loaded or have failed. Never rejects. */
export type FetchAhead = (urls: readonly string[], how: Asking) => Promise<void>;

/** Fetches each file once per page load: file names contain a hash. */
export const createFetchAhead = (fetch: Fetch): FetchAhead => {
  const here = new Set<string>();
  const bring = async (url: string, how: Asking): Promise<void> => {
    try {
      const response = await fetch(url, how);
      if (!response.ok) return;
      // Read to the end: only complete responses are cached.
      await response.arrayBuffer();
      here.add(url);
    } catch {
      // The real request will fail too, and report it.
    }
  };
  return async (urls, how) => {
    await Promise.all(urls.filter(url => !here.has(url)).map(url => bring(url, how)));
  };
};

/** URLs of a release's first page. Releases without hashes are refused or from a dev server, which is not cached. */
export const firstPageOf = ({ manifest, integrity, firstPage = [] }: Release): string[] =>
  integrity ? firstPage.map(file => new URL(file, manifest).href) : [];

/** Prefetches all files that a visit needs. */
export type FetchRelease = (release: Release, signal: AbortSignal) => Promise<void>;

/** Once per release, also after a failure, unless it was aborted. With low priority. */
export const createFetchRelease = (fetchAhead: FetchAhead): FetchRelease => {
  const done = new Set<string>();
  return async (release, signal) => {
    const { manifest, integrity } = release;
    if (integrity === undefined || done.has(manifest)) return;
    await fetchAhead([integrity.map, manifest, ...firstPageOf(release)], { signal, priority: 'low' });
    if (!signal.aborted) done.add(manifest);
  };
};
