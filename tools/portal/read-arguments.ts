/** Shared argument parsing of all commands. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserFacingError } from 'shared/node/user-facing-error';

/** Finds an option without a value, or one followed by something that looks like an option: `--steps -1`. */
const withoutValue = ({ message }: Error): string | undefined =>
  /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];

/**
 * Parses the command line; see `node:util`'s `parseArgs` for configuration and result. Invalid arguments are a
 * UserFacingError: that an option has no value, else `usage`, a sentence that says what the command takes.
 */
export const readArguments = <Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (cause) {
    const option = cause instanceof Error ? withoutValue(cause) : undefined;
    throw new UserFacingError(
      option === undefined
        ? usage
        : `${option} needs a value behind it, one that does not begin with a hyphen.`,
      { cause },
    );
  }
};

/** For a command without arguments: any argument is a UserFacingError, since it would be silently ignored. */
export const refuseArguments = (command: string): void => {
  readArguments(`${command} takes no arguments.`, {});
};
