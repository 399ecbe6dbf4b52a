/**
 * The handler for every error that nobody else has handled (ERR-030): rejections, window errors, and what React
 * reports.
 */
import { isPortalError } from 'shared/errors/portal-error';
import type { ErrorLogger } from './error-logger.ts';
import { readableError } from './readable-error.ts';

export type ErrorSource =
  | 'rejection'
  | 'window'
  | 'react-uncaught'
  | 'react-caught'
  | 'react-recovered'
  | 'route'
  | 'start-up';

/** The remote that an error comes from: its id, and its name with its release. */
export interface ErrorSite {
  readonly id: string;
  readonly label: string;
}

export interface GlobalErrorHandlerOptions {
  readonly logger: ErrorLogger;
  /** Asks the user to reload when the error is about code that a new version has replaced; returns whether it is. */
  readonly noticeNewVersion: (error: unknown) => boolean;
  /** Opens the internal error page (ERR-018). */
  readonly openInternalErrorPage: () => void;
  /**
   * Takes what a script threw if it is still being loaded by code that reports the error itself: no log entry or page
   * here.
   */
  readonly isToldByOthers?: (script: string, error: unknown) => boolean;
  /** The running remote that an error comes from, by its stack or by the script that threw it. */
  readonly remoteOf?: (error: unknown, script?: string) => ErrorSite | undefined;
  /**
   * Shows that something failed in a remote without affecting its page. Without it such an error is handled like any
   * other.
   */
  readonly showRemoteError?: (remoteId: string) => void;
  /** Opens the authentication error page (ERR-017). */
  readonly openAuthenticationErrorPage: () => void;
}

interface ComponentInfo {
  readonly componentStack?: string | undefined;
}

export interface GlobalErrorHandler {
  /** For code that catches an error and has no better place to report it. */
  readonly handle: (error: unknown, source: ErrorSource, componentStack?: string) => void;
  /** Options for React's `createRoot`. */
  readonly rootOptions: {
    readonly onUncaughtError: (error: unknown, info: ComponentInfo) => void;
    readonly onCaughtError: (error: unknown, info: ComponentInfo) => void;
    readonly onRecoverableError: (error: unknown, info: ComponentInfo) => void;
  };
  readonly uninstall: () => void;
}

/** Browsers report this when layout work is deferred to the next frame; it is harmless. */
const harmless = 'ResizeObserver loop';
const ofAnExtension = /^(?:chrome|moz|safari-web)-extension:/;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Whether the user has seen the error already, in a box, a toast or a dialog. */
const isShown = (error: unknown, source: ErrorSource): boolean =>
  source === 'react-caught' ||
  source === 'react-recovered' ||
  source === 'route' ||
  (isPortalError(error) && source === 'rejection');

/** The error has not affected what is on screen: it comes from a click, a timer or a promise. */
const isBehindPage = (source: ErrorSource): boolean => source === 'rejection' || source === 'window';

/** Installs the handler on the window, until `uninstall`. */
export const installGlobalErrorHandler = (options: GlobalErrorHandlerOptions): GlobalErrorHandler => {
  const { logger, noticeNewVersion, openInternalErrorPage, openAuthenticationErrorPage } = options;
  let isOpening = false;

  /** Prevents a loop when an error page itself fails. */
  const once = (open: () => void): void => {
    if (isOpening) return;
    isOpening = true;
    setTimeout(() => {
      isOpening = false;
    }, 1_000);
    open();
  };

  const handleFrom = (
    thrown: unknown,
    source: ErrorSource,
    { componentStack, script }: { componentStack?: string | undefined; script?: string } = {},
  ): void => {
    const error = readableError(thrown);
    if (isAbort(error)) return;
    const remote = options.remoteOf?.(error, script);
    logger.error(error, { caughtBy: source, remote: remote?.label, componentStack });
    if (noticeNewVersion(error)) return;
    if (isPortalError(error) && error.kind === 'authentication') once(openAuthenticationErrorPage);
    else if (isShown(error, source)) return;
    else if (remote && isBehindPage(source) && options.showRemoteError) options.showRemoteError(remote.id);
    else once(openInternalErrorPage);
  };
  const handle: GlobalErrorHandler['handle'] = (error, source, componentStack) => {
    handleFrom(error, source, { componentStack });
  };

  const onRejection = (event: PromiseRejectionEvent): void => {
    handle(event.reason, 'rejection');
  };
  const onError = (event: ErrorEvent): void => {
    if (event.message.startsWith(harmless) || ofAnExtension.test(event.filename)) return;
    // A cross-origin script, whose error has no details: logged, but no error page.
    if (event.error === null || event.error === undefined) {
      logger.error(new Error(event.message), { caughtBy: 'window' });
      return;
    }
    if (options.isToldByOthers?.(event.filename, event.error) === true) return;
    handleFrom(event.error, 'window', { script: event.filename });
  };
  const from =
    (source: ErrorSource) =>
    (error: unknown, info: ComponentInfo): void => {
      handle(error, source, info.componentStack);
    };

  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onError);

  return {
    handle,
    rootOptions: {
      onUncaughtError: from('react-uncaught'),
      onCaughtError: from('react-caught'),
      onRecoverableError: from('react-recovered'),
    },
    uninstall: () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    },
  };
};
