/** What a page fetched from its own origins: how many requests and bytes, and how many of them waited in a row. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { portOffsets } from 'shared/node/settings';

export interface Traffic {
  readonly requests: number;
  /** As transferred, with headers. */
  readonly bytes: number;
  /** Longest chain of requests of which each was only known when the one before had arrived. */
  readonly depth: number;
}

export interface TrafficRecorder {
  traffic(): Traffic;
  /** Forgets what came so far: the next traffic is that of the next step. */
  restart(): void;
  /** Resolves when nothing has been under way for a while, to the front ends and the API, and nothing will be by itself. */
  settled(): Promise<void>;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const initiatorUrl = ({ url, stack }: Initiator): string | undefined =>
  url ?? stack?.callFrames.find(frame => frame.url !== '')?.url;

/** Longer than the shell rests before it fetches what the areas begin with. */
const quietMs = 2_500;

/** Gives the question whether nothing that is watched has been under way for a while. */
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

/** Records the requests of one page to the ports below `portBase + 5`: the shell and the remotes. */
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
  // What was fetched ahead is asked for once more where it is needed, of the cache.
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
