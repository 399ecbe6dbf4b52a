/** The one way in which commands read what stands behind their names. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Parses the command line; see `node:util`'s `parseArgs` for the configuration and the answer. What it does not take is
 * a UserFacingError with `usage`, the sentence that says what it does take.
 */
export const readArguments = <Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UserFacingError(usage, { cause });
  }
};

/** For a command that takes nothing: a word behind its name is a UserFacingError, for it would be taken for granted. */
export const refuseArguments = (command: string): void => {
  readArguments(`${command} takes no arguments.`, {});
};
