import path from 'node:path';

/** The registry of remotes, read by the shell's origin on every request for it. */
export const registryFile = (dataFolder: string): string => path.join(dataFolder, 'remotes.json');
