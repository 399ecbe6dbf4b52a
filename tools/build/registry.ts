/** Writes the registry of remotes that the shell's origin serves. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cannotWrite } from 'shared/node/cannot-write';
import { UserFacingError } from 'shared/node/user-facing-error';
import { contractVersion } from 'shared/remote';
import {
  drawnRemoteSchema,
  registrySchema,
  type RegisteredRemote,
  type Registry,
  type Release,
} from 'shared/remote/registry';
import * as z from 'zod/mini';
import { inFrontEnd, remotes as allRemotes, type FrontEnd } from '../portal/front-ends.ts';
import {
  currentRelease,
  hasReleaseRecord,
  pruneReleases,
  readBuildFile,
  releaseAt,
  releaseRecord,
} from './releases.ts';

/**
 * Reads a registry file. Returns undefined when there is none; an invalid file is a UserFacingError and is not changed.
 */
export const readRegistry = (file: string): Registry | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return z.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserFacingError(
      `${file} is not a valid registry of remotes and was left untouched: mend it, or move it away and a new one is written.`,
      { cause: error },
    );
  }
};

/** A timestamp after that of the previous registry, even when the clock that wrote it is ahead of ours. */
export const nextWrite = (before: Registry | undefined): string => {
  const last = before?.writtenAt === undefined ? 0 : Date.parse(before.writtenAt);
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
};

const builtRelease = (remote: FrontEnd, release: string, origin: string): Release =>
  releaseAt(releaseRecord(remote, release), `${origin}/${release}`);

const folderOf = (release: Release): string => `${release.version}-${release.buildId}`;

/** The previous release, if its folder still exists. */
const previousRelease = (
  remote: FrontEnd,
  current: string,
  origin: string,
  known: RegisteredRemote | undefined,
) => {
  const candidates = [known?.current, known?.previous].filter(each => each !== undefined).map(folderOf);
  const found = candidates.find(folder => folder !== current && hasReleaseRecord(remote, folder));
  return found === undefined ? {} : { previous: builtRelease(remote, found, origin) };
};

/** Keeps a canary until it is current itself or its folder is gone. */
const canaryRelease = (
  remote: FrontEnd,
  current: string,
  origin: string,
  known: RegisteredRemote | undefined,
) => {
  if (!known?.canary) return {};
  const { release, rule } = known.canary;
  const folder = folderOf(release);
  if (folder === current || !hasReleaseRecord(remote, folder)) return {};
  return { canary: { release: builtRelease(remote, folder, origin), rule } };
};

const registered = (
  remote: FrontEnd,
  origin: string,
  known: RegisteredRemote | undefined,
): RegisteredRemote => {
  const folder = currentRelease(remote);
  return {
    // As that release describes it, not as the current sources do.
    ...readBuildFile(inFrontEnd(remote, 'dist/site', folder, 'remote.json'), drawnRemoteSchema),
    current: builtRelease(remote, folder, origin),
    ...previousRelease(remote, folder, origin, known),
    ...canaryRelease(remote, folder, origin, known),
  };
};

/**
 * Atomically replaces a file of the data folder: readers see the old content or the new, never part of it. Write
 * failures are a UserFacingError.
 */
export const writeAtomically = (file: string, text: string): void => {
  const folder = path.dirname(file);
  const draft = `${file}.${String(process.pid)}.draft`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw cannotWrite(folder, error);
  }
};

/**
 * Updates the registry with the latest builds, and removes builds that are no longer needed.
 *
 * @param origins origin of each remote, in the order of `remotes`
 */
export const refreshRegistry = (
  file: string,
  origins: readonly string[],
  remotes: readonly FrontEnd[] = allRemotes,
): void => {
  const known = readRegistry(file);
  const registry: Registry = {
    schemaVersion: 1,
    writtenAt: nextWrite(known),
    // On this machine, the shell of this checkout is the deployed one.
    shell: { contract: contractVersion },
    remotes: remotes.map((remote, index) =>
      registered(
        remote,
        origins[index] ?? '',
        known?.remotes.find(each => each.id === remote.id),
      ),
    ),
  };
  writeAtomically(file, `${JSON.stringify(z.parse(registrySchema, registry), null, 2)}\n`);
  for (const remote of remotes) {
    const listed = registry.remotes.find(({ id }) => id === remote.id);
    const releases = [listed?.current, listed?.previous, listed?.canary?.release];
    pruneReleases(remote, releases.filter(release => release !== undefined).map(folderOf));
  }
};
