/** The registry of this shell, with its last good copy in this browser. */
import { lastingStorage } from '../browser/browser-storage.ts';
import { applicationPath } from '../session/return-path.ts';
import { loadRegistry, type LoadedRegistry } from './registry.ts';

export interface ReadRegistry extends LoadedRegistry {
  /** Why it is the last good copy, or a part. */
  readonly problem?: unknown;
}

/** Asks for the registry; the answer is kept for the next time that it can't be had. */
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
