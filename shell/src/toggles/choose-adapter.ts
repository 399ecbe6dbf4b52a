import { toggleProtocolAt } from 'shared/settings/toggle-protocol';
import type { ToggleAdapter } from './toggle-adapter.ts';

/** Fetches an adapter together with the library it needs. */
export type LoadAdapter = () => Promise<ToggleAdapter>;

/**
 * Finds the adapter by the streaming address's scheme: http and https speak LaunchDarkly's protocol, ws and wss the
 * WebSocket protocol. Throws at once for a scheme that none speaks; a toggle server that can never answer is a
 * mistake in the settings. The page names the chunks by the names that they have here.
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
