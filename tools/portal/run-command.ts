import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Runs a command's main function. A {@link UserFacingError} becomes its one sentence on stderr and exit status 1; any
 * other error is a bug in the tools and keeps its stack.
 */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output, such as `head`, has gone (EPIPE): the command still finishes, and the exit status
    // stays correct.
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
