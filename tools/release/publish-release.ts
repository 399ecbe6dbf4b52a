/** Puts a built release into a store, and then, last and in one step, into the registry. */
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
import {
  nameOf,
  publishCanary,
  publishCurrent,
  releaseToPromote,
  releaseToReturnTo,
  rollBack,
  type Description,
} from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';
import { verifyRelease } from './verify-release.ts';

/** A store, and where browsers find what is in it. */
export interface ReleaseTarget {
  store: ReleaseStore;
  /** Address of a remote's release folder, without a slash at its end. */
  addressOf: (id: string, releaseName: string) => string;
}

/** The release in a folder that a build wrote, as the registry is going to list it. */
const releaseIn = (target: ReleaseTarget, folder: string): { id: string; release: Release } => {
  const record = readBuildFile(path.join(folder, 'release.json'), releaseRecordSchema);
  const { id, version, buildId } = record;
  return { id, release: releaseAt(record, target.addressOf(id, `${version}-${buildId}`)) };
};

/** A release folder never changes: the same name with other files would be another release. */
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
    // Where the map is, all that it lists has arrived.
    .sort((a, b) => Number(a === hashMapName) - Number(b === hashMapName));
  for (const name of names) await store.write(`${key}/${name}`, await readFile(path.join(folder, name)));
};

const descriptionOf = async (
  store: ReleaseStore,
  id: string,
  release: Release,
): Promise<Description | undefined> => {
  const stored = await store.read(`${id}/${nameOf(release)}/remote.json`);
  return stored && z.parse(remoteDescriptionSchema, JSON.parse(stored.content.toString()));
};

const requireDescription = async (
  store: ReleaseStore,
  id: string,
  release: Release,
): Promise<Description> => {
  const description = await descriptionOf(store, id, release);
  if (description) return description;
  throw new UserFacingError(`${id} ${nameOf(release)} lacks remote.json in ${store.name}.`);
};

/**
 * Publishes what a build wrote into `folder`: as current, or for the customers of a canary.
 *
 * Whenever it is interrupted, the registry is the old or the new one, and every release that it names is whole.
 */
export const publishRelease = async (
  target: ReleaseTarget,
  folder: string,
  rule?: CanaryRule,
): Promise<Release> => {
  const { store } = target;
  const { id, release } = releaseIn(target, folder);
  const key = `${id}/${nameOf(release)}`;
  await upload(store, folder, key);
  await verifyRelease(store, id, release);
  const description = await requireDescription(store, id, release);
  await changeRegistry(store, registry =>
    rule ? publishCanary(registry, id, release, rule) : publishCurrent(registry, description, release),
  );
  return release;
};

/** Makes the release that some customers try the one that all run. */
export const promoteRelease = ({ store }: ReleaseTarget, id: string): Promise<Registry> =>
  changeRegistry(store, async registry => {
    const release = releaseToPromote(registry, id);
    await verifyRelease(store, id, release);
    return publishCurrent(registry, await requireDescription(store, id, release), release);
  });

/** Ends a canary, or where there is none goes back to the release before the current one. */
export const rollBackRelease = ({ store }: ReleaseTarget, id: string): Promise<Registry> =>
  changeRegistry(store, async registry => {
    const release = releaseToReturnTo(registry, id);
    return rollBack(registry, id, release && (await descriptionOf(store, id, release)));
  });
