import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, where they are missing. `mkdirSync` does so as well, but never ends where nothing can
 * be made in a folder that is there, as in `/proc`.
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
