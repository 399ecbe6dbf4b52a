/** Logs errors and navigations, in production and preproduction only (ERR-031). */
import type { Mode } from 'shared/settings/portal-settings';
import type { LoggingSettings } from 'shared/settings/public-settings';
import type { LogContext } from './log-context.ts';
import type { LogSender } from './log-sender.ts';

export interface ErrorLogger {
  /** Logs an error once, however many handlers report it. Never throws. */
  error(error: unknown, context?: LogContext): void;
  /** NAV-064. `path` is logged without its query. */
  navigation(path: string, name: string): void;
}

const loggedModes: readonly Mode[] = ['production', 'preproduction'];

/** Maximum number of entries queued until the library is loaded. */
const maxWaiting = 50;

/**
 * With dev servers, errors are printed with their stack at error level: after saving a mistake, the developer otherwise
 * only sees a box without details. Elsewhere the debug level hides them, unless somebody looks.
 */
const shown: LogSender = {
  error: (error, context) => {
    // oxlint-disable-next-line no-console -- the only place where a developer sees what would be logged
    if (PORTAL_DEV_SERVERS) console.error(error, context);
    // oxlint-disable-next-line no-console -- as above
    else console.debug(`Not sent to the log: ${JSON.stringify({ message: String(error), ...context })}`);
  },
  info: () => undefined,
};

const loadSender = async (mode: Mode, settings: LoggingSettings, release: string): Promise<LogSender> =>
  (await import('./log-sender.ts')).startLogSender(mode, settings, release);

/**
 * Creates the logger for a mode. In modes that do not log, nothing is loaded or sent: entries only go to the developer
 * tools. `load` is for tests.
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
      // If the log library fails to load, the user is not told, and there is nowhere else to report it.
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
