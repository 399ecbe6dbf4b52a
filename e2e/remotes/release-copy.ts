/** Releases made from a current one: its code under a new build id, with an added text or fault. */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteId } from '../support/addresses.ts';
import { repository } from '../support/origin-process.ts';
import { releaseOf, type Release } from './registry-file.ts';

export const oldSentence = 'Se og ret de oplysninger, vi har om dig';
export const newSentence = 'Her er alt om dig';

const siteOf = (id: RemoteId): string => path.join(repository, id, 'dist/site');

const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const folderOf = ({ version, buildId }: Release): string => `${version}-${buildId}`;

interface CopyOptions {
  readonly buildId: string;
  /** Where the copy's folder goes; by default next to the current release on the remote's origin. */
  readonly into?: string;
  readonly edit?: (text: string, name: string) => string;
}

/** Writes the folder as a build would, including hashes, and returns its registry entry. */
export const copyRelease = (id: RemoteId, present: Release, options: CopyOptions): Release => {
  const { buildId, into = siteOf(id), edit = (text: string) => text } = options;
  const copy = { ...present, buildId };
  const folder = path.join(into, folderOf(copy));
  cpSync(path.join(siteOf(id), folderOf(present)), folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(file);
    else if (/\.(?:js|css|json)$/.test(name)) {
      const text = edit(readFileSync(file, 'utf8').replaceAll(present.buildId, buildId), name);
      writeFileSync(file, text);
      if (/\.(?:js|css)$|^mf-manifest\.json$/.test(name)) files[name] = integrityOf(text);
    }
  }
  const map = JSON.stringify({ files });
  writeFileSync(path.join(folder, 'integrity.json'), map);
  const record = path.join(folder, 'release.json');
  const integrity = integrityOf(map);
  const written = JSON.parse(readFileSync(record, 'utf8')) as object;
  writeFileSync(record, JSON.stringify({ ...written, integrity }));
  const moved = (url: string): string => url.replace(folderOf(present), folderOf(copy));
  return {
    ...copy,
    manifest: moved(present.manifest),
    integrity: { map: moved(present.integrity?.map ?? ''), hash: integrity },
  };
};

/** For {@link CopyOptions.edit}: changes a text on the copy's page. */
export const withNewSentence = (text: string): string => text.replaceAll(oldSentence, newSentence);

/** Deletes a release from its origin. */
export const removeRelease = (id: RemoteId, release: Release): void => {
  rmSync(path.join(siteOf(id), folderOf(release)), { recursive: true, force: true });
};

/**
 * Copies of a remote's current release, for tests that open one after the other in the same browser: nothing of a new
 * one is in the browser's cache.
 */
export const openCopies = (id: RemoteId, edit?: CopyOptions['edit']) => {
  const present = releaseOf(id);
  const copies: Release[] = [];
  return {
    present,
    create: (): Release => {
      const buildId = `e2e0000004${String(copies.length).padStart(2, '0')}`;
      const copy = copyRelease(id, present, { buildId, ...(edit ? { edit } : {}) });
      copies.push(copy);
      return copy;
    },
    close: (): void => {
      for (const copy of copies) removeRelease(id, copy);
    },
  };
};
