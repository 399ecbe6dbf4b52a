/**
 * Toggles over LaunchDarkly's protocol: the first values by a plain request, changes by server-sent events. The only
 * file that uses the library, and loaded only when the settings have an http(s) toggle server.
 */
import { initialize, type LDClient, type LDLogger, type LDOptions } from 'launchdarkly-js-client-sdk';
import { retrying, within } from '../browser/retrying.ts';
import type { FeatureToggle, ToggleAdapter, ToggleServer } from './toggle-adapter.ts';

/** Timeout of one attempt in milliseconds. */
const attemptMs = 5_000;

const ignore = (): void => undefined;

/** The service's state has what the library would log; a console full of reconnects helps nobody. */
const silent: LDLogger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const optionsFor = ({ streamingUri, eventsUri, baseUri = streamingUri }: ToggleServer): LDOptions => ({
  baseUrl: baseUri,
  streamUrl: streamingUri,
  eventsUrl: eventsUri,
  streamReconnectDelay: 1_000, // TOG-028: the library doubles it from here
  flushInterval: 2_000, // TOG-025
  eventCapacity: 10_000, // TOG-026
  diagnosticOptOut: true,
  // Custom headers would make the browser send a CORS preflight before it requests the toggles.
  sendLDHeaders: false,
  // Would poll the page's address and send it along with clicks.
  fetchGoals: false,
  // A synchronous request would delay leaving the page.
  disableSyncEventPost: true,
  logger: silent,
});

/** The portal reads no values other than strings and booleans; as JSON they are at least not 'true'. */
const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const toggle = ([flagKey, value]: [string, unknown]): FeatureToggle => ({
  flagKey,
  kind: typeof value === 'boolean' ? 'boolean' : 'text',
  value: asText(value),
});

const snapshot = (client: LDClient): FeatureToggle[] => Object.entries(client.allFlags()).map(toggle);

export const launchDarklyAdapter: ToggleAdapter = {
  connect: (server, events) => {
    const context = { kind: 'user', key: server.userId };
    // The same context, written so that its URL differs: a request that the page preloads cannot be aborted, and while
    // it hangs the browser queues other requests for that URL behind it for 20 s.
    const askedAgain = { key: server.userId, kind: 'user' };
    const client = initialize(server.sdkKey, context, optionsFor(server));
    const stop = new AbortController();
    let connected = false;

    const ready = (): void => {
      if (connected || stop.signal.aborted) return;
      connected = true;
      client.setStreaming(true);
      events.onReady(snapshot(client));
    };

    // The library requests once and does not retry. Identifying again repeats the request, drops the previous one if it
    // is still open, and needs no second client.
    const recover = async (): Promise<void> => {
      if (connected || stop.signal.aborted) return;
      events.onFailure();
      await retrying(() => within(attemptMs, client.identify(askedAgain)), stop.signal);
      ready();
    };

    client.on('error', ignore);
    client.on('change', () => {
      if (connected) events.onChange(snapshot(client));
      // A response that arrives after its attempt timed out still counts.
      else ready();
    });
    // Not the 'ready' event, which fires on failure too.
    client.waitForInitialization(attemptMs / 1_000).then(ready, recover);

    return {
      close: () => {
        stop.abort();
        void client.close().catch(ignore);
      },
    };
  },
};
