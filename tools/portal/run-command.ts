import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Runs a command's main function. A {@link UserFacingError} becomes its one sentence on stderr and exit status 1;
 * anything else that is thrown is a fault of the tools and keeps its stack.
 */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
