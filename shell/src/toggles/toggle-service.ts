import type { TextToggleKey, ToggleKey, Toggles } from 'shared/toggles';
import { chooseAdapter, type LoadAdapter } from './choose-adapter.ts';
import { retrying } from '../browser/retrying.ts';
import type { FeatureToggle, ToggleConnection, ToggleServer } from './toggle-adapter.ts';

/** `connection error` ends as soon as the server answers again; the other states are left once or never. */
export type ToggleState = 'idle' | 'starting' | 'ready' | 'connection error' | 'mocking';

/** TOG-011: milliseconds without an answer until a connection error is flagged. */
const initialisationWaitMs = 5_000;

type Start = { readonly [Field in keyof ToggleServer]: string | undefined };

export interface FeatureToggleService extends Toggles {
  readonly state: ToggleState;
  /**
   * Connects, and resolves once the server has answered or a connection error is flagged, after 5 seconds at the
   * latest. Rejects only for invalid arguments or settings (TOG-012 to TOG-016).
   */
  start(server: Start): Promise<void>;
  /** Uses `toggles` instead of a server; a toggle that is not listed reads as on (TOG-006, TOG-007). */
  startMocking(toggles: readonly FeatureToggle[]): void;
  /** Adds or changes a toggle in mocking mode; throws in any other (TOG-017). */
  setMocked(toggle: FeatureToggle): void;
  /** Closes the connection. For tests and for leaving the page. */
  close(): void;
}

const required = (value: string | undefined, message: string): string => {
  if (value === undefined || value.trim() === '') throw new Error(message);
  return value;
};

const checked = (server: Start): ToggleServer => ({
  userId: required(server.userId, 'User id must be supplied to start the feature toggle service.'),
  sdkKey: required(server.sdkKey, 'SDK Key is required to start the feature toggle service.'),
  streamingUri: required(
    server.streamingUri,
    'Streaming uri is required when feature toggles use web sockets.',
  ),
  eventsUri: required(server.eventsUri, 'Event uri is required to start the feature toggle service.'),
  baseUri: server.baseUri,
});

/** Creates the page's only toggle service. `choose` is for tests. */
export const createFeatureToggleService = (
  choose: (streamingUri: string) => LoadAdapter = chooseAdapter,
): FeatureToggleService => {
  const listeners = new Set<() => void>();
  const stop = new AbortController();
  let state: ToggleState = 'idle';
  let values = new Map<string, string>();
  let connection: ToggleConnection | undefined;

  const enter = (next: ToggleState, toggles?: readonly FeatureToggle[]): void => {
    state = next;
    if (toggles) values = new Map(toggles.map(toggle => [toggle.flagKey, toggle.value]));
    for (const listener of [...listeners]) listener();
  };

  const mustBeIdle = (): void => {
    if (state !== 'idle') throw new Error('Feature toggle client has already been initialised.');
  };

  const connect = (server: ToggleServer, load: LoadAdapter): Promise<void> =>
    new Promise(resolve => {
      const ready = (toggles: readonly FeatureToggle[]): void => {
        clearTimeout(timer);
        enter('ready', toggles);
        resolve();
      };
      // TOG-008, TOG-009: toggles known before are discarded and read as off or empty.
      const failed = (): void => {
        clearTimeout(timer);
        enter('connection error');
        resolve();
      };
      const timer = setTimeout(failed, initialisationWaitMs);
      const events = {
        onReady: ready,
        onFailure: failed,
        onChange: (toggles: readonly FeatureToggle[]) => {
          if (state === 'ready') enter('ready', toggles);
        },
      };
      void retrying(async () => {
        try {
          return await load();
        } catch (error) {
          failed();
          throw error;
        }
      }, stop.signal).then(adapter => {
        if (!stop.signal.aborted) connection = adapter?.connect(server, events);
      });
    });

  return {
    get state() {
      return state;
    },
    start: async server => {
      mustBeIdle();
      const complete = checked(server);
      const load = choose(complete.streamingUri);
      enter('starting');
      await connect(complete, load);
    },
    startMocking: toggles => {
      mustBeIdle();
      enter('mocking', toggles);
    },
    setMocked: toggle => {
      if (state !== 'mocking') throw new Error('Feature toggle mocking mode is not enabled.');
      values.set(toggle.flagKey, toggle.value);
      enter('mocking');
    },
    isOn: (key: ToggleKey) => {
      if (state === 'mocking') return (values.get(key) ?? 'true') === 'true';
      return state === 'ready' && values.get(key) === 'true';
    },
    text: (key: TextToggleKey) => (state === 'ready' || state === 'mocking' ? (values.get(key) ?? '') : ''),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stop.abort();
      connection?.close();
    },
  };
};
