/** Where errors and navigations are logged: only from production and preproduction (ERR-031). */
import type { Mode } from 'shared/settings/portal-settings';
import type { LoggingSettings } from 'shared/settings/public-settings';
import type { LogContext } from './log-context.ts';
import type { LogSender } from './log-sender.ts';

export interface ErrorLogger {
  /** Logs an error once, however many handlers hand it over. Never throws. */
  error(error: unknown, context?: LogContext): void;
  /** NAV-064. `path` is logged without its query. */
  navigation(path: string, name: string): void;
}

const loggedModes: readonly Mode[] = ['production', 'preproduction'];

/** Entries of the first moments wait here until the library is there. */
const maxWaiting = 50;

/**
 * Under dev servers with its stack, and where nobody has to look for it: whoever has just saved a mistake sees a box on the
 * page that says nothing of it. Elsewhere only who looks for it sees it: browsers hide what is said at this level.
 */
const shown: LogSender = {
  error: (error, context) => {
    // oxlint-disable-next-line no-console -- the one place where a developer sees what would be logged
    if (PORTAL_DEV_SERVERS) console.error(error, context);
    // oxlint-disable-next-line no-console -- as above
    else console.debug(`Not sent to the log: ${JSON.stringify({ message: String(error), ...context })}`);
  },
  info: () => undefined,
};

const loadSender = async (mode: Mode, settings: LoggingSettings, release: string): Promise<LogSender> =>
  (await import('./log-sender.ts')).startLogSender(mode, settings, release);

/**
 * Builds the logger of a mode. In modes that do not log, nothing is loaded and nothing leaves the page: an entry is
 * shown in the developer tools. `load` is there for tests.
 */
export const createErrorLogger = (
  mode: Mode,
  settings: LoggingSettings,
  release: string,
  load: typeof loadSender = loadSender,
): ErrorLogger => {
  const isLogged = loggedModes.includes(mode);
  const seen = new WeakSet();
  const waiting: ((sender: LogSender) => void)[] = [];
  let sender = isLogged ? undefined : shown;

  const send = (entry: (to: LogSender) => void): void => {
    if (sender) entry(sender);
    else if (waiting.length < maxWaiting) waiting.push(entry);
  };

  if (isLogged)
    load(mode, settings, release).then(
      loaded => {
        sender = loaded;
        for (const entry of waiting.splice(0)) entry(loaded);
      },
      // A log that cannot be had is no reason to trouble anybody; there is also nowhere left to tell it.
      () => waiting.splice(0),
    );

  return {
    error: (error, context = {}) => {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      send(to => {
        to.error(error, context);
      });
    },
    navigation: (path, name) => {
      send(to => {
        to.info('navigation', { path: path.replace(/[?#].*$/, ''), name });
      });
    },
  };
};
