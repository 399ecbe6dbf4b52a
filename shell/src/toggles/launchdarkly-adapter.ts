/**
 * Toggles by LaunchDarkly's protocol: the first values by a plain request, changes by server-sent events. The
 * only file that knows the library, and loaded only when the settings name an http(s) toggle server.
 */
import { initialize, type LDClient, type LDLogger, type LDOptions } from 'launchdarkly-js-client-sdk';
import { retrying, within } from '../browser/retrying.ts';
import type { FeatureToggle, ToggleAdapter, ToggleServer } from './toggle-adapter.ts';

/** One attempt is given up after this many milliseconds. */
const attemptMs = 5_000;

const ignore = (): void => undefined;

/** What the library has to say is in the service's state; a console full of reconnects helps nobody. */
const silent: LDLogger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const optionsFor = ({ streamingUri, eventsUri, baseUri = streamingUri }: ToggleServer): LDOptions => ({
  baseUrl: baseUri,
  streamUrl: streamingUri,
  eventsUrl: eventsUri,
  streamReconnectDelay: 1_000, // TOG-028: the library doubles it from here
  flushInterval: 2_000, // TOG-025
  eventCapacity: 10_000, // TOG-026
  diagnosticOptOut: true,
  // Headers of its own would make the browser ask the server whether they may be sent, before it asks for the toggles.
  sendLDHeaders: false,
  // Would poll the page's address and send it along with clicks.
  fetchGoals: false,
  // A synchronous request would hold up leaving the page.
  disableSyncEventPost: true,
  logger: silent,
});

/** A value that is neither a word nor a truth is none that the portal reads; as JSON it is at least not 'true'. */
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
    // The same context, written so that it makes another address: what the page has named to be asked for cannot be given
    // up, and while it hangs the browser lets whoever asks at that address wait behind it for 20 s.
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

    // The library asks once and never again. Identifying anew repeats the request, drops the one before it if
    // that is still open, and needs no second client.
    const recover = async (): Promise<void> => {
      if (connected || stop.signal.aborted) return;
      events.onFailure();
      await retrying(() => within(attemptMs, client.identify(askedAgain)), stop.signal);
      ready();
    };

    client.on('error', ignore);
    client.on('change', () => {
      if (connected) events.onChange(snapshot(client));
      // An answer that came after its attempt was given up is still an answer.
      else ready();
    });
    // Not 'ready', which fires on failure too.
    client.waitForInitialization(attemptMs / 1_000).then(ready, recover);

    return {
      close: () => {
        stop.abort();
        void client.close().catch(ignore);
      },
    };
  },
};
