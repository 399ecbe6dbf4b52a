/** The portal's settings for real hosts, as passed to a server process. */
import { readFileSync } from 'node:fs';
import { checkPortalSettings, type CheckedPortalSettings } from '../settings/portal-settings.ts';
import { UserFacingError } from './user-facing-error.ts';

const textOf = (text: string): string => {
  if (text.startsWith('{')) return text;
  try {
    return readFileSync(text, 'utf8');
  } catch (cause) {
    throw new UserFacingError(
      `PORTAL_SETTINGS is '${text}', but has to be a file that can be read, or the settings themselves as JSON.`,
      { cause },
    );
  }
};

/**
 * Reads `PORTAL_SETTINGS`: the path of `settings.json`, or its content. Undefined if not set: local
 * addresses.
 *
 * @throws UserFacingError with one sentence if anything in it is invalid
 */
export const readPortalSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): CheckedPortalSettings | undefined => {
  const given = environment['PORTAL_SETTINGS']?.trim() ?? '';
  if (given === '') return undefined;
  const text = textOf(given);
  try {
    return checkPortalSettings(JSON.parse(text));
  } catch (cause) {
    throw new UserFacingError(`PORTAL_SETTINGS cannot be used: ${(cause as Error).message}`, { cause });
  }
};
