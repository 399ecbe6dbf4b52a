/**
 * The portal on real host names: one process serves the built shell to all of them, behind an edge with TLS. The
 * settings define each host: those of the tooling's example, and those of the portals with a third-party identity
 * server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { hostedShellPort } from '../support/addresses.ts';
import { startEdge } from './edge.ts';
import { environmentOf } from './foreign-portal.ts';
import { foreignPortals } from './foreign-portals.ts';
import { dataFolder, repository } from '../support/origin-process.ts';
import { test as base } from '../support/test.ts';

const portalSettings = (): string => {
  const example = readFileSync(path.join(repository, 'tools/settings/hosted.json'), 'utf8');
  const { environments } = JSON.parse(example) as { environments: object[] };
  return JSON.stringify({ environments: [...environments, ...foreignPortals.map(environmentOf)] });
};

const startShell = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['tools/serve/serve.ts', 'shell'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORTAL_PORT_BASE: String(hostedShellPort),
      PORTAL_DATA_DIR: dataFolder,
      PORTAL_MODE: '',
      PORTAL_CONTROL_URL: undefined,
      PORTAL_ORIGIN: 'https://selvbetjening.lyng.example',
      PORTAL_SETTINGS: portalSettings(),
    },
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith('shell ready')) return child;
  throw new Error('The shell of the hosted portal did not start.');
};

/** For tests of hosted environments: `page.goto('https://selvbetjening.lyng.example/selvbetjening/…')`. */
export const test = base.extend<object, { hostedPortal: undefined }>({
  hostedPortal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const shell = await startShell();
      const edge = await startEdge();
      await use(undefined);
      edge.closeAllConnections();
      edge.close();
      shell.kill();
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

export { expect, heading } from '../support/test.ts';
