import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Graceful shutdown timeout in milliseconds; longer than the request timeout. */
export const drainTimeout = 10_000;

/** Maximum time for accepting connections that wait, in milliseconds. */
const maxAccepting = 4000;

/** Graceful shutdown of a service. */
export interface Drain {
  /** Whether shutdown has started: the health check then fails, and connections close after the current response. */
  isDraining(): boolean;
  /** Tracks a response in progress. */
  watch(response: ServerResponse): void;
  /**
   * Stops accepting connections, waits for responses in progress, and destroys the rest after the timeout.
   *
   * @param noticed resolves when load balancers have had time to notice the shutdown
   */
  drain(noticed: Promise<void>, timeoutMs: number): Promise<void>;
}

export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  let isClosing = false;
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });

  /** Connections that the system has accepted for a busy process: each turn takes one, and closing resets the rest. */
  async function acceptWaiting(): Promise<void> {
    const end = performance.now() + maxAccepting;
    let before = -1;
    while (accepted !== before && performance.now() < end) {
      before = accepted;
      await nextTurn();
      await nextTurn();
    }
  }

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
        if (isClosing) server.closeIdleConnections();
      });
    },
    async drain(noticed, timeoutMs) {
      isDraining = true;
      for (const response of underWay) endAfterThis(response);
      await noticed;
      const cutting = setTimeout(() => {
        server.closeAllConnections();
      }, timeoutMs);
      await acceptWaiting();
      isClosing = true;
      await new Promise(resolve => server.close(resolve));
      clearTimeout(cutting);
    },
  };
}
