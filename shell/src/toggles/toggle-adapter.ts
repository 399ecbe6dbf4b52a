/**
 * What the toggle service needs of a toggle server's own library. One adapter per protocol; the service alone
 * decides what a failure means.
 */

/** TOG-001: a toggle as it is kept here. Every value is a string, and only 'true' is on. */
export interface FeatureToggle {
  readonly flagKey: string;
  readonly kind: 'boolean' | 'text';
  readonly value: string;
}

/** Where and for whom to ask. All fields are checked by the service. */
export interface ToggleServer {
  readonly userId: string;
  readonly sdkKey: string;
  readonly streamingUri: string;
  readonly eventsUri: string;
  /** Where the first values are asked for over http; without it `streamingUri`. */
  readonly baseUri?: string | undefined;
}

export interface ToggleEvents {
  /** The server has answered, at first or again after a failure. */
  onReady(toggles: readonly FeatureToggle[]): void;
  /** The server cannot be had. The adapter goes on trying until it is closed. */
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
