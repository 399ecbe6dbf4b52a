/** The only file that uses the log library; loaded only where errors are logged. */
import { datadogLogs, type LogsEvent, type LogsInitConfiguration } from '@datadog/browser-logs';
import { isPortalError, type PortalError } from 'shared/errors/portal-error';
import type { Mode } from 'shared/settings/portal-settings';
import type { LoggingSettings } from 'shared/settings/public-settings';
import type { LogContext } from './log-context.ts';
import { bareAddress, scrub } from './scrub.ts';

export interface LogSender {
  error(error: unknown, context: LogContext): void;
  info(message: string, context: LogContext): void;
}

/** Scrubs an entry in place, as the library requires, just before it is sent. */
export const cleanEntry = (entry: LogsEvent): boolean => {
  const { view } = entry;
  Object.assign(entry, scrub({ ...entry }));
  entry.view = { ...entry.view, url: bareAddress(view.url) };
  if (view.referrer !== undefined) entry.view.referrer = bareAddress(view.referrer);
  return true;
};

/** The library's configuration. It collects nothing by itself: all errors come through the global handler (ERR-030). */
export const logConfiguration = (
  mode: Mode,
  settings: LoggingSettings,
  release: string,
): LogsInitConfiguration => ({
  clientToken: settings.clientToken,
  site: settings.site,
  service: settings.service,
  env: mode,
  version: release,
  ...(settings.proxy === undefined ? {} : { proxy: settings.proxy }),
  beforeSend: cleanEntry,
  forwardErrorsToLogs: false,
  telemetrySampleRate: 0,
  trackAnonymousUser: false,
  sessionPersistence: 'memory',
});

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The reason of a failed sign-in, which the user is not shown. */
const reasonOf = ({ kind, cause }: PortalError): LogContext =>
  kind === 'authentication' && cause instanceof Error ? { reason: cause.message } : {};

/** Log fields of a portal error besides its message. */
export const described = (error: unknown): LogContext =>
  isPortalError(error) ? { kind: error.kind, correlationId: error.correlationId, ...reasonOf(error) } : {};

export const startLogSender = (mode: Mode, settings: LoggingSettings, release: string): LogSender => {
  datadogLogs.init(logConfiguration(mode, settings, release));
  const { h2id, businessUnit, billingCode } = settings;
  datadogLogs.setGlobalContext({ h2id, businessUnit, billingCode });
  return {
    error: (error, context) => {
      const logged = asError(error);
      datadogLogs.logger.error(logged.message, { ...described(error), ...context }, logged);
    },
    info: (message, context) => {
      datadogLogs.logger.info(message, context);
    },
  };
};
