/** The registry of the portal under test, as its origin serves it: changed as by a release, and restored. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteId } from '../support/addresses.ts';
import { dataFolder } from '../support/origin-process.ts';

export interface Release {
  version: string;
  buildId: string;
  manifest: string;
  contract: string;
  integrity?: { map?: string; hash: string };
  firstPage?: string[];
}

export interface Registered {
  id: string;
  current: Release;
  previous?: Release;
  canary?: { release: Release; rule: { customers: string[] } };
}

interface Registry {
  remotes: Registered[];
}

const file = path.join(dataFolder, 'remotes.json');
let before: string | undefined;

const read = (): Registry => JSON.parse(readFileSync(file, 'utf8')) as Registry;

const find = (registry: Registry, id: RemoteId): Registered => {
  const found = registry.remotes.find(remote => remote.id === id);
  if (found === undefined) throw new Error(`${id} is not in the registry.`);
  return found;
};

/** Atomically, as the tools do: readers see the old registry or the new one. */
const write = (text: string): void => {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};

/** A remote's current release. */
export const releaseOf = (id: RemoteId): Release => find(read(), id).current;

/** A remote's entry in the registry, for customer 1001, who gets every canary. */
export const registeredReleases = (
  id: RemoteId,
): Record<'current', Release> & Partial<Record<'previous' | 'canary', Release>> => {
  const { current, previous, canary } = find(read(), id);
  return { current, ...(previous ? { previous } : {}), ...(canary ? { canary: canary.release } : {}) };
};

/** The whole file as it is now. */
export const registryText = (): string => readFileSync(file, 'utf8');

/** A registry with the current time, even if it was written earlier: the portal ignores an older one. */
const writtenNow = (text: string): string =>
  text.replace(/("writtenAt":\s*)"[^"]*"/, `$1"${new Date().toISOString()}"`);

/** Writes the whole file, as a release would. */
export const putRegistry = (text: string): void => {
  before ??= readFileSync(file, 'utf8');
  write(writtenNow(text));
};

/** Changes one remote's entry in the registry. */
export const changeRegistry = (id: RemoteId, change: (remote: Registered) => void): void => {
  const registry = read();
  change(find(registry, id));
  putRegistry(JSON.stringify(registry));
};

/** Adds a remote before all others. */
export const addRemote = (remote: Registered & Record<string, unknown>): void => {
  const registry = read();
  putRegistry(JSON.stringify({ ...registry, remotes: [remote, ...registry.remotes] }));
};

/** Restores the registry from before the first change; call after each test. */
export const restoreRegistry = (): void => {
  if (before !== undefined) write(before);
  before = undefined;
};
