import type { Http } from 'shared/http';

/** One try of a write. */
export interface Attempt {
  /** The page's client; what changes something carries its Idempotency-Key. */
  readonly http: Http;
  /** Call once it is known how the try ended, before the next begins. */
  readonly end: (isDone: boolean) => void;
}

/**
 * Gives each call that changes something its Idempotency-Key. A call that is repeated because the try before failed
 * is the same wish and has the same key: the first may have arrived after all. Any other call is a new wish. A call that
 * brings its key, kept over a reload, is sent with that.
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
