/** The contract version of the deployed shell: written into the registry when a shell is released or rolled back. */
import { UserFacingError } from 'shared/node/user-facing-error';
import { worksWith } from 'shared/remote/contract-range';
import type { Registry } from 'shared/remote/registry';
import { nameOf } from './registry-changes.ts';
import { changeRegistry } from './registry-file.ts';
import type { ReleaseTarget } from './publish-release.ts';

/** The active releases that a shell with this contract would refuse, with the reason. */
const refusedBy = ({ remotes }: Registry, contract: string): string[] =>
  remotes.flatMap(({ id, current, canary }) =>
    [current, ...(canary ? [canary.release] : [])]
      .filter(release => !worksWith(contract, release))
      .map(release => `${id} ${nameOf(release)}, which needs ${release.contract}`),
  );

/**
 * Records the contract of a shell that is about to be deployed. Throws when an active remote would not work with it: an
 * older shell under newer remotes, or a newer shell with a breaking change.
 */
export const recordShell = ({ store }: ReleaseTarget, contract: string): Promise<Registry> =>
  changeRegistry(store, registry => {
    if (!/^\d+\.\d+\.\d+$/.test(contract))
      throw new UserFacingError(`The contract is "${contract}", but has to be a version like 1.6.0.`);
    const refused = refusedBy(registry, contract);
    if (refused.length > 0)
      throw new UserFacingError(`A shell with contract ${contract} would refuse ${refused.join('; ')}.`);
    return { ...registry, shell: { contract } };
  });
