/** Releases by the command that teams release with, to the portal under test. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteId } from '../support/addresses.ts';
import { dataFolder, repository } from '../support/origin-process.ts';
import { releaseOf, type Release } from './registry-file.ts';
import { copyRelease, folderOf, removeRelease } from './release-copy.ts';

const run = promisify(execFile);

/** `npm run release -- …`, as it is. */
export const release = async (...words: string[]): Promise<void> => {
  await run(process.execPath, ['tools/release/release.ts', ...words], {
    cwd: repository,
    env: { ...process.env, PORTAL_DATA_DIR: dataFolder },
  });
};

/** A build that has not been published yet, in a folder apart from every origin. */
export interface Built {
  readonly id: RemoteId;
  readonly folder: string;
  /** Name among its remote's releases. */
  readonly name: string;
}

/** Builds to publish; their files, and every word about them, are gone when it is closed. */
export const openReleasing = () => {
  const builds = mkdtempSync(path.join(tmpdir(), 'portal-builds-'));
  const before = new Map<RemoteId, { current: string; release: Release }>();
  const written: [RemoteId, Release][] = [];
  const currentFile = (id: RemoteId): string => path.join(repository, id, 'dist/current.json');

  return {
    /** Takes the present release under another build id, with what `edit` changes in it. */
    build: (id: RemoteId, buildId: string, edit?: (text: string, name: string) => string): Built => {
      const known = before.get(id) ?? {
        current: readFileSync(currentFile(id), 'utf8'),
        release: releaseOf(id),
      };
      before.set(id, known);
      const into = path.join(builds, id);
      const built = copyRelease(id, known.release, { buildId, into, ...(edit ? { edit } : {}) });
      written.push([id, built]);
      return { id, folder: path.join(into, folderOf(built)), name: folderOf(built) };
    },
    /** What the next start of the portal runs: what is published here is no more than a test. */
    restoreCurrent: (): void => {
      for (const [id, { current }] of before) writeFileSync(currentFile(id), current);
    },
    close: (): void => {
      for (const [id, release] of written) removeRelease(id, release);
      rmSync(builds, { recursive: true });
    },
  };
};

/** Takes the files of a release off its origin, as a release that cleans up would. */
export const takeOff = ({ id, name }: Built): void => {
  rmSync(path.join(repository, id, 'dist/site', name), { recursive: true });
};

/** Puts them back. */
export const bringBack = ({ id, folder, name }: Built): void => {
  cpSync(folder, path.join(repository, id, 'dist/site', name), { recursive: true });
};
