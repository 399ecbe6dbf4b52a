/** What a development server serves instead of releases: each remote's manifest comes from its dev server. */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remoteDescriptionSchema, type Registry } from 'shared/remote/registry';
import type { CheckedPortalSettings } from 'shared/settings/portal-settings';
import * as z from 'zod/mini';
import { readBuildFile } from '../build/releases.ts';
import { writeAtomically } from '../build/registry.ts';
import { applicationPath } from '../portal/addresses.ts';
import { inFrontEnd, shell, type FrontEnd } from '../portal/front-ends.ts';

const packageSchema = z.object({ version: z.string() });

const versionOf = (remote: FrontEnd): string =>
  z.parse(packageSchema, JSON.parse(readFileSync(inFrontEnd(remote, 'package.json'), 'utf8'))).version;

/**
 * Creates the folder that the shell's dev server serves alongside its compiled files, and returns its path: registry,
 * settings, version, and in offline mode the service worker that answers requests in the browser (HTTP-009). The worker
 * is copied from its package each time, so that it matches the library's version.
 */
export const writeDevFolder = (
  dataFolder: string,
  remotes: readonly FrontEnd[],
  origins: readonly string[],
  settings: CheckedPortalSettings,
): string => {
  const registry: Registry = {
    schemaVersion: 1,
    remotes: remotes.map((remote, index) => {
      const { contract, ...description } = readBuildFile(
        inFrontEnd(remote, 'remote.json'),
        remoteDescriptionSchema,
      );
      const manifest = `${origins[index] ?? ''}/mf-manifest.json`;
      return {
        ...description,
        current: { version: versionOf(remote), buildId: 'development', contract, manifest },
      };
    }),
  };
  const folder = path.join(dataFolder, 'dev');
  rmSync(folder, { recursive: true, force: true });
  writeAtomically(
    path.join(folder, applicationPath, 'remotes.json'),
    `${JSON.stringify(registry, null, 2)}\n`,
  );
  writeAtomically(
    path.join(folder, applicationPath, 'settings.json'),
    `${JSON.stringify(settings, null, 2)}\n`,
  );
  writeAtomically(
    path.join(folder, applicationPath, 'assets/app-version.txt'),
    `${versionOf(shell)}-development\n`,
  );
  if (settings.environments.some(({ mode }) => mode === 'offline')) {
    const worker = createRequire(inFrontEnd(shell, 'package.json')).resolve('msw/mockServiceWorker.js');
    copyFileSync(worker, path.join(folder, 'mockServiceWorker.js'));
  }
  return folder;
};
