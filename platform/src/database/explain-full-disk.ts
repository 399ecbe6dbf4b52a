import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Turns a disk-full error of either database into a message for the person who can free space; returns other errors
 * unchanged.
 */
export function explainFullDisk(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === '53100';
  if (!isFull) return error;
  return new UserFacingError(
    `The disk of the database is full (${error.message}): make room, or choose another place by PORTAL_DATA_DIR or DATABASE_URL.`,
    { cause: error },
  );
}
