import { resolve } from 'node:path';
import { diskIsFull } from 'shared/node/cannot-write';
import { UserFacingError } from 'shared/node/user-facing-error';

/** Error code for a full disk in the embedded database's file system (WASI). */
const noSpaceLeft = 51;

/** Turns an error on opening the embedded database into a message for the person who can fix it. */
export function explainEmbedded(error: unknown, dataDir: string): unknown {
  if (error instanceof UserFacingError) return error;
  const isFull = error instanceof Object && 'errno' in error && error.errno === noSpaceLeft;
  if (isFull) return diskIsFull(dataDir, error);
  return new UserFacingError(
    `The database in the data folder ${resolve(dataDir)} cannot be opened (${error instanceof Error ? error.message : String(error)}): delete the folder to begin with the demo data, or set PORTAL_DATA_DIR to another one.`,
    { cause: error },
  );
}
