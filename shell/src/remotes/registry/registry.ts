/** Loads the registry at run time and keeps the last good copy as a fallback. */
import * as z from 'zod/mini';
import { registeredRemoteSchema, registrySchema, type Registry } from 'shared/remote/registry';

const copyKey = 'portal.registry';
const timeoutMs = 5_000;

/** How far the clocks of a browser and of whoever releases may differ. */
const clocksDifferMs = 3_600_000;

/** The source of the registry, for status page and log. */
export type RegistrySource = 'network' | 'last-good-copy';

export interface LoadedRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
}

interface RegistryOptions {
  readonly url: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called when the copy, or only the valid part of the answer, is used. */
  readonly onCopy?: (error: Error) => void;
  readonly fetch?: typeof fetch;
}

const readCopy = (storage: RegistryOptions['storage']): Registry | undefined => {
  try {
    const copy = z.safeParse(registrySchema, JSON.parse(storage.getItem(copyKey) ?? 'null'));
    return copy.success ? copy.data : undefined;
  } catch {
    // Storage that throws or contains garbage counts as no copy.
    return undefined;
  }
};

const keepCopy = (storage: RegistryOptions['storage'], registry: Registry): void => {
  try {
    storage.setItem(copyKey, JSON.stringify(registry));
  } catch {
    // A full storage only costs the fallback.
  }
};

const writtenAt = (registry: Registry): number =>
  registry.writtenAt === undefined ? 0 : Date.parse(registry.writtenAt);

/** The registry without its invalid remotes; undefined if no remote is valid. */
const validPart = (answer: object | undefined): Registry | undefined => {
  const { remotes } = (answer ?? {}) as { remotes?: unknown };
  if (!Array.isArray(remotes)) return undefined;
  const valid = remotes.filter(remote => z.safeParse(registeredRemoteSchema, remote).success);
  const registry = z.safeParse(registrySchema, { ...answer, remotes: valid });
  return registry.success && valid.length > 0 ? registry.data : undefined;
};

/**
 * Loads the registry. Falls back to the last good copy, or without one to the valid part of the answer; rejects if
 * there is neither. An answer older than the copy is ignored: it may list releases that were rolled back.
 */
export const loadRegistry = async (options: RegistryOptions): Promise<LoadedRegistry> => {
  let answer: object | undefined;
  try {
    const response = await (options.fetch ?? fetch)(options.url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The registry answered ${String(response.status)}.`);
    answer = (await response.json()) as object;
    const registry = z.parse(registrySchema, answer);
    const copy = readCopy(options.storage);
    // Code of a remote can write the copy. One from the future would win for ever, with a release that was withdrawn.
    const isPossible = copy && writtenAt(copy) < Date.now() + clocksDifferMs;
    if (isPossible && writtenAt(copy) > writtenAt(registry))
      throw new Error(
        `It has gone back in time: it is of ${registry.writtenAt ?? 'before'}, and was of ${copy.writtenAt ?? ''}.`,
      );
    keepCopy(options.storage, registry);
    return { registry, source: 'network' };
  } catch (cause) {
    const copy = readCopy(options.storage);
    const registry = copy ?? validPart(answer);
    if (registry) {
      options.onCopy?.(new Error('The registry of remotes could not be loaded.', { cause }));
      return { registry, source: copy ? 'last-good-copy' : 'network' };
    }
    throw new Error('The registry of remotes could not be loaded and there is no earlier copy.', { cause });
  }
};
