/** What publishing, promoting and rolling back do to the registry. Pure: who writes it is another matter. */
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

/** What the shell draws for a remote; it follows the release that is current. */
export type Description = Omit<RemoteDescription, 'contract' | 'nextContract'>;

export const nameOf = ({ version, buildId }: Release): string => `${version}-${buildId}`;

/** The remote as the registry lists it. @throws UserFacingError when it is not there */
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

/** The remote as it is listed when a release of it is current, drawn as that release describes it. */
const asCurrent = (
  description: Description,
  current: Release,
  previous: Release | undefined,
): RegisteredRemote => ({
  ...z.parse(drawnRemoteSchema, description),
  current,
  ...(previous ? { previous } : {}),
});

/** An address has one owner: the shell takes the first that is listed, and nobody would ever see the other's area. */
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
 * The release becomes current; the one before it is kept, and a canary is over.
 *
 * @throws UserFacingError when another remote has an address of its
 */
export const publishCurrent = (registry: Registry, description: Description, release: Release): Registry => {
  requireFreePaths(registry, description);
  const before = registry.remotes.find(({ id }) => id === description.id);
  const isSame = before !== undefined && nameOf(before.current) === nameOf(release);
  const previous = isSame ? before.previous : before?.current;
  return withRemote(registry, asCurrent(description, release, previous));
};

/** Some customers run the release; for all others nothing changes. */
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

/** Ends a canary: everybody runs what is current. */
export const endCanary = (registry: Registry, id: string): Registry => {
  const { canary: _over, ...before } = listed(registry, id);
  return withRemote(registry, before);
};

/**
 * Makes an earlier release current. What is left behind is not kept as the earlier one: the shell would run it when the
 * good one can't be had.
 *
 * @param previous what ran before the release that is gone back to
 */
export const goBack = (
  registry: Registry,
  description: Description,
  current: Release,
  previous: Release | undefined,
): Registry => withRemote(registry, asCurrent(description, current, previous));

/** Takes a remote off the registry: its menu entries and addresses are gone at the next page load. */
export const removeRemote = (registry: Registry, id: string): Registry => {
  const gone = listed(registry, id);
  return { ...registry, remotes: registry.remotes.filter(remote => remote !== gone) };
};
