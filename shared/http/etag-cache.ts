/**
 * Cache of responses by ETag: the request names the cached response's ETag, and the backend returns 304
 * instead of sending it again. The backend checks authorisation first, so nobody sees a response meant for
 * someone else. In memory only: the browser may not store responses.
 */

/** Maximum number of cached responses; a page that stays open repeats the same few requests. */
const most = 50;

/** Maximum length of a cached response, in characters. */
const longest = 200_000;

export interface CachedAnswer {
  readonly tag: string;
  /** Unparsed, because each caller has its own schema. */
  readonly body: string;
}

export interface EtagCache {
  /**
   * Returns the cached response of this address, if any, and removes it from the cache until it is kept
   * again: if the backend refuses conditional requests, the next one is unconditional.
   */
  take(address: string): CachedAnswer | undefined;
  /** Caches the response of an address. */
  keep(address: string, tag: string | null, body: string): void;
}

export const createEtagCache = (): EtagCache => {
  const answers = new Map<string, CachedAnswer>();
  return {
    take: address => {
      const answer = answers.get(address);
      answers.delete(address);
      return answer;
    },
    keep: (address, tag, body) => {
      if (tag === null || body.length > longest) return;
      answers.delete(address);
      answers.set(address, { tag, body });
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
};
