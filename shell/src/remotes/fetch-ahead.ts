/**
 * Brings files into the browser's cache, all at once. Without it each file of an area's first page is only asked for
 * when the one that names it has come: manifest, entry, exposed module.
 *
 * Nothing is run here: whoever needs a file asks for it as a script or style sheet, which browsers take from their
 * cache and hold against its hash. A `<link rel="preload">` would do the same, but browsers keep what it brought even
 * where that was a fault, and hand it to the next attempt.
 */
import type { Release } from 'shared/remote/registry';

type Fetch = (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** Starts, and gives the function that stops what is still under way: to be called once the files were needed. */
export type FetchAhead = (urls: readonly string[]) => () => void;

/** What has come is not asked for again while the page is open: no file changes under its name. */
export const createFetchAhead = (fetch: Fetch): FetchAhead => {
  const here = new Set<string>();
  const bring = async (url: string, signal: AbortSignal): Promise<void> => {
    try {
      const response = await fetch(url, { signal });
      if (!response.ok) return;
      // Only what was read to its end is in the cache.
      await response.arrayBuffer();
      here.add(url);
    } catch {
      // Whoever needs the file asks again, and says what is wrong.
    }
  };
  return urls => {
    const stopping = new AbortController();
    for (const url of urls) if (!here.has(url)) void bring(url, stopping.signal);
    return () => {
      stopping.abort();
    };
  };
};

/** Addresses of what a release's first page needs. Without hashes it is refused, or a development server's, which nothing keeps. */
export const firstPageOf = ({ manifest, integrity, firstPage = [] }: Release): string[] =>
  integrity ? firstPage.map(file => new URL(file, manifest).href) : [];
