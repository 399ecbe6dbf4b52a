/** Uploads a built release to a store, and then, last and atomically, adds it to the registry. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { hashMapName } from 'shared/remote/integrity';
import {
  remoteDescriptionSchema,
  type CanaryRule,
  type Registry,
  type Release,
} from 'shared/remote/registry';
import * as z from 'zod/mini';
import { readBuildFile, releaseAt, releaseRecordSchema } from '../build/releases.ts';
import { changeRegistry } from './registry-file.ts';
import { isWithdrawn, note, readHistory } from './history.ts';
import {
  listed,
  nameOf,
  publishCanary,
  publishCurrent,
  releaseToPromote,
  type Description,
} from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';
import { deployedContract, verifyRelease } from './verify-release.ts';

/** A store, and the address at which browsers reach it. */
export interface ReleaseTarget {
  store: ReleaseStore;
  /** Address of a remote's release folder, without a trailing slash. */
  addressOf: (id: string, releaseName: string) => string;
}

/** The release in a build's output folder, as the registry will list it. */
const releaseIn = (target: ReleaseTarget, folder: string): { id: string; release: Release } => {
  const record = readBuildFile(path.join(folder, 'release.json'), releaseRecordSchema);
  const { id, version, buildId } = record;
  return { id, release: releaseAt(record, target.addressOf(id, `${version}-${buildId}`)) };
};

/** A release folder is immutable: the same name with other files is refused. */
const requireSameOrNew = async (store: ReleaseStore, folder: string, key: string): Promise<void> => {
  const present = await store.read(`${key}/${hashMapName}`);
  if (!present || present.content.equals(await readFile(path.join(folder, hashMapName)))) return;
  throw new UserFacingError(
    `${key} is in ${store.name} already, with other files: a release never changes, so build a new one.`,
  );
};

const upload = async (store: ReleaseStore, folder: string, key: string): Promise<void> => {
  await requireSameOrNew(store, folder, key);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile() && (store.servesCompressed || !/\.(?:br|gz)$/.test(each.name)))
    .map(each => path.relative(folder, path.join(each.parentPath, each.name)).replaceAll('\\', '/'))
    // The integrity map is uploaded last: if it exists, so does everything it lists.
    .sort((a, b) => Number(a === hashMapName) - Number(b === hashMapName));
  for (const name of names) await store.write(`${key}/${name}`, await readFile(path.join(folder, name)));
};

/** What the shell displays for the release, from its own `remote.json`. */
export const requireDescription = async (
  store: ReleaseStore,
  id: string,
  release: Release,
): Promise<Description> => {
  const stored = await store.read(`${id}/${nameOf(release)}/remote.json`);
  if (stored) return z.parse(remoteDescriptionSchema, JSON.parse(stored.content.toString()));
  throw new UserFacingError(`${id} ${nameOf(release)} lacks remote.json in ${store.name}.`);
};

const requireNotWithdrawn = async (store: ReleaseStore, id: string, release: Release): Promise<void> => {
  if (isWithdrawn(await readHistory(store, id), nameOf(release)))
    throw new UserFacingError(`${id} ${nameOf(release)} was withdrawn: build a new release.`);
};

/**
 * Publishes the build in `folder`: as current, or as a canary for some customers. The deployed shell must be able to
 * run it, regardless of the shell in this checkout.
 *
 * If it is interrupted, the registry is either the old or the new one, and every release that it names is complete.
 */
export const publishRelease = async (
  target: ReleaseTarget,
  folder: string,
  rule?: CanaryRule,
): Promise<Release> => {
  const { store } = target;
  const { id, release } = releaseIn(target, folder);
  const key = `${id}/${nameOf(release)}`;
  await requireNotWithdrawn(store, id, release);
  await upload(store, folder, key);
  const description = await requireDescription(store, id, release);
  await changeRegistry(store, async registry => {
    // Read together with the registry that is written: the shell may have been released meanwhile.
    await verifyRelease(store, id, release, deployedContract(registry));
    return rule ? publishCanary(registry, id, release, rule) : publishCurrent(registry, description, release);
  });
  await note(store, id, rule ? 'canary' : 'publish', release);
  return release;
};

/** Makes the canary the current release. */
export const promoteRelease = async ({ store }: ReleaseTarget, id: string): Promise<Registry> => {
  const made = await changeRegistry(store, async registry => {
    const release = releaseToPromote(registry, id);
    await verifyRelease(store, id, release, deployedContract(registry));
    return publishCurrent(registry, await requireDescription(store, id, release), release);
  });
  await note(store, id, 'promote', listed(made, id).current);
  return made;
};
