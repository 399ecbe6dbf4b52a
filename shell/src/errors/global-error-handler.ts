/**
 * The one handler that every error reaches which nobody else has handled (ERR-030): rejections, errors of the
 * window, and what React reports.
 */
import { isPortalError } from 'shared/errors/portal-error';
import type { ErrorLogger } from './error-logger.ts';

export type ErrorSource =
  'rejection' | 'window' | 'react-uncaught' | 'react-caught' | 'react-recovered' | 'route' | 'start-up';

export interface GlobalErrorHandlerOptions {
  readonly logger: ErrorLogger;
  /** Asks the person to reload when the error is code that a new version has replaced; answers whether it is. */
  readonly noticeNewVersion: (error: unknown) => boolean;
  /** Opens the internal error page (ERR-018). */
  readonly openInternalErrorPage: () => void;
  /** Takes what a script threw that is being loaded by something which tells of it: worth no entry and no page here. */
  readonly isToldByOthers?: (script: string, error: unknown) => boolean;
  /** Name and release of the remote that an error comes from. */
  readonly remoteOf?: (error: unknown) => string | undefined;
  /** Opens the authentication error page (ERR-017). */
  readonly openAuthenticationErrorPage: () => void;
}

interface ComponentInfo {
  readonly componentStack?: string | undefined;
}

export interface GlobalErrorHandler {
  /** For code that catches an error and has no better place for it. */
  readonly handle: (error: unknown, source: ErrorSource, componentStack?: string) => void;
  /** Options for React's `createRoot`. */
  readonly rootOptions: {
    readonly onUncaughtError: (error: unknown, info: ComponentInfo) => void;
    readonly onCaughtError: (error: unknown, info: ComponentInfo) => void;
    readonly onRecoverableError: (error: unknown, info: ComponentInfo) => void;
  };
  readonly uninstall: () => void;
}

/** Said by browsers about layout work put off to the next frame; nothing is wrong. */
const harmless = 'ResizeObserver loop';
const ofAnExtension = /^(?:chrome|moz|safari-web)-extension:/;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What has been said to the person already: in a box, a toast or a dialog. */
const isShown = (error: unknown, source: ErrorSource): boolean =>
  source === 'react-caught' ||
  source === 'react-recovered' ||
  source === 'route' ||
  (isPortalError(error) && source === 'rejection');

/** Installs the handler on the window, until `uninstall`. */
export const installGlobalErrorHandler = (options: GlobalErrorHandlerOptions): GlobalErrorHandler => {
  const { logger, noticeNewVersion, openInternalErrorPage, openAuthenticationErrorPage } = options;
  let isOpening = false;

  /** An error page that fails itself must not be opened for ever. */
  const once = (open: () => void): void => {
    if (isOpening) return;
    isOpening = true;
    setTimeout(() => {
      isOpening = false;
    }, 1_000);
    open();
  };

  const handle = (error: unknown, source: ErrorSource, componentStack?: string): void => {
    if (isAbort(error)) return;
    logger.error(error, { caughtBy: source, remote: options.remoteOf?.(error), componentStack });
    if (noticeNewVersion(error)) return;
    if (isPortalError(error) && error.kind === 'authentication') once(openAuthenticationErrorPage);
    else if (!isShown(error, source)) once(openInternalErrorPage);
  };

  const onRejection = (event: PromiseRejectionEvent): void => {
    handle(event.reason, 'rejection');
  };
  const onError = (event: ErrorEvent): void => {
    if (event.message.startsWith(harmless) || ofAnExtension.test(event.filename)) return;
    // A script of another origin, which says nothing of itself: worth an entry, not worth the page.
    if (event.error === null || event.error === undefined) {
      logger.error(new Error(event.message), { caughtBy: 'window' });
      return;
    }
    if (options.isToldByOthers?.(event.filename, event.error) === true) return;
    handle(event.error, 'window');
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
