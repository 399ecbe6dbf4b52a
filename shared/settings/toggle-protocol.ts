/** The two protocols of toggle servers. */

export const toggleProtocols = ['http', 'ws'] as const;
export type ToggleProtocol = (typeof toggleProtocols)[number];

/** Protocol by the scheme of the streaming address; undefined for an unsupported scheme. */
export const toggleProtocolAt = (streamingUri: string): ToggleProtocol | undefined => {
  const scheme = /^([a-z]+):/i.exec(streamingUri)?.[1]?.toLowerCase();
  return toggleProtocols.find(protocol => scheme === protocol || scheme === `${protocol}s`);
};

/** Name of the protocol's chunk, and id of the page's template that lists the chunk's files. */
export const toggleChunkOf = (protocol: ToggleProtocol): string => `toggles-${protocol}`;

/** The user id sent to the toggle server: toggles start before sign-in, so all users share one id. */
export const anonymousUserId = 'anonymous';
