/** The one way in which commands read what stands behind their names. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserFacingError } from 'shared/node/user-facing-error';

/** Names the option that stands without a value, or before one that looks like an option: `--steps -1`. */
const withoutValue = ({ message }: Error): string | undefined =>
  /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];

/**
 * Parses the command line; see `node:util`'s `parseArgs` for the configuration and the answer. What it does not take is
 * a UserFacingError: that an option has no value, else `usage`, the sentence that says what the command takes.
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

/** For a command that takes nothing: a word behind its name is a UserFacingError, for it would be taken for granted. */
export const refuseArguments = (command: string): void => {
  readArguments(`${command} takes no arguments.`, {});
};
