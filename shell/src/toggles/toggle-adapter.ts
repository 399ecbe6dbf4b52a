/**
 * What the toggle service needs from a toggle server's library. One adapter per protocol; only the service decides what
 * a failure means.
 */

/** TOG-001: a stored toggle. Every value is a string, and only 'true' is on. */
export interface FeatureToggle {
  readonly flagKey: string;
  readonly kind: 'boolean' | 'text';
  readonly value: string;
}

/** Server and user to request toggles for. The service validates all fields. */
export interface ToggleServer {
  readonly userId: string;
  readonly sdkKey: string;
  readonly streamingUri: string;
  readonly eventsUri: string;
  /** Where the first values are requested over http; defaults to `streamingUri`. */
  readonly baseUri?: string | undefined;
}

export interface ToggleEvents {
  /** The server has answered, for the first time or again after a failure. */
  onReady(toggles: readonly FeatureToggle[]): void;
  /** The server is unavailable. The adapter keeps retrying until it is closed. */
  onFailure(): void;
  /** Values changed while connected. */
  onChange(toggles: readonly FeatureToggle[]): void;
}

export interface ToggleConnection {
  close(): void;
}

export interface ToggleAdapter {
  connect(server: ToggleServer, events: ToggleEvents): ToggleConnection;
}
