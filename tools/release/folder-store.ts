import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from 'shared/node/data-folder-lock';
import { codeOf } from 'shared/node/error-code';
import { makeFolder } from 'shared/node/make-folder';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { ReleaseStore } from './release-store.ts';

const etagOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const cannotWrite = (folder: string, cause: unknown): UserFacingError =>
  new UserFacingError(
    `${folder} cannot be written (${codeOf(cause) || 'unknown reason'}): see to its permissions and to the room on its disk.`,
    { cause },
  );

/** Readers see the old file or the new one; a process that dies in between leaves a draft and the old file. */
const putInPlace = async (file: string, content: Buffer): Promise<void> => {
  const draft = `${file}.${String(process.pid)}.draft`;
  try {
    makeFolder(path.dirname(file));
    await writeFile(draft, content, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw cannotWrite(path.dirname(file), error);
  }
  // Sync the folder as well, so that the new name is on disk. Not every system can open a folder for that.
  if (process.platform === 'win32') return;
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

const removeDrafts = (file: string): void => {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${path.basename(file)}.`) && name.endsWith('.draft'))
      rmSync(path.join(folder, name), { force: true });
};

const contentOf = async (file: string): Promise<Buffer | undefined> =>
  existsSync(file) ? await readFile(file) : undefined;

/** Returns undefined when another process holds the lock; takes over the lock of a process that has died. */
const lock = (folder: string): (() => void) | undefined => {
  try {
    return lockDataFolder(folder, 'release.lock');
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    // Only a write failure has a cause.
    if (error.cause !== undefined) throw cannotWrite(folder, error.cause);
    return undefined;
  }
};

/** A release store in folders. `pathOf` maps each key to a path; by default it is below `root`. */
export const folderStore = (
  root: string,
  pathOf: (key: string) => string = key => path.join(root, key),
): ReleaseStore => ({
  name: root,
  servesCompressed: true,
  read: async key => {
    const content = await contentOf(pathOf(key));
    return content && { content, etag: etagOf(content) };
  },
  write: async (key, content) => {
    await putInPlace(pathOf(key), content);
  },
  list: prefix => {
    const folder = pathOf(prefix);
    if (!existsSync(folder)) return Promise.resolve([]);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile());
    return Promise.resolve(
      files.map(each =>
        `${prefix}${path.relative(folder, path.join(each.parentPath, each.name))}`.replaceAll('\\', '/'),
      ),
    );
  },
  replace: async (key, content, expected) => {
    const file = pathOf(key);
    const folder = path.dirname(file);
    const unlock = lock(folder);
    if (!unlock) return false;
    try {
      const present = await contentOf(file);
      if ((present && etagOf(present)) !== expected) return false;
      removeDrafts(file);
      await putInPlace(file, content);
      return true;
    } finally {
      unlock();
    }
  },
});
