import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes over the connection of a request for a WebSocket, or refuses it. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** One of the platform's services, not yet listening anywhere. */
export interface Service {
  listener: RequestListener;
  /** Left out: a request for a WebSocket is answered like any other request. */
  upgrade?: UpgradeListener;
  /** Ends what never ends by itself, before a stop waits for the answers under way. */
  endStreams?(): void;
  /** Ends what the service keeps running: timers, streams, sockets. */
  close(): Promise<void>;
}
