/**
 * The browser suite. It needs a portal that runs: `npm test -- --e2e` starts one of its own, and tells by
 * PORTAL_PORT_BASE where it is and by PORTAL_CHROMIUM which browser to use.
 */
import { defineConfig } from '@playwright/test';
import { edgePort, portalOrigin } from './support/addresses.ts';

const executablePath = process.env['PORTAL_CHROMIUM'];

const launchOptions = {
  ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing is drawn for anybody, and no process is kept ready for a next page: less to compute (decision 37).
    ...['--disable-gpu', '--disable-software-rasterizer', '--renderer-process-limit=1'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has failed.
  retries: 0,
  forbidOnly: true,
  // A wait ends when what it waits for is there: only a test that fails takes this long, on a busy machine, too. Where
  // time is what a test is about, it says its own.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: portalOrigin,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    // A trace of every test takes a fifth of the suite's time. To see what failed: `-- --trace=retain-on-failure`.
    trace: 'off',
    launchOptions,
  },
  projects: [
    { name: 'together', testMatch: ['journeys/*.spec.ts', 'accessibility/*.spec.ts'] },
    // Real host names, all of which lead to an edge on this machine with a certificate of its own making.
    {
      name: 'hosted',
      testMatch: 'hosted/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: {
        ignoreHTTPSErrors: true,
        launchOptions: {
          ...launchOptions,
          args: [
            ...launchOptions.args,
            `--host-resolver-rules=MAP *.example 127.0.0.1:${String(edgePort)}`,
            // For the whole browser: what a page sends as it goes has no page left to be forgiven for.
            '--ignore-certificate-errors',
          ],
        },
      },
    },
    // These change what everybody sees, toggles and faults, so nothing else may run on the same portal.
    {
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      dependencies: ['together', 'hosted'],
      fullyParallel: false,
      workers: 1,
    },
    // These change what the origins serve, so nothing else may run beside them.
    {
      name: 'alone',
      testMatch: 'remotes/*.spec.ts',
      testIgnore: 'remotes/origin-killed.spec.ts',
      dependencies: ['faults'],
      fullyParallel: false,
      workers: 1,
    },
    // Leaves the portal without one of its origins.
    { name: 'last', testMatch: 'remotes/origin-killed.spec.ts', dependencies: ['alone'] },
  ],
});
