import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Replaces recursive `mkdirSync`, which never returns if an
 * existing folder refuses new entries, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return;
    const above = dirname(folder);
    const isMissingAbove =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' && !isFolder(above);
    if (!isMissingAbove) throw error;
    makeFolder(above);
    makeFolder(folder);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
