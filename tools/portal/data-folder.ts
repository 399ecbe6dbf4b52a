import path from 'node:path';

/** The registry of remotes, read by the shell's origin on every request for it. */
export const registryFile = (dataFolder: string): string => path.join(dataFolder, 'remotes.json');

/** The process ids of the running portal by name, as JSON; there while it runs, so that one part can be stopped alone. */
export const processesFile = (dataFolder: string): string => path.join(dataFolder, 'processes.json');
