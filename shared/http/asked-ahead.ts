/**
 * Reads that are asked for before there is a client, which takes the answers that are on their way in place of asking
 * itself. What is wrong with them it finds out, as with any other.
 */

/** Headers of a call that sends nothing, or JSON. */
export const callHeaders = (correlationId: string, token: string | undefined) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-correlation-id': correlationId,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** A read that was sent. */
export interface OnItsWay {
  readonly correlationId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** From now on it is `signal` that gives it up. */
  answer(signal: AbortSignal): Promise<Response>;
}

export interface AskedAhead {
  /** Asks for these addresses with the token of the person who is signing in. Nothing any more once all was dropped. */
  ask(addresses: readonly string[], token: string): void;
  /** The answer to this very question of the same token, once, and not when it is as old as a page's data may be. */
  take(address: string, token: string): OnItsWay | undefined;
  /** Gives up what nobody has taken. */
  drop(): void;
}

/** As long as a page shows what it has without asking anew. */
const maxAgeMs = 15_000;

interface Asked extends Pick<OnItsWay, 'correlationId' | 'sentAt'> {
  readonly response: Promise<Response>;
  readonly giveUp: (reason?: unknown) => void;
}

const send = (address: string, token: string): Asked => {
  const correlationId = crypto.randomUUID();
  const stop = new AbortController();
  const response = fetch(address, {
    credentials: 'include',
    headers: callHeaders(correlationId, token),
    signal: stop.signal,
  });
  // Whoever takes it is told.
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

export const createAskedAhead = (): AskedAhead => {
  // Read by no method that a remote could change: one of a map would hand it all that is in there.
  const asked = { __proto__: null } as unknown as Record<string, Asked | undefined>;
  let askedWith: string | undefined;
  let isDropped = false;
  return {
    ask: (addresses, token) => {
      if (isDropped) return;
      askedWith = token;
      for (const address of addresses) asked[address] = send(address, token);
    },
    take: (address, token) => {
      const { [address]: found } = asked;
      if (found === undefined) return undefined;
      asked[address] = undefined;
      const { correlationId, sentAt, response, giveUp } = found;
      if (token !== askedWith || Date.now() - sentAt >= maxAgeMs) {
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
      askedWith = undefined;
      for (const address of Object.keys(asked)) {
        asked[address]?.giveUp();
        asked[address] = undefined;
      }
    },
  };
};
