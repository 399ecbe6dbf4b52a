/** Releases to the portal under test with the command that teams use. */
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

/** Runs `npm run release -- …`. */
export const release = async (...words: string[]): Promise<void> => {
  await run(process.execPath, ['tools/release/release.ts', ...words], {
    cwd: repository,
    env: { ...process.env, PORTAL_DATA_DIR: dataFolder },
  });
};

/** An unpublished build, in a folder outside all origins. */
export interface Built {
  readonly id: RemoteId;
  readonly folder: string;
  /** Name among its remote's releases. */
  readonly name: string;
}

/** Creates builds to publish; deletes their files and all records of them when it is closed. */
export const openReleasing = () => {
  const builds = mkdtempSync(path.join(tmpdir(), 'portal-builds-'));
  const before = new Map<RemoteId, { current: string; release: Release }>();
  const written: [RemoteId, Release][] = [];
  const currentFile = (id: RemoteId): string => path.join(repository, id, 'dist/current.json');

  return {
    /** Copies the current release under another build id, with the changes of `edit`. */
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
    /** Restores what the portal's next start runs: releases published here are only for the test. */
    restoreCurrent: (): void => {
      for (const [id, { current }] of before) writeFileSync(currentFile(id), current);
    },
    close: (): void => {
      for (const [id, release] of written) removeRelease(id, release);
      rmSync(builds, { recursive: true });
    },
  };
};

/** Deletes a release's files from its origin, as a clean-up would. */
export const takeOff = ({ id, name }: Built): void => {
  rmSync(path.join(repository, id, 'dist/site', name), { recursive: true });
};

/** Restores them. */
export const bringBack = ({ id, folder, name }: Built): void => {
  cpSync(folder, path.join(repository, id, 'dist/site', name), { recursive: true });
};
