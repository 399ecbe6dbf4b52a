import { toggleProtocolAt } from 'shared/settings/toggle-protocol';
import type { ToggleAdapter } from './toggle-adapter.ts';

/** Loads an adapter together with its library. */
export type LoadAdapter = () => Promise<ToggleAdapter>;

/**
 * Chooses the adapter by the streaming URL's scheme: http and https use LaunchDarkly's protocol, ws and wss the
 * WebSocket protocol. Throws at once for any other scheme: a toggle server that can never answer is a mistake in the
 * settings. The page refers to the chunks by the names used here.
 */
export const chooseAdapter = (streamingUri: string): LoadAdapter => {
  switch (toggleProtocolAt(streamingUri)) {
    case 'http':
      return async () =>
        (await import(/* webpackChunkName: "toggles-http" */ './launchdarkly-adapter.ts'))
          .launchDarklyAdapter;
    case 'ws':
      return async () =>
        (await import(/* webpackChunkName: "toggles-ws" */ './featbit-adapter.ts')).featBitAdapter;
    case undefined: {
      const [scheme] = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(streamingUri) ?? [''];
      throw new Error(
        `No feature toggle adapter speaks the scheme "${scheme.toLowerCase()}" of the streaming uri.`,
      );
    }
  }
};
