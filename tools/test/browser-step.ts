/** The browser suite: an instance of the whole portal of its own, then Playwright against it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserFacingError } from 'platform/user-facing-error';
import * as z from 'zod/mini';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { startProcess } from '../start/child-processes.ts';
import { requireFreePorts } from '../start/free-ports.ts';
import { findChromium } from './chromium.ts';
import { countedResult, withReportFolder } from './test-runs.ts';
import type { Step } from './step.ts';

const playwrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
  // A test that only passed when tried again has not passed.
  z.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

const firstBase = 14_000;
const lastBase = 60_000;

/** A port base with nothing on any of its ports: a portal that is running already is not disturbed. */
const freePortBase = async (): Promise<number> => {
  for (let base = firstBase; base <= lastBase; base += 1000) {
    try {
      await requireFreePorts(base);
      return base;
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
    }
  }
  throw new UserFacingError('No range of free ports was found for the browser suite.');
};

/** Options after `--e2e --` are Playwright's own, for example the name of one spec. */
export const browserStep = (playwrightOptions: readonly string[]): Step => ({
  name: 'browser suite (playwright)',
  run: async () => {
    const chromium = findChromium();
    const base = await freePortBase();
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'portal-data-'));
    const environment = {
      PORTAL_PORT_BASE: String(base),
      PORTAL_DATA_DIR: dataFolder,
      // As in the tests, but nothing waits a second before it is drawn (SHL-027).
      PORTAL_MODE: 'end-to-end',
      PORTAL_CHROMIUM: chromium,
      DATABASE_URL: undefined,
    };
    const portal = startProcess({
      name: 'portal',
      script: ['tools/start/start.ts'],
      environment,
      ready: /^The portal is ready/,
    });
    try {
      await portal.ready;
      return await withReportFolder(async folder => {
        const report = path.join(folder, 'playwright.json');
        const { succeeded, output } = await runNode(
          [
            path.join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js'),
            'test',
            '--reporter=line,json',
            ...playwrightOptions,
          ],
          {
            folder: path.join(repositoryRoot, 'e2e'),
            environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
          },
        );
        return countedResult(report, playwrightReport, succeeded, output);
      });
    } finally {
      await portal.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
});
