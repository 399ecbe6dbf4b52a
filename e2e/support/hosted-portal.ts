/** The portal as on real hosts: the built shell served without a mode, once per variant, behind an edge with TLS. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { hostedShellPort } from './addresses.ts';
import { startEdge } from './edge.ts';
import { dataFolder, repository } from './origin-process.ts';
import { test as base } from './test.ts';

const domainOf = { production: 'lyng.example', preproduction: 'preprod.lyng.example' } as const;

/** Starts the process that serves the shell of a variant, told the addresses of that variant as on its hosts. */
const startShell = async (variant: keyof typeof domainOf): Promise<ChildProcess> => {
  const at = (name: string): string => `https://${name}.${domainOf[variant]}`;
  const child = spawn(process.execPath, ['tools/serve/serve.ts', 'shell'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORTAL_PORT_BASE: String(hostedShellPort(variant)),
      PORTAL_DATA_DIR: dataFolder,
      PORTAL_MODE: '',
      PORTAL_CONTROL_URL: undefined,
      PORTAL_ORIGIN: at('selvbetjening'),
      PORTAL_IDENTITY_URL: at('login'),
      PORTAL_API_URL: at('api'),
      PORTAL_TOGGLES_URL: at('toggles'),
      PORTAL_COLLECTOR_URL: at('collector'),
      PORTAL_REMOTE_ORIGINS: at('remotes'),
    },
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith('shell ready')) return child;
  throw new Error(`The shell of ${variant} did not start.`);
};

/** For tests of hosted environments: `page.goto('https://selvbetjening.lyng.example/selvbetjening/…')`. */
export const test = base.extend<object, { hostedPortal: undefined }>({
  hostedPortal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const shells = await Promise.all([startShell('production'), startShell('preproduction')]);
      const edge = await startEdge();
      await use(undefined);
      edge.closeAllConnections();
      edge.close();
      for (const shell of shells) shell.kill();
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

export { expect, heading } from './test.ts';
