/** The registry of a development start: each remote's manifest comes from its dev server, not from a release. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDescriptionSchema, type Registry } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { readBuildFile } from '../build/releases.ts';
import { writeAtomically } from '../build/registry.ts';
import { inFrontEnd, remotes, type FrontEnd } from '../portal/front-ends.ts';

const packageSchema = z.object({ version: z.string() });

const versionOf = (remote: FrontEnd): string =>
  z.parse(packageSchema, JSON.parse(readFileSync(inFrontEnd(remote, 'package.json'), 'utf8'))).version;

/** Writes the registry into a folder of its own, which the shell's dev server serves, and gives that folder. */
export const writeDevRegistry = (dataFolder: string, origins: readonly string[]): string => {
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
  writeAtomically(path.join(folder, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return folder;
};
