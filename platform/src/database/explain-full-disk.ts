import { UserFacingError } from 'shared/node/user-facing-error';

/** Words a full disk for the person who can make room, as either kind of database tells of it while it writes; anything else stays as it is. */
export function explainFullDisk(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === '53100';
  if (!isFull) return error;
  return new UserFacingError(
    `The disk of the database is full (${error.message}): make room, or choose another place by PORTAL_DATA_DIR or DATABASE_URL.`,
    { cause: error },
  );
}
