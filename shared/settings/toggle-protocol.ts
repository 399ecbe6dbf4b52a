/** Which of the toggle servers' two protocols an address is spoken to by. */

export const toggleProtocols = ['http', 'ws'] as const;
export type ToggleProtocol = (typeof toggleProtocols)[number];

/** By the scheme of the streaming address; undefined for a scheme that no toggle server speaks. */
export const toggleProtocolAt = (streamingUri: string): ToggleProtocol | undefined => {
  const scheme = /^([a-z]+):/i.exec(streamingUri)?.[1]?.toLowerCase();
  return toggleProtocols.find(protocol => scheme === protocol || scheme === `${protocol}s`);
};

/** Name of the chunk that speaks it, and id of the page's template that names the chunk's files. */
export const toggleChunkOf = (protocol: ToggleProtocol): string => `toggles-${protocol}`;

/** The user id that toggles are asked for with: they start before sign-in, so everybody is the same user to their server. */
export const anonymousUserId = 'anonymous';
