/**
 * Toggles by polling, while the stream brings none (TOG-021). Uses the library's polling mode, which stops at a
 * failure.
 */
import { DataSyncModeEnum, type IFbClient, type IUser } from '@featbit/js-client-sdk';

/** TOG-024: poll interval in milliseconds. */
export const pollingMs = 30_000;

export interface PollingEvents {
  onToggles(client: IFbClient): void;
  onFailure(): void;
}

interface PollingOptions {
  readonly user: IUser;
  /** Creates a client of the given mode, which starts at once. */
  readonly build: (mode: DataSyncModeEnum) => IFbClient;
  /** Milliseconds until the first poll. */
  readonly firstAfterMs: number;
}

/** Polls until stopped. */
export const startPolling = (
  { user, build, firstAfterMs }: PollingOptions,
  events: PollingEvents,
): { stop(): void } => {
  let client: IFbClient | undefined;
  let isStopped = false;

  const start = (): void => {
    const polling = build(DataSyncModeEnum.POLLING);
    client = polling;
    for (const event of ['ready', 'update'])
      polling.on(event, () => {
        if (!isStopped) events.onToggles(polling);
      });
    // Identifying the same user again makes a library that has given up retry.
    polling.on('failed', () => {
      if (isStopped) return;
      events.onFailure();
      timer = setTimeout(() => void polling.identify(user), pollingMs);
    });
  };
  let timer = setTimeout(start, firstAfterMs);

  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      if (client) closeClient(client);
    },
  };
};

/**
 * Closes a client once its start has finished, a few ticks after it was created; the library would throw before that.
 */
export const closeClient = (client: IFbClient): void => {
  setTimeout(() => void client.close());
};
