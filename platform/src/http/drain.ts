import type { Server, ServerResponse } from 'node:http';

/** How long answers under way are waited for at a stop, in milliseconds: longer than any call may take. */
export const drainTimeout = 10_000;

/** How a service stops without cutting anybody off. */
export interface Drain {
  /** Whether it is stopping: its health then says so, and connections end after the answer under way. */
  isDraining(): boolean;
  /** Notes an answer that is under way. */
  watch(response: ServerResponse): void;
  /**
   * Takes no more connections, waits for the answers under way, and cuts what is not done when the time is up.
   *
   * @param told resolves when whoever sends requests here has had time to hear that it is stopping
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
        // Its head may have promised to keep the connection.
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
