/** Rolls releases back, by steps or to a named one, and withdraws them permanently. */
import { UserFacingError } from 'shared/node/user-facing-error';
import type { RegisteredRemote, Registry, Release } from 'shared/remote/registry';
import { note, ranBefore, readHistory } from './history.ts';
import { requireDescription, type ReleaseTarget } from './publish-release.ts';
import { endCanary, goBack, listed, nameOf, removeRemote } from './registry-changes.ts';
import { changeRegistry } from './registry-file.ts';
import type { ReleaseStore } from './release-store.ts';
import { deployedContract, verifyRelease } from './verify-release.ts';

export interface RollBackTarget {
  /** How many releases to go back; default 1. Releases that can no longer run are skipped and not counted. */
  steps?: number | undefined;
  /** Name of the release to go back to, `1.0.0-abc123`, in place of steps. */
  release?: string | undefined;
}

/** The earlier releases that the deployed shell can run, as they were released, latest first. */
const soundOnes = async (
  store: ReleaseStore,
  registry: Registry,
  remote: RegisteredRemote,
): Promise<{ sound: Release[]; unsound: Map<string, string> }> => {
  const sound: Release[] = [];
  const unsound = new Map<string, string>();
  for (const release of ranBefore(await readHistory(store, remote.id), remote)) {
    try {
      await verifyRelease(store, remote.id, release, deployedContract(registry));
      sound.push(release);
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      unsound.set(nameOf(release), error.message);
    }
  }
  return { sound, unsound };
};

const goBackBy = async (
  store: ReleaseStore,
  registry: Registry,
  id: string,
  { steps = 1, release }: RollBackTarget,
): Promise<Registry> => {
  const { sound, unsound } = await soundOnes(store, registry, listed(registry, id));
  const at = release === undefined ? steps - 1 : sound.findIndex(each => nameOf(each) === release);
  const found = sound[at];
  if (found) return goBack(registry, await requireDescription(store, id, found), found, sound[at + 1]);
  const reason = release === undefined ? [...unsound.values()][0] : unsound.get(release);
  if (reason !== undefined) throw new UserFacingError(`Nothing was changed. ${reason}`);
  if (release !== undefined)
    throw new UserFacingError(
      `${id} ${release} never ran for everybody before the present one: publish it instead.`,
    );
  throw new UserFacingError(
    sound.length === 0
      ? `The registry keeps no earlier release of ${id}: publish one instead.`
      : `${id} can go back to ${sound.map(nameOf).join(', ')} and no further.`,
  );
};

/** Ends a canary, or without one goes back to a release that everybody ran before, after verifying it. */
export const rollBackRelease = async (
  { store }: ReleaseTarget,
  id: string,
  target: RollBackTarget = {},
): Promise<Registry> => {
  let endedCanary: Release | undefined;
  const made = await changeRegistry(store, registry => {
    endedCanary = target.release === undefined ? listed(registry, id).canary?.release : undefined;
    return endedCanary ? endCanary(registry, id) : goBackBy(store, registry, id, target);
  });
  if (endedCanary) await note(store, id, 'end-canary', endedCanary);
  else await note(store, id, 'rollback', listed(made, id).current);
  return made;
};

/** All releases of a remote that the registry names. */
const releasesOf = ({ current, previous, canary }: RegisteredRemote): Release[] =>
  [current, previous, canary?.release].filter(release => release !== undefined);

/**
 * Withdraws a release permanently: `publish`, `promote` and `rollback` refuse it from then on. If it is current, the
 * remote goes back by one step; without a valid earlier release nothing changes, and the whole remote can be withdrawn.
 */
export const withdrawRelease = async (
  { store }: ReleaseTarget,
  id: string,
  name: string,
): Promise<Registry> => {
  let withdrawn: Release | undefined;
  const made = await changeRegistry(store, async registry => {
    const remote = listed(registry, id);
    const known = [...releasesOf(remote), ...(await readHistory(store, id)).map(({ release }) => release)];
    withdrawn = known.find(release => nameOf(release) === name);
    if (!withdrawn) throw new UserFacingError(`${id} ${name} was never released.`);
    if (nameOf(remote.current) === name) return goBackBy(store, registry, id, {});
    const { previous, canary, ...rest } = remote;
    const kept = {
      ...rest,
      ...(previous && nameOf(previous) !== name ? { previous } : {}),
      ...(canary && nameOf(canary.release) !== name ? { canary } : {}),
    };
    return { ...registry, remotes: registry.remotes.map(each => (each.id === id ? kept : each)) };
  });
  if (withdrawn) await note(store, id, 'withdraw', withdrawn);
  return made;
};

/** Removes a whole remote from the registry. Its files and history remain; `publish` restores it. */
export const withdrawRemote = async ({ store }: ReleaseTarget, id: string): Promise<Registry> => {
  let gone: Release | undefined;
  const made = await changeRegistry(store, registry => {
    gone = listed(registry, id).current;
    return removeRemote(registry, id);
  });
  if (gone) await note(store, id, 'withdraw-remote', gone);
  return made;
};
