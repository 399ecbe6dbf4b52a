/** Resolves on the first Ctrl-C or termination signal; ignores later ones during shutdown. */
export const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve();
      });
    }
  });
