/** What a page fetched from its own origins: number of requests, bytes, and length of the longest request chain. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { portOffsets } from 'shared/node/settings';

export interface Traffic {
  readonly requests: number;
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  /** Longest chain of requests in which each was discovered only after the previous one had arrived. */
  readonly depth: number;
}

export interface TrafficRecorder {
  traffic(): Traffic;
  /** Resets the counters for the next step. */
  restart(): void;
  /**
   * Resolves when there have been no requests to the front ends and the API for a while, and no prefetch is pending.
   */
  settled(): Promise<void>;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const initiatorUrl = ({ url, stack }: Initiator): string | undefined =>
  url ?? stack?.callFrames.find(frame => frame.url !== '')?.url;

/** Longer than the shell waits before its idle prefetch. */
const quietMs = 2_500;

/** Returns a function that tells whether no watched request has been in flight for a while. */
const followQuiet = (session: CDPSession, isWatched: (url: string) => boolean): (() => boolean) => {
  const underWay = new Set<string>();
  let changedAt = performance.now();
  const ended = ({ requestId }: { readonly requestId: string }): void => {
    if (underWay.delete(requestId)) changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isWatched(request.url)) return;
    underWay.add(requestId);
    changedAt = performance.now();
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  return () => underWay.size === 0 && performance.now() - changedAt >= quietMs;
};

/** Records one page's requests to the ports below `portBase + 5`: the shell and the remotes. */
export const recordTraffic = async (session: CDPSession, portBase: number): Promise<TrafficRecorder> => {
  const depths = new Map<string, number>();
  const requests = new Map<string, number>();
  let bytes = 0;
  const portOf = (url: string): number => (url.startsWith('http') ? Number(new URL(url).port) : 0);
  const isOurs = (url: string): boolean => {
    const port = portOf(url);
    return port >= portBase && port < portBase + 5;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!isOurs(request.url)) return;
    const depth = 1 + (depths.get(initiatorUrl(initiator) ?? '') ?? 0);
    depths.set(request.url, depth);
    requests.set(requestId, depth);
  });
  // A prefetched file is requested again, from the cache, when it is used.
  const forget = ({ requestId }: { readonly requestId: string }): void => {
    requests.delete(requestId);
  };
  session.on('Network.requestServedFromCache', forget);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) forget({ requestId });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  const isQuiet = followQuiet(session, url => isOurs(url) || portOf(url) === portBase + portOffsets.api);
  await session.send('Network.enable');
  return {
    traffic: () => ({ requests: requests.size, bytes, depth: Math.max(0, ...requests.values()) }),
    restart: () => {
      requests.clear();
      bytes = 0;
    },
    settled: async () => {
      while (!isQuiet()) await wait(50);
    },
  };
};
