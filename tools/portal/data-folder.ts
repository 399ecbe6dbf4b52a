import path from 'node:path';

/** The registry of remotes; the shell's origin reads it on every request for it. */
export const registryFile = (dataFolder: string): string => path.join(dataFolder, 'remotes.json');

/**
 * The process ids of the running portal by name, as JSON; exists while the portal runs, so that one process can be
 * stopped alone.
 */
export const processesFile = (dataFolder: string): string => path.join(dataFolder, 'processes.json');
