/** The script that every page begins with: it signs in, and fetches the application if anything will be rendered. */
import { takeLinkToken } from './link-token/link-token.ts';
import { readInlinedSettings } from './settings/inlined-settings.ts';
import { startEarly } from './startup/early-start.ts';
import { applicationOf } from './startup/fetch-application.ts';

// Before anything reads the address: start-up makes calls and logs.
takeLinkToken();

/** For the application, which continues from it and reports its failure. */
export const earlyStart = startEarly({
  address: window.location,
  readSettings: () => readInlinedSettings(document),
  fetchApplication: applicationOf(document),
});
earlyStart.catch(() => undefined);
