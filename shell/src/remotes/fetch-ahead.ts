/**
 * Brings files into the browser's cache, all at once. Without it each file of an area's first page is only asked for
 * when the one that names it has come: manifest, entry, exposed module.
 *
 * Nothing is run here: whoever needs a file asks for it as a script or style sheet, which browsers take from their
 * cache and hold against its hash. A `<link rel="preload">` would do the same, but browsers keep what it brought even
 * where that was a fault, and hand it to the next attempt.
 */
import type { Release } from 'shared/remote/registry';

interface Asking {
  /** Stops what is still under way. */
  readonly signal: AbortSignal;
  readonly priority?: RequestPriority;
}

type Fetch = (url: string, how: Asking) => Promise<Response>;

/** Resolves when each of the files has come or can't be had. Never rejects. */
export type FetchAhead = (urls: readonly string[], how: Asking) => Promise<void>;

/** What has come is not asked for again while the page is open: no file changes under its name. */
export const createFetchAhead = (fetch: Fetch): FetchAhead => {
  const here = new Set<string>();
  const bring = async (url: string, how: Asking): Promise<void> => {
    try {
      const response = await fetch(url, how);
      if (!response.ok) return;
      // Only what was read to its end is in the cache.
      await response.arrayBuffer();
      here.add(url);
    } catch {
      // Whoever needs the file asks again, and says what is wrong.
    }
  };
  return async (urls, how) => {
    await Promise.all(urls.filter(url => !here.has(url)).map(url => bring(url, how)));
  };
};

/** Addresses of what a release's first page needs. Without hashes it is refused, or a development server's, which nothing keeps. */
export const firstPageOf = ({ manifest, integrity, firstPage = [] }: Release): string[] =>
  integrity ? firstPage.map(file => new URL(file, manifest).href) : [];

/** Brings all that a visit asks a release for, before there is one. */
export type FetchRelease = (release: Release, signal: AbortSignal) => Promise<void>;

/** Once for a release, whatever came of it, unless it was stopped. Whatever else is asked for goes first. */
export const createFetchRelease = (fetchAhead: FetchAhead): FetchRelease => {
  const done = new Set<string>();
  return async (release, signal) => {
    const { manifest, integrity } = release;
    if (integrity === undefined || done.has(manifest)) return;
    await fetchAhead([integrity.map, manifest, ...firstPageOf(release)], { signal, priority: 'low' });
    if (!signal.aborted) done.add(manifest);
  };
};
