import { resolve } from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';

/** As the embedded database’s file system says that the disk is full (WASI). */
const noSpaceLeft = 51;

/** Words what keeps the embedded database from opening for the person who can mend it. */
export function explainEmbedded(error: unknown, dataDir: string): unknown {
  if (error instanceof UserFacingError) return error;
  const folder = resolve(dataDir);
  const isFull = error instanceof Object && 'errno' in error && error.errno === noSpaceLeft;
  return new UserFacingError(
    isFull
      ? `The disk of the data folder ${folder} is full: make room, or set PORTAL_DATA_DIR to another folder.`
      : `The database in the data folder ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}): delete the folder to begin with the demo data, or set PORTAL_DATA_DIR to another one.`,
    { cause: error },
  );
}
