import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { cannotWrite } from './cannot-write.ts';
import { codeOf } from './error-code.ts';
import { isHeld, keepFresh, parseHolder, thisProcess } from './lock-holder.ts';
import { makeFolder } from './make-folder.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Locks held by this very process: its own number on file proves nothing after a restart. */
const heldHere = new Set<string>();

/** So often others may be first at taking over a stale lock. One that is there after that, nobody can remove. */
const maxTries = 100;

/**
 * Takes the data folder for this process, so that no second platform opens the same embedded
 * database. The lock of a process that has died (also by kill -9) is taken over.
 *
 * @param lockName the lock's file name: the start command takes one of its own before the platform runs
 * @returns gives the folder back
 * @throws UserFacingError when another running platform has it, or when it cannot be written
 */
export function lockDataFolder(dataDir: string, lockName = 'platform.lock'): () => void {
  const folder = resolve(dataDir);
  const lockFile = join(folder, lockName);
  if (heldHere.has(lockFile)) throw inUse(folder, process.pid);
  const own = writeOwnLock(folder);
  try {
    for (let tries = 1; !tryLink(own.file, lockFile); tries += 1) {
      if (tries > maxTries) throw inTheWay(lockFile);
      const found = readLock(lockFile);
      const holder = parseHolder(found);
      if (holder && isHeld(lockFile, holder)) throw inUse(folder, holder.pid);
      if (found !== undefined) removeStaleLock(lockFile, found);
    }
  } finally {
    rmSync(own.file, { force: true });
  }
  heldHere.add(lockFile);
  const isOwn = () => readLock(lockFile) === own.text;
  const stopKeeping = keepFresh(lockFile, isOwn);
  return () => {
    stopKeeping();
    heldHere.delete(lockFile);
    if (isOwn()) rmSync(lockFile, { force: true });
  };
}

function inUse(folder: string, pid: number): UserFacingError {
  return new UserFacingError(
    `The data folder ${folder} is in use by another running portal (process ${pid}): stop that one, or set PORTAL_DATA_DIR to another folder.`,
  );
}

function inTheWay(lockFile: string): UserFacingError {
  return new UserFacingError(
    `The lock ${lockFile} of a portal that does not run cannot be removed: remove it by hand, or set PORTAL_DATA_DIR to another folder.`,
  );
}

function writeOwnLock(folder: string): { file: string; text: string } {
  const text = JSON.stringify(thisProcess());
  const file = join(folder, `platform.lock.${randomUUID()}`);
  try {
    makeFolder(folder);
    writeFileSync(file, text);
  } catch (error) {
    // A full disk takes the file's name, and not what is in it.
    if (existsSync(file)) rmSync(file);
    throw cannotWrite(folder, error);
  }
  return { file, text };
}

/** Creating a hard link is atomic, and the file is whole at once: of two processes that try, one succeeds. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) return tryCopy(from, to);
    throw error;
  }
}

/** For file systems without hard links. */
function tryCopy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readLock(lockFile: string): string | undefined {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves the stale lock aside, and puts it back if another process had renewed it meanwhile. */
function removeStaleLock(lockFile: string, stale: string): void {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== stale) tryLink(aside, lockFile);
  rmSync(aside, { force: true });
}
