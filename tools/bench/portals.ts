/** The two compared portals on this machine, each with its own platform and data. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Cookie } from 'playwright';
import { portOffsets, readSettings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { compressFolder } from '../build/compress.ts';
import { applicationPath, localOrigin } from '../portal/addresses.ts';
import { registryFile } from '../portal/data-folder.ts';
import { inFrontEnd, repositoryRoot, shell } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { startProcess, type RunningProcess } from '../start/child-processes.ts';
import { platformPlan } from '../start/process-plans.ts';
import { freePortBase } from '../portal/free-ports.ts';

/** A running portal and the cookies of a user signed in at its identity server. */
export interface Portal {
  readonly base: number;
  readonly cookies: Cookie[];
  /** URL of a page, from its path below the application. */
  address(path: string): string;
}

export interface StartedPortal {
  readonly base: number;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

const address = (base: number, pagePath: string): string =>
  `${localOrigin(base, portOffsets.portal)}${applicationPath}${pagePath}`;

const environmentOf = (base: number, dataFolder: string) => ({
  PORTAL_PORT_BASE: String(base),
  PORTAL_DATA_DIR: dataFolder,
  // No delay before anything is rendered (SHL-027).
  PORTAL_MODE: 'end-to-end',
  DATABASE_URL: undefined,
});

const started = async (
  base: number,
  dataFolder: string,
  start: () => RunningProcess[],
): Promise<StartedPortal> => {
  const processes = start();
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map(each => each.stop()));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all(processes.map(each => each.ready));
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, dataFolder, stop };
};

/** The federated portal, as `npm start` runs it. */
export const startFederated = async (): Promise<StartedPortal> => {
  const base = await freePortBase();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  return started(base, dataFolder, () => [
    startProcess({
      name: 'federated portal',
      script: ['tools/start/start.ts'],
      environment: environmentOf(base, dataFolder),
      ready: /^The portal is ready/,
    }),
  ]);
};

const singleBundleFolder = path.join(repositoryRoot, 'tools/bench/dist/site');

/** Builds the same source as a single bundle, compressed like a release. */
export const buildSingleBundle = async (): Promise<void> => {
  const { succeeded, output } = await runNode(
    [
      inFrontEnd(shell, 'node_modules/webpack-cli/bin/cli.js'),
      '--config',
      path.join(repositoryRoot, 'tools/bench/single-bundle.config.js'),
    ],
    {
      folder: shell.folder,
      environment: { NODE_ENV: 'production', PORTAL_BUILD_ID: 'bench', PORTAL_MODE: undefined },
    },
  );
  if (!succeeded) throw new UserFacingError(`The single bundle could not be built:\n${output.trimEnd()}`);
  copyFileSync(
    inFrontEnd(shell, 'dist/site/assets/app-version.txt'),
    path.join(singleBundleFolder, 'assets/app-version.txt'),
  );
  await compressFolder(singleBundleFolder);
};

/** The single bundle behind the same kind of origin server, with its own platform. */
export const startSingleBundle = async (): Promise<StartedPortal> => {
  const base = await freePortBase();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  const environment = environmentOf(base, dataFolder);
  const platform = platformPlan(readSettings(environment));
  return started(base, dataFolder, () => [
    startProcess({ ...platform, environment: { ...environment, ...platform.environment } }),
    startProcess({
      name: 'single bundle',
      script: ['tools/serve/serve.ts', 'shell'],
      environment: { ...environment, PORTAL_SHELL_SITE: singleBundleFolder },
      ready: /^shell ready/,
    }),
  ]);
};

/** Signs in once on the sign-in page, so that the measured journeys start with a signed-in user. */
export const signedIn = async (browser: Browser, { base }: Pick<StartedPortal, 'base'>): Promise<Portal> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address(base, '/1001/velkommen'));
    await page.getByLabel('E-mail').fill('superadmin@demo.example');
    await page.getByLabel('Adgangskode', { exact: true }).fill('Portal2026');
    await page.getByRole('button', { name: 'Log ind', exact: true }).click();
    await page.waitForURL(url => url.href.startsWith(address(base, '/1001/')));
    const identity = localOrigin(base, portOffsets.identity);
    return { base, cookies: await context.cookies(identity), address: pagePath => address(base, pagePath) };
  } finally {
    await context.close();
  }
};

interface RegistryText {
  remotes: { id: string; paths: string[]; titles: object[]; menu: object[] }[];
}

/**
 * Registers remotes that this user never opens, in addition to the real ones, until there are `total`. Each has a title
 * and a menu entry that is toggled off. Returns a function that restores the registry.
 */
export const registerMore = ({ dataFolder }: StartedPortal, total: number): (() => void) => {
  const file = registryFile(dataFolder);
  const text = readFileSync(file, 'utf8');
  const registry = JSON.parse(text) as RegistryText;
  const [model] = registry.remotes;
  const extra = Array.from({ length: total - registry.remotes.length }, (_, index) => {
    const path = `omraade-${String(index)}`;
    return {
      ...model,
      id: `mfe-area-${String(index)}`,
      paths: [path],
      titles: [{ pattern: path, title: `Område ${String(index)}` }],
      menu: [
        {
          key: path,
          heading: `Område ${String(index)}`,
          description: '',
          icon: 'list',
          path,
          order: 100 + index,
          condition: { toggle: 'not-known' },
        },
      ],
    };
  });
  writeFileSync(file, JSON.stringify({ ...registry, remotes: [...registry.remotes, ...extra] }));
  return () => {
    writeFileSync(file, text);
  };
};
