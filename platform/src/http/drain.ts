import type { Server, ServerResponse } from 'node:http';

/** Graceful shutdown timeout in milliseconds; longer than the request timeout. */
export const drainTimeout = 10_000;

/** Graceful shutdown of a service. */
export interface Drain {
  /** Whether shutdown has started: the health check then fails, and connections close after the current response. */
  isDraining(): boolean;
  /** Tracks a response in progress. */
  watch(response: ServerResponse): void;
  /**
   * Stops accepting connections, waits for responses in progress, and destroys the rest after the timeout.
   *
   * @param told resolves when load balancers have had time to notice the shutdown
   */
  drain(told: Promise<void>, longest: number): Promise<void>;
}

export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  function endAfterThis(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('connection', 'close');
  }

  return {
    isDraining: () => isDraining,
    watch(response) {
      underWay.add(response);
      if (isDraining) endAfterThis(response);
      response.on('close', () => {
        underWay.delete(response);
        // Its headers may already have announced keep-alive.
        if (isDraining) server.closeIdleConnections();
      });
    },
    async drain(told, longest) {
      isDraining = true;
      for (const response of underWay) endAfterThis(response);
      await told;
      const closed = new Promise(resolve => server.close(resolve));
      const cutting = setTimeout(() => {
        server.closeAllConnections();
      }, longest);
      await closed;
      clearTimeout(cutting);
    },
  };
}
