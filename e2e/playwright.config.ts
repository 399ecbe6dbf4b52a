/**
 * The browser suite. It needs a running portal: `npm test -- --e2e` starts one, and passes its address in
 * PORTAL_PORT_BASE and the browser in PORTAL_CHROMIUM.
 */
import { defineConfig } from '@playwright/test';
import { edgePort, portalOrigin } from './support/addresses.ts';
import type { Options } from './support/test.ts';

const executablePath = process.env['PORTAL_CHROMIUM'];

const launchOptions = {
  ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No GPU rasterisation, and no spare renderer process: saves CPU (decision 37).
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--renderer-process-limit=1',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** Longer than the portal's timeouts in these tests: the busiest part of the suite, and about nothing that takes time. */
const longerWaitMs = 60_000;

export default defineConfig<Options>({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // No retries: a test that passes only on a retry has failed.
  retries: 0,
  forbidOnly: true,
  // A wait ends as soon as its condition holds: only a failing test takes this long, even on a busy machine. Tests
  // about time set their own timeout.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: portalOrigin,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    // Tracing every test would take a fifth of the suite's time. To debug a failure: `-- --trace=retain-on-failure`.
    trace: 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'together',
      testMatch: ['journeys/**/*.spec.ts', 'accessibility/*.spec.ts'],
      expect: { timeout: longerWaitMs },
    },
    // Real host names, which all resolve to a local edge with a self-signed certificate.
    {
      name: 'hosted',
      testMatch: 'hosted/*.spec.ts',
      expect: { timeout: longerWaitMs },
      fullyParallel: false,
      workers: 1,
      use: {
        ignoreHTTPSErrors: true,
        launchOptions: {
          ...launchOptions,
          args: [
            ...launchOptions.args,
            `--host-resolver-rules=MAP *.example 127.0.0.1:${String(edgePort)}`,
            // Set for the whole browser: requests of an unloading page have no page whose setting would apply.
            '--ignore-certificate-errors',
          ],
        },
      },
    },
    // These change toggles and faults for all pages, so nothing else may run on the same portal.
    {
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      dependencies: ['together', 'hosted'],
      fullyParallel: false,
      workers: 1,
      use: { hasShortTimeouts: true },
    },
    // These change the origins' files, so nothing else may run in parallel.
    {
      name: 'alone',
      testMatch: 'remotes/*.spec.ts',
      testIgnore: 'remotes/origin-killed.spec.ts',
      dependencies: ['faults'],
      fullyParallel: false,
      workers: 1,
      use: { hasShortTimeouts: true },
    },
    // Leaves the portal without one of its origins.
    {
      name: 'last',
      testMatch: 'remotes/origin-killed.spec.ts',
      dependencies: ['alone'],
      use: { hasShortTimeouts: true },
    },
  ],
});
