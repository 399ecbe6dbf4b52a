/**
 * Reads sent before the HTTP client exists. The client takes over their pending responses instead of sending
 * the request again, and handles errors as usual.
 */

/** Headers of a call without a body or with JSON. */
export const callHeaders = (correlationId: string, token: string | undefined) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-correlation-id': correlationId,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** A pending read. */
export interface PendingRead {
  readonly correlationId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** From now on `signal` aborts the request. */
  answer(signal: AbortSignal): Promise<Response>;
}

export interface EarlyReads {
  /** Sends reads of these addresses with the token from the sign-in. Does nothing after `drop`. */
  ask(addresses: readonly string[], token: string): void;
  /**
   * Returns the pending response for this address and token, once, and only while it is fresher than the
   * stale time.
   */
  take(address: string, token: string): PendingRead | undefined;
  /** Aborts all reads that were not taken. */
  drop(): void;
}

/** Same as the queries' stale time. */
const maxAgeMs = 15_000;

interface SentRead extends Pick<PendingRead, 'correlationId' | 'sentAt'> {
  readonly response: Promise<Response>;
  readonly giveUp: (reason?: unknown) => void;
}

const send = (address: string, token: string): SentRead => {
  const correlationId = crypto.randomUUID();
  const stop = new AbortController();
  const response = fetch(address, {
    credentials: 'include',
    headers: callHeaders(correlationId, token),
    signal: stop.signal,
  });
  // The caller that takes it handles the error.
  response.catch(() => undefined);
  return {
    correlationId,
    sentAt: Date.now(),
    response,
    giveUp: reason => {
      stop.abort(reason);
    },
  };
};

export const createEarlyReads = (): EarlyReads => {
  // No Map, because a remote could patch its methods to get at the entries.
  const pending = { __proto__: null } as unknown as Record<string, SentRead | undefined>;
  let sentWith: string | undefined;
  let isDropped = false;
  return {
    ask: (addresses, token) => {
      if (isDropped) return;
      sentWith = token;
      for (const address of addresses) pending[address] = send(address, token);
    },
    take: (address, token) => {
      const { [address]: found } = pending;
      if (found === undefined) return undefined;
      pending[address] = undefined;
      const { correlationId, sentAt, response, giveUp } = found;
      if (token !== sentWith || Date.now() - sentAt >= maxAgeMs) {
        giveUp();
        return undefined;
      }
      const answer = (signal: AbortSignal): Promise<Response> => {
        const follow = (): void => {
          giveUp(signal.reason);
        };
        if (signal.aborted) follow();
        else signal.addEventListener('abort', follow, { once: true });
        return response;
      };
      return { correlationId, sentAt, answer };
    },
    drop: () => {
      isDropped = true;
      sentWith = undefined;
      for (const address of Object.keys(pending)) {
        pending[address]?.giveUp();
        pending[address] = undefined;
      }
    },
  };
};
