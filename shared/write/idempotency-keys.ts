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
export const trackIdempotencyKeys = (): ((http: Http) => Attempt) => {
  let openCalls: ReadonlyMap<string, string> = new Map();
  return http => {
    const keys = new Map<string, string>();
    const answered = new Set<string>();
    const request: Http['request'] = async call => {
      const { method = 'GET', path, query, body, content } = call;
      if (method === 'GET') return http.request(call);
      const fingerprint = JSON.stringify([method, path, query, body, content?.size, content?.lastModified]);
      const key = keys.get(fingerprint) ?? openCalls.get(fingerprint) ?? crypto.randomUUID();
      keys.set(fingerprint, key);
      const answer = await http.request({ ...call, headers: { 'idempotency-key': key, ...call.headers } });
      answered.add(fingerprint);
      return answer;
    };
    return {
      http: { ...http, request },
      end: isDone => {
        openCalls = new Map([...keys].filter(([fingerprint]) => !isDone || !answered.has(fingerprint)));
      },
    };
  };
};
