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

/**
 * Locks held by this process itself: after a restart, finding its own process id in a file proves nothing.
 */
const heldHere = new Set<string>();

/**
 * How often other processes may win the race for a stale lock. A lock that still exists after that cannot be
 * removed.
 */
const maxTries = 100;

/**
 * Locks the data folder for this process, so that no second platform opens the same embedded database. Takes
 * over the lock of a dead process (also after kill -9).
 *
 * @param lockName file name of the lock: the start command takes its own before the platform runs
 * @returns releases the lock
 * @throws UserFacingError if another running platform holds it, or if it cannot be written
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
    // A full disk may create the file without its content.
    if (existsSync(file)) rmSync(file);
    throw cannotWrite(folder, error);
  }
  return { file, text };
}

/**
 * Creating a hard link is atomic and the file is complete at once: of two competing processes one succeeds.
 */
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

/** Fallback for file systems without hard links. */
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

/** Moves the stale lock aside, and restores it if another process renewed it in the meantime. */
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
