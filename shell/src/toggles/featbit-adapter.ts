/**
 * Toggles over the WebSocket protocol, which is FeatBit's: a stream, with polling while the stream brings nothing. The
 * featbit-* files are the only ones that use the library, and are loaded only when the settings have a ws(s) toggle
 * server.
 */
import { DataSyncModeEnum, FbClientBuilder, type IFbClient, type IOptions } from '@featbit/js-client-sdk';
import { onReturn } from '../browser/on-return.ts';
import { closeClient, pollingMs, startPolling } from './featbit-polling.ts';
import { featBitRequests } from './featbit-requests.ts';
import { FeatBitSocket } from './featbit-socket.ts';
import { FeatBitStore } from './featbit-store.ts';
import type { ToggleAdapter, ToggleServer } from './toggle-adapter.ts';

/** Milliseconds that a page without toggles waits for the stream before it also polls. */
const streamAloneMs = 2_000;

const ignore = (): void => undefined;

/** The service's state has what the library would log; a console full of reconnects helps nobody. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const optionsFor = ({ sdkKey, streamingUri, eventsUri }: ToggleServer): IOptions => ({
  sdkKey,
  streamingUri,
  // Polling uses a path of the same server.
  pollingUri: streamingUri.replace(/^ws/i, 'http'),
  eventsUri,
  pollingInterval: pollingMs,
  flushInterval: 2_000, // TOG-025
  maxEventsInQueue: 10_000, // TOG-026; 50 in a request (TOG-023) is the library's own
  webSocketPingInterval: 18_000, // TOG-027
  logger: silent,
});

const info = {
  appType: 'Browser-Client-SDK',
  platformData: () => ({ name: 'Browser' }),
  sdkData: () => ({ userAgent: 'Browser-Client-SDK/4.2.15' }),
};

export const featBitAdapter: ToggleAdapter = {
  connect: (server, events) => {
    const user = { keyId: server.userId, name: server.userId, customizedProperties: [] };
    const store = new FeatBitStore();
    const options = { ...optionsFor(server), user, store };
    let polling: ReturnType<typeof startPolling> | undefined;
    let lastReported: string | undefined;
    let isClosed = false;

    // The library emits two events for the first message, and later one per toggle in it.
    const report = (client: IFbClient): void => {
      if (isClosed) return;
      const toggles = store.toggles(client);
      const current = JSON.stringify(toggles);
      if (lastReported === undefined) events.onReady(toggles);
      else if (lastReported !== current) events.onChange(toggles);
      lastReported = current;
    };

    const build = (mode: DataSyncModeEnum): IFbClient =>
      new FbClientBuilder({ ...options, dataSyncMode: mode })
        .platform({ info, requests: featBitRequests(server.userId), webSocket: socket })
        .build();

    // A broken stream is usually back after a second; only a page without any toggles polls at once.
    const fallBack = (): void => {
      polling ??= startPolling(
        { user, build, firstAfterMs: lastReported === undefined ? 0 : pollingMs },
        {
          onToggles: report,
          onFailure: () => {
            if (lastReported === undefined) events.onFailure();
          },
        },
      );
    };

    const socket = new FeatBitSocket({
      onToggles: () => {
        clearTimeout(slow);
        polling?.stop();
        polling = undefined;
      },
      onLost: fallBack,
    });
    const slow = setTimeout(fallBack, streamAloneMs);

    const client = build(DataSyncModeEnum.STREAMING);
    for (const event of ['ready', 'update'])
      client.on(event, () => {
        report(client);
      });
    const stopListening = onReturn(() => {
      socket.connect();
    });

    return {
      close: () => {
        isClosed = true;
        clearTimeout(slow);
        stopListening();
        polling?.stop();
        socket.close();
        closeClient(client);
      },
    };
  },
};
