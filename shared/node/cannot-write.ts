import { resolve } from 'node:path';
import { codeOf } from './error-code.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Error message for a file that cannot be written below the data folder, for the person who can fix it. */
export function cannotWrite(dataDir: string, error: unknown): UserFacingError {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull(dataDir, error);
  return new UserFacingError(
    `The data folder ${resolve(dataDir)} cannot be written (${code || 'unknown reason'}): check its permissions, or set PORTAL_DATA_DIR to another folder.`,
    { cause: error },
  );
}

export function diskIsFull(dataDir: string, cause: unknown): UserFacingError {
  return new UserFacingError(
    `The disk of the data folder ${resolve(dataDir)} is full: make room, or set PORTAL_DATA_DIR to another folder.`,
    { cause },
  );
}
