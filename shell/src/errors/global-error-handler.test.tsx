import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AuthenticationError, NetworkError } from 'shared/errors/portal-error';
import { installGlobalErrorHandler, type GlobalErrorHandler } from './global-error-handler.ts';

const logger = { error: jest.fn(), navigation: jest.fn() };
const noticeNewVersion = jest.fn<boolean, [unknown]>();
const openInternalErrorPage = jest.fn();
const openAuthenticationErrorPage = jest.fn();
let handler: GlobalErrorHandler;

/** jsdom has no PromiseRejectionEvent. */
const reject = (reason: unknown): void => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  noticeNewVersion.mockReturnValue(false);
  handler = installGlobalErrorHandler({
    logger,
    noticeNewVersion,
    openInternalErrorPage,
    openAuthenticationErrorPage,
  });
});
afterEach(() => {
  handler.uninstall();
  jest.useRealTimers();
});

/** Renders as the shell does; Testing Library's render and act would throw instead. */
const draw = (page: ReactNode): void => {
  const root = createRoot(document.createElement('div'), handler.rootOptions);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  flushSync(() => {
    root.render(page);
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
};

const throwAgain = (): never => {
  throw new TypeError('not to be read');
};
const proxyThatThrows: unknown = new Proxy(throwAgain, { get: throwAgain, getPrototypeOf: throwAgain });

const Broken = (): ReactNode => {
  throw new Error('drawing failed');
};

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

describe('the global error handler', () => {
  it('handles unhandled rejections and window errors (ERR-018, ERR-030)', () => {
    const [rejected, thrown] = [new Error('rejected'), new Error('thrown')];
    reject(rejected);
    jest.advanceTimersByTime(1_000);
    window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'thrown' }));
    expect(logger.error.mock.calls.map(([error]: unknown[]) => error)).toEqual([rejected, thrown]);
    expect(openInternalErrorPage).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a proxy', proxyThatThrows],
    ['an error whose stack throws', Object.defineProperty(new Error(), 'stack', { get: throwAgain })],
    ['an error with an object as its message', Object.assign(new Error(), { message: {} })],
  ])('logs %s, which cannot be read, and leaves the page as it is', (_, thrown) => {
    const Hostile = (): ReactNode => {
      throw thrown;
    };
    draw(
      <Boundary>
        <Hostile />
      </Boundary>,
    );
    jest.runAllTimers();
    expect(logger.error.mock.calls).toEqual([
      [
        new Error('Something was thrown that cannot be read.'),
        expect.objectContaining({ caughtBy: 'react-caught' }),
      ],
    ]);
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('ignores errors that the loader of a script reports', () => {
    handler.uninstall();
    const isToldByOthers = jest.fn((script: string) => script === 'https://remotes.test/remoteEntry.js');
    handler = installGlobalErrorHandler({
      logger,
      noticeNewVersion,
      openInternalErrorPage,
      openAuthenticationErrorPage,
      isToldByOthers,
    });
    const error = new SyntaxError('half a script');
    const filename = 'https://remotes.test/remoteEntry.js';
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'half a script', filename }));
    expect(isToldByOthers).toHaveBeenCalledWith(filename, error);
    expect(logger.error).not.toHaveBeenCalled();
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('logs the remote of an error', () => {
    handler.uninstall();
    handler = installGlobalErrorHandler({
      logger,
      noticeNewVersion,
      openInternalErrorPage,
      openAuthenticationErrorPage,
      remoteOf: () => ({ id: 'mfe-billing', label: 'mfe-billing@1.0.0-abc123' }),
    });
    reject(new Error('x'));
    expect(logger.error).toHaveBeenCalledWith(
      expect.any(Error),
      expect.objectContaining({ remote: 'mfe-billing@1.0.0-abc123' }),
    );
  });

  it('reports background errors of a remote without leaving its page (ERR-018)', () => {
    handler.uninstall();
    const showRemoteError = jest.fn();
    const script = 'https://remotes.test/mfe-billing/main.js';
    handler = installGlobalErrorHandler({
      logger,
      noticeNewVersion,
      openInternalErrorPage,
      openAuthenticationErrorPage,
      showRemoteError,
      remoteOf: (error, of) =>
        of === script || String(error).includes('of billing')
          ? { id: 'mfe-billing', label: 'mfe-billing@1.0.0-abc123' }
          : undefined,
    });
    reject(new Error('of billing'));
    window.dispatchEvent(new ErrorEvent('error', { error: 'a text', message: 'x', filename: script }));
    expect(showRemoteError.mock.calls).toEqual([['mfe-billing'], ['mfe-billing']]);
    expect(logger.error).toHaveBeenCalledWith(
      'a text',
      expect.objectContaining({ caughtBy: 'window', remote: 'mfe-billing@1.0.0-abc123' }),
    );
    expect(openInternalErrorPage).not.toHaveBeenCalled();
    // An uncaught render error unmounts the whole tree.
    handler.rootOptions.onUncaughtError(new Error('of billing, uncaught'), {});
    expect(openInternalErrorPage).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    reject(new Error("the shell's"));
    expect(openInternalErrorPage).toHaveBeenCalledTimes(2);
    expect(showRemoteError).toHaveBeenCalledTimes(2);
  });

  it('handles errors that React does not catch (ERR-030)', () => {
    draw(<Broken />);
    expect(logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'drawing failed' }),
      expect.objectContaining({
        caughtBy: 'react-uncaught',
        componentStack: expect.stringContaining('Broken') as string,
      }),
    );
    expect(openInternalErrorPage).toHaveBeenCalledTimes(1);
  });

  it('logs errors caught by a boundary, without leaving the page (ERR-030)', () => {
    draw(
      <Boundary>
        <Broken />
      </Boundary>,
    );
    expect(logger.error).toHaveBeenCalledWith(
      expect.any(Error),
      expect.objectContaining({ caughtBy: 'react-caught' }),
    );
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('opens the authentication error page for an authentication error (ERR-017)', () => {
    reject(new AuthenticationError());
    expect(openAuthenticationErrorPage).toHaveBeenCalledTimes(1);
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('logs missing code of an old version, without leaving the page (ERR-028)', () => {
    noticeNewVersion.mockReturnValue(true);
    const error = new Error('Loading chunk 42 failed.');
    reject(error);
    expect(noticeNewVersion).toHaveBeenCalledWith(error);
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('logs a failed API call without leaving the page', () => {
    reject(new NetworkError(500));
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(openInternalErrorPage).not.toHaveBeenCalled();
  });

  it('ignores aborted calls, ResizeObserver errors and browser extensions', () => {
    reject(new DOMException('gone', 'AbortError'));
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'x',
        filename: 'chrome-extension://abc/x.js',
        error: new Error('x'),
      }),
    );
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('opens an error page once when errors repeat', () => {
    for (let count = 0; count < 5; count += 1) reject(new Error(`again ${String(count)}`));
    expect(openInternalErrorPage).toHaveBeenCalledTimes(1);
    expect(logger.error).toHaveBeenCalledTimes(5);
  });

  it('stops after uninstall', () => {
    handler.uninstall();
    reject(new Error('later'));
    expect(logger.error).not.toHaveBeenCalled();
  });
});
