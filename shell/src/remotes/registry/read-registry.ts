/** This shell's registry, with the last good copy in this browser as the fallback. */
import { lastingStorage } from '../../browser/browser-storage.ts';
import { applicationPath } from '../../session/return-path.ts';
import { loadRegistry, type LoadedRegistry } from './registry.ts';

export interface ReadRegistry extends LoadedRegistry {
  /** Why it is the last good copy, or only the valid part of the response. */
  readonly problem?: unknown;
}

/** Fetches the registry and stores it as the last good copy. */
export const readRegistry = async (): Promise<ReadRegistry> => {
  let problem: unknown;
  const loaded = await loadRegistry({
    url: `${applicationPath}/remotes.json`,
    storage: lastingStorage(),
    onCopy: error => {
      problem = error;
    },
  });
  return { ...loaded, problem };
};
