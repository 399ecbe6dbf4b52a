import type { ToggleAdapter } from './toggle-adapter.ts';

/** Fetches an adapter together with the library it needs. */
export type LoadAdapter = () => Promise<ToggleAdapter>;

/**
 * Finds the adapter by the streaming address's scheme: http and https speak LaunchDarkly's protocol, ws and wss the
 * WebSocket protocol. Throws at once for a scheme that none speaks; a toggle server that can never answer is a
 * mistake in the settings.
 */
export const chooseAdapter = (streamingUri: string): LoadAdapter => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(streamingUri)?.[1]?.toLowerCase() ?? '';
  if (scheme === 'http' || scheme === 'https')
    return async () => (await import('./launchdarkly-adapter.ts')).launchDarklyAdapter;
  if (scheme === 'ws' || scheme === 'wss')
    return async () => (await import('./featbit-adapter.ts')).featBitAdapter;
  throw new Error(`No feature toggle adapter speaks the scheme "${scheme}" of the streaming uri.`);
};
