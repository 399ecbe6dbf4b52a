/** The browser suite: an instance of the whole portal of its own, then Playwright against it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { freePortBase } from '../portal/free-ports.ts';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { startProcess } from '../start/child-processes.ts';
import { findChromium } from './chromium.ts';
import { countedResult, withReportFolder } from './test-runs.ts';
import type { Step } from './step.ts';

const playwrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
  // A test that only passed when tried again has not passed.
  z.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

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
