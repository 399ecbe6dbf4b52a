/** How publishing, promoting and rolling back change the registry. Pure functions; others write the result. */
import { UserFacingError } from 'shared/node/user-facing-error';
import {
  drawnRemoteSchema,
  type CanaryRule,
  type RegisteredRemote,
  type Registry,
  type Release,
  type RemoteDescription,
} from 'shared/remote/registry';
import * as z from 'zod/mini';

/** What the shell displays for a remote; it comes from the current release. */
export type Description = Omit<RemoteDescription, 'contract' | 'nextContract'>;

export const nameOf = ({ version, buildId }: Release): string => `${version}-${buildId}`;

/** The remote's registry entry. @throws UserFacingError when there is none */
export const listed = (registry: Registry, id: string): RegisteredRemote => {
  const found = registry.remotes.find(remote => remote.id === id);
  if (found) return found;
  throw new UserFacingError(`${id} is not in the registry yet: publish it first.`);
};

const withRemote = (registry: Registry, remote: RegisteredRemote): Registry => {
  const isKnown = registry.remotes.some(({ id }) => id === remote.id);
  return {
    ...registry,
    remotes: isKnown
      ? registry.remotes.map(each => (each.id === remote.id ? remote : each))
      : [...registry.remotes, remote],
  };
};

/** The remote's registry entry when a release is current, with that release's menu and routes. */
const asCurrent = (
  description: Description,
  current: Release,
  previous: Release | undefined,
): RegisteredRemote => ({
  ...z.parse(drawnRemoteSchema, description),
  current,
  ...(previous ? { previous } : {}),
});

/**
 * A path belongs to one remote: the shell uses the first in the registry, and the other's area would be unreachable.
 */
const requireFreePaths = ({ remotes }: Registry, { id, paths }: Description): void => {
  for (const other of remotes) {
    const taken = other.id === id ? undefined : other.paths.find(path => paths.includes(path));
    if (taken !== undefined)
      throw new UserFacingError(
        `${id} has the address /${taken}, which belongs to ${other.id}: choose another in its remote.json.`,
      );
  }
};

/**
 * Makes the release current, keeps the old one as previous, and ends a canary.
 *
 * @throws UserFacingError when another remote has one of its paths
 */
export const publishCurrent = (registry: Registry, description: Description, release: Release): Registry => {
  requireFreePaths(registry, description);
  const before = registry.remotes.find(({ id }) => id === description.id);
  const isSame = before !== undefined && nameOf(before.current) === nameOf(release);
  const previous = isSame ? before.previous : before?.current;
  return withRemote(registry, asCurrent(description, release, previous));
};

/** Some customers run the release; nothing changes for the others. */
export const publishCanary = (
  registry: Registry,
  id: string,
  release: Release,
  rule: CanaryRule,
): Registry => {
  const before = listed(registry, id);
  if (nameOf(before.current) === nameOf(release))
    throw new UserFacingError(`${id} ${nameOf(release)} is current already: everybody runs it.`);
  return withRemote(registry, { ...before, canary: { release, rule } });
};

/** The release that `promote` makes current. */
export const releaseToPromote = (registry: Registry, id: string): Release => {
  const { canary } = listed(registry, id);
  if (canary) return canary.release;
  throw new UserFacingError(`No customers are trying a release of ${id}: there is nothing to promote.`);
};

/** Ends a canary: everybody runs the current release. */
export const endCanary = (registry: Registry, id: string): Registry => {
  const { canary: _over, ...before } = listed(registry, id);
  return withRemote(registry, before);
};

/**
 * Makes an earlier release current. The replaced release is not kept as the previous one, since the shell would fall
 * back to it when the good one cannot be loaded.
 *
 * @param previous what ran before the release that is restored
 */
export const goBack = (
  registry: Registry,
  description: Description,
  current: Release,
  previous: Release | undefined,
): Registry => withRemote(registry, asCurrent(description, current, previous));

/** Removes a remote from the registry: its menu entries and paths are gone at the next page load. */
export const removeRemote = (registry: Registry, id: string): Registry => {
  const gone = listed(registry, id);
  return { ...registry, remotes: registry.remotes.filter(remote => remote !== gone) };
};
