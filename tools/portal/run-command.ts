import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Runs a command's main function. A {@link UserFacingError} becomes its one sentence on stderr and exit status 1;
 * anything else that is thrown is a fault of the tools and keeps its stack.
 */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read along, such as `head`, has gone: what is left to do is done, and the exit status still tells.
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
