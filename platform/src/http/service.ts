import type { RequestListener } from 'node:http';

/** One of the platform's services, not yet listening anywhere. */
export interface Service {
  listener: RequestListener;
  /** Ends what the service keeps running: timers, streams, sockets. */
  close(): Promise<void>;
}
