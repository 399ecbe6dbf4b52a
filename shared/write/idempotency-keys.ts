import type { Http } from 'shared/http';

/** One attempt of a write. */
export interface Attempt {
  /** The page's client; changes carry their Idempotency-Key. */
  readonly http: Http;
  /** Call it when the attempt's outcome is known, before the next attempt starts. */
  readonly end: (isDone: boolean) => void;
}

/**
 * Assigns an Idempotency-Key to each call that changes something. A retry of the same call after a failure
 * keeps the key, because the first call may have arrived after all. Any other call gets a new key. A call
 * that has its own key, kept across a reload, is sent with that key.
 */
export const createAttempts = (): ((http: Http) => Attempt) => {
  let openWishes: ReadonlyMap<string, string> = new Map();
  return http => {
    const keys = new Map<string, string>();
    const answered = new Set<string>();
    const request: Http['request'] = async call => {
      const { method = 'GET', path, query, body, content } = call;
      if (method === 'GET') return http.request(call);
      const wish = JSON.stringify([method, path, query, body, content?.size, content?.lastModified]);
      const key = keys.get(wish) ?? openWishes.get(wish) ?? crypto.randomUUID();
      keys.set(wish, key);
      const answer = await http.request({ ...call, headers: { 'idempotency-key': key, ...call.headers } });
      answered.add(wish);
      return answer;
    };
    return {
      http: { ...http, request },
      end: isDone => {
        openWishes = new Map([...keys].filter(([wish]) => !isDone || !answered.has(wish)));
      },
    };
  };
};
