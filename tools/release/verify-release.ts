/** Is what lies in a store the release that the registry names, may it run in this shell, and is it small enough? */
import { brotliCompressSync } from 'node:zlib';
import { UserFacingError } from 'platform/user-facing-error';
import { integrityOf } from 'shared/build/hash-map.ts';
import { satisfiesContract } from 'shared/remote/contract-range';
import { hashMapName, hashMapSchema } from 'shared/remote/integrity';
import { contractVersion } from 'shared/remote';
import type { Release } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { nameOf } from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';

/** Brotli bytes that a remote may add to the page: scripts and style sheets. */
const budgets = { '.js': 40_000, '.css': 5_000 } as const;

const checkBudgets = (label: string, files: ReadonlyMap<string, Buffer>): string[] =>
  Object.entries(budgets).map(([ending, most]) => {
    const contents = [...files].filter(([name]) => name.endsWith(ending)).map(([, content]) => content);
    const size = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
    const [kind, has, may] = [ending.slice(1), (size / 1000).toFixed(1), String(most / 1000)];
    if (size > most) throw new UserFacingError(`${label} has ${has} kB of ${kind}, and may have ${may} kB.`);
    return `${kind} ${has} of ${may} kB`;
  });

/** Gives what was found, one short text each; throws a UserFacingError at the first thing that is wrong. */
export const verifyRelease = async (store: ReleaseStore, id: string, release: Release): Promise<string[]> => {
  const label = `${id} ${nameOf(release)}`;
  const read = async (name: string): Promise<Buffer> => {
    const stored = await store.read(`${id}/${nameOf(release)}/${name}`);
    if (stored) return stored.content;
    throw new UserFacingError(`${label} lacks ${name} in ${store.name}.`);
  };
  if (!release.integrity) throw new UserFacingError(`${label} is in the registry without hashes.`);
  if (!satisfiesContract(contractVersion, release.contract))
    throw new UserFacingError(
      `${label} needs contract ${release.contract}, and the shell has ${contractVersion}: release the shell first.`,
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
    ...checkBudgets(label, contents),
  ];
};
