/** The release folders of a remote: `dist/site/<version>-<buildId>/`; `dist/current.json` names the latest. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { UserFacingError } from 'shared/node/user-facing-error';
import { hashMapName, integritySchema } from 'shared/remote/integrity';
import { releaseSchema, type Release } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';

const currentSchema = z.object({ release: z.string() });
const { version, buildId, contract, nextContract, firstPage } = releaseSchema.shape;
/**
 * The schema of a release's `release.json`. Version and build id form a folder name, so they must not contain path
 * separators.
 */
export const releaseRecordSchema = z.object({
  id: z.string(),
  version,
  buildId,
  contract,
  nextContract,
  manifest: z.string().check(z.regex(/^[\w-][\w.-]*$/)),
  integrity: integritySchema,
  /** Missing in older builds. */
  firstPage,
});

/** A build's metadata in its `release.json`. */
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/** A built release as the registry lists it. `address` is the URL of its folder, without a trailing slash. */
export const releaseAt = (record: ReleaseRecord, address: string): Release => {
  const { version, buildId, contract, nextContract, manifest, integrity, firstPage } = record;
  return {
    version,
    buildId,
    contract,
    ...(nextContract === undefined ? {} : { nextContract }),
    manifest: `${address}/${manifest}`,
    integrity: { map: `${address}/${hashMapName}`, hash: integrity },
    ...(firstPage ? { firstPage } : {}),
  };
};

const keptReleases = 5;

/** Parses a JSON file of a build; a missing or invalid file is a UserFacingError. */
export const readBuildFile = <Shape extends z.ZodMiniType>(file: string, shape: Shape): z.output<Shape> => {
  try {
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserFacingError(`${file} is missing or not what a build writes: run npm run build.`, {
      cause: error,
    });
  }
};

/** Name of the current release folder. */
export const currentRelease = (remote: FrontEnd): string =>
  readBuildFile(inFrontEnd(remote, 'dist/current.json'), currentSchema).release;

/** True when the remote has a build that can be served. */
export const hasRelease = (remote: FrontEnd): boolean =>
  existsSync(inFrontEnd(remote, 'dist/current.json')) && hasReleaseRecord(remote, currentRelease(remote));

/** True for a release folder that can still be listed: it exists and has the current release format. */
export const hasReleaseRecord = (remote: FrontEnd, release: string): boolean => {
  try {
    releaseRecord(remote, release);
    return true;
  } catch (error) {
    if (error instanceof UserFacingError) return false;
    throw error;
  }
};

/** The metadata of one release folder. */
export const releaseRecord = (remote: FrontEnd, release: string): ReleaseRecord =>
  readBuildFile(inFrontEnd(remote, 'dist/site', release, 'release.json'), releaseRecordSchema);

/**
 * Deletes all releases except those in the registry and the latest few: an open tab may still request a chunk of an
 * older one.
 */
export const pruneReleases = (remote: FrontEnd, listed: readonly string[] = []): void => {
  const site = inFrontEnd(remote, 'dist/site');
  const current = currentRelease(remote);
  const oldestLast = readdirSync(site)
    .filter(name => name !== current && !listed.includes(name))
    .sort((a, b) => statSync(`${site}/${b}`).mtimeMs - statSync(`${site}/${a}`).mtimeMs);
  for (const release of oldestLast.slice(keptReleases - 1)) {
    rmSync(`${site}/${release}`, { recursive: true, force: true });
    rmSync(inFrontEnd(remote, 'dist/maps', release), { recursive: true, force: true });
  }
};
