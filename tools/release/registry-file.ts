/** Reads and writes the registry in a store: validated before and after, with optimistic locking. */
import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from 'shared/node/user-facing-error';
import { registrySchema, type Registry } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { nextWrite } from '../build/registry.ts';
import type { ReleaseStore, StoredObject } from './release-store.ts';

const key = 'remotes.json';
const maxAttempts = 40;

const parse = (store: ReleaseStore, stored: StoredObject | undefined): Registry => {
  if (!stored) return { schemaVersion: 1, remotes: [] };
  try {
    return z.parse(registrySchema, JSON.parse(stored.content.toString()));
  } catch (cause) {
    throw new UserFacingError(
      `${key} in ${store.name} is not a valid registry of remotes and was left untouched.`,
      { cause },
    );
  }
};

export const readRegistryOf = async (store: ReleaseStore): Promise<Registry> =>
  parse(store, await store.read(key));

/**
 * Reads, changes and writes the registry; retries when it was changed in between.
 *
 * @param change may be called several times, each time with the latest registry
 */
export const changeRegistry = async (
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await store.read(key);
    const before = parse(store, stored);
    const changed = await change(before);
    const next = z.parse(registrySchema, { ...changed, writtenAt: nextWrite(before) });
    const text = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
    if (await store.replace(key, text, stored?.etag)) return next;
    await wait(20 + Math.random() * 80);
  }
  throw new UserFacingError(`Others keep changing the registry in ${store.name}: try again in a moment.`);
};
