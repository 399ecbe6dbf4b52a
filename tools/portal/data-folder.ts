import path from 'node:path';
import { repositoryRoot } from './front-ends.ts';

/** `PORTAL_DATA_DIR` as an absolute path; not set means `.data` in the repository. */
export const dataFolderFrom = (value: string | undefined): string =>
  path.resolve(repositoryRoot, value === undefined || value === '' ? '.data' : value);

/** The registry of remotes, read by the shell's origin on every request for it. */
export const registryFile = (dataFolder: string): string => path.join(dataFolder, 'remotes.json');
