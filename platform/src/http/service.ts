import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Accepts or rejects a WebSocket upgrade. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A service of the platform that is not listening yet. */
export interface Service {
  listener: RequestListener;
  /** Optional; without it, WebSocket upgrades are answered as ordinary requests. */
  upgrade?: UpgradeListener;
  /** Ends long-lived responses, before shutdown waits for responses in progress. */
  endStreams?(): void;
  /** Releases timers, streams and sockets. */
  close(): Promise<void>;
}
