import type { LogsEvent } from '@datadog/browser-logs';
import { AuthenticationError, NetworkError } from 'shared/errors/portal-error';
import { anySettings } from 'shared/testing/portal-settings.ts';
import { createErrorLogger } from './error-logger.ts';
import { cleanEntry, described, logConfiguration } from './log-sender.ts';

const settings = anySettings().logging;

const loggerWith = (mode: Parameters<typeof createErrorLogger>[0]) => {
  const sender = { error: jest.fn(), info: jest.fn() };
  const load = jest.fn(() => Promise.resolve(sender));
  return { sender, load, logger: createErrorLogger(mode, settings, '1.0.0-abc', load) };
};

beforeEach(() => {
  Object.assign(globalThis, { PORTAL_DEV_SERVERS: false });
});

describe('the error log', () => {
  it.each(['development', 'test', 'offline', 'end-to-end'] as const)(
    'is not sent in %s, but shown once in the console (ERR-031)',
    async mode => {
      const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
      const { logger, load, sender } = loggerWith(mode);
      const error = new Error('x');
      logger.error(error, { remote: 'mfe-billing@1.0.0-abc' });
      logger.error(error);
      logger.navigation('/x', 'X');
      await Promise.resolve();
      expect(load).not.toHaveBeenCalled();
      expect(sender.error).not.toHaveBeenCalled();
      expect(debug.mock.calls).toEqual([
        ['Not sent to the log: {"message":"Error: x","remote":"mfe-billing@1.0.0-abc"}'],
      ]);
    },
  );

  it('prints the error itself with dev servers', () => {
    Object.assign(globalThis, { PORTAL_DEV_SERVERS: true });
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { logger } = loggerWith('development');
    const error = new Error('x');
    logger.error(error, { caughtBy: 'boundary' });
    expect(consoleError.mock.calls).toEqual([[error, { caughtBy: 'boundary' }]]);
  });

  it.each(['production', 'preproduction'] as const)(
    'is sent in %s, including entries before the library is loaded (ERR-031)',
    async mode => {
      const { logger, load, sender } = loggerWith(mode);
      const [early, late] = [new Error('early'), new Error('late')];
      logger.error(early, { caughtBy: 'window' });
      await Promise.resolve();
      logger.error(late);
      expect(load).toHaveBeenCalledWith(mode, settings, '1.0.0-abc');
      expect(sender.error.mock.calls).toEqual([
        [early, { caughtBy: 'window' }],
        [late, {}],
      ]);
    },
  );

  it('logs an error once, even if several handlers report it', async () => {
    const { logger, sender } = loggerWith('production');
    const error = new Error('x');
    logger.error(error);
    logger.error(error);
    await Promise.resolve();
    expect(sender.error).toHaveBeenCalledTimes(1);
  });

  it('logs navigations without the query (NAV-064)', async () => {
    const { logger, sender } = loggerWith('production');
    logger.navigation('/1001/faktura?email=a@b.example', 'Faktura');
    await Promise.resolve();
    expect(sender.info).toHaveBeenCalledWith('navigation', { path: '/1001/faktura', name: 'Faktura' });
  });

  it('does not throw when the library fails to load', async () => {
    const logger = createErrorLogger('production', settings, '1', () => Promise.reject(new Error('chunk')));
    expect(() => {
      logger.error(new Error('x'));
    }).not.toThrow();
    await Promise.resolve();
  });

  it('uses the proxy from the settings, and stores nothing in the browser (ERR-032)', () => {
    expect(logConfiguration('production', settings, '1.0.0-abc')).toMatchObject({
      clientToken: settings.clientToken,
      service: settings.service,
      env: 'production',
      version: '1.0.0-abc',
      proxy: settings.proxy,
      telemetrySampleRate: 0,
      trackAnonymousUser: false,
      sessionPersistence: 'memory',
    });
    const { proxy: _, ...withoutProxy } = settings;
    expect(logConfiguration('production', withoutProxy, '1')).not.toHaveProperty('proxy');
  });

  it('removes secrets and queries before sending', () => {
    const entry: LogsEvent = {
      date: 1_790_000_000_000,
      message: 'kim@demo.example has PUK 12345678',
      status: 'error',
      origin: 'logger',
      view: {
        url: 'https://p.example/selvbetjening/?code=abc&scope=openid',
        referrer: 'https://login.example/?x=1',
      },
      error: { stack: 'Error: Bearer abc.def', message: 'token=abc' },
    };
    expect(cleanEntry(entry)).toBe(true);
    expect(entry).toEqual({
      date: 1_790_000_000_000,
      message: '[e-mail] has PUK [number]',
      status: 'error',
      origin: 'logger',
      view: { url: 'https://p.example/selvbetjening/', referrer: 'https://login.example/' },
      error: { stack: 'Error: Bearer [token]', message: 'token=[removed]' },
    });
  });
});

it('logs why a sign-in failed', () => {
  const failed = new AuthenticationError(undefined, new Error('Discovery failed: Failed to fetch.'));
  expect(described(failed)).toMatchObject({
    kind: 'authentication',
    reason: 'Discovery failed: Failed to fetch.',
  });
  expect(described(new NetworkError(500, { cause: new Error('x') }))).not.toHaveProperty('reason');
});
