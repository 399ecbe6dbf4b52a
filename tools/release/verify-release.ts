/**
 * Verifies that a stored release is the one in the registry, is compatible with the shell, and within the size limit.
 */
import { UserFacingError } from 'shared/node/user-facing-error';
import { integrityOf } from 'shared/build/hash-map.ts';
import { worksWith } from 'shared/remote/contract-range';
import { hashMapName, hashMapSchema } from 'shared/remote/integrity';
import { contractVersion } from 'shared/remote';
import type { Registry, Release } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { overLimit, shareOfLimit } from '../budgets/compare.ts';
import { weighRelease } from '../budgets/first-page.ts';
import { nameOf } from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';

const checkWeight = async (label: string, files: ReadonlyMap<string, Buffer>): Promise<string[]> => {
  const weights = await weighRelease(name => {
    const content = files.get(name);
    if (content) return content;
    throw new UserFacingError(`${label}: ${name}, which its first page needs, is not among its files.`);
  });
  const complaints = overLimit(label, weights);
  if (complaints.length > 0) throw new UserFacingError(complaints.join('\n'));
  return shareOfLimit(weights);
};

/** The contract of the deployed shell; if the registry has none, that of this checkout's shell. */
export const deployedContract = ({ shell }: Pick<Registry, 'shell'>): string =>
  shell?.contract ?? contractVersion;

/**
 * Returns the findings, one short text each; throws a UserFacingError at the first problem.
 *
 * @param shellContract contract of the shell that is to run it; see {@link deployedContract}
 */
export const verifyRelease = async (
  store: ReleaseStore,
  id: string,
  release: Release,
  shellContract: string,
): Promise<string[]> => {
  const label = `${id} ${nameOf(release)}`;
  const read = async (name: string): Promise<Buffer> => {
    const stored = await store.read(`${id}/${nameOf(release)}/${name}`);
    if (stored) return stored.content;
    throw new UserFacingError(`${label} lacks ${name} in ${store.name}.`);
  };
  if (!release.integrity) throw new UserFacingError(`${label} is in the registry without hashes.`);
  if (!worksWith(shellContract, release))
    throw new UserFacingError(
      `${label} needs contract ${release.contract}, and the shell has ${shellContract}: release the shell first.`,
    );
  const map = await read(hashMapName);
  if (integrityOf(map) !== release.integrity.hash)
    throw new UserFacingError(`${label}: ${hashMapName} is not the one that was released.`);
  const { files } = z.parse(hashMapSchema, JSON.parse(map.toString()));
  const contents = new Map<string, Buffer>();
  for (const [name, hash] of Object.entries(files)) {
    const content = await read(name);
    if (integrityOf(content) !== hash)
      throw new UserFacingError(`${label}: ${name} was changed since it was built.`);
    contents.set(name, content);
  }
  return [
    `${String(contents.size)} files as they were built`,
    `contract ${release.contract}`,
    ...(await checkWeight(label, contents)),
  ];
};
