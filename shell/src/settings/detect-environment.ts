import {
  brands,
  environmentAt,
  parsePortalSettings,
  type Brand,
  type Mode,
} from 'shared/settings/portal-settings';
import { parseSettings, type Settings } from 'shared/settings/public-settings';

/** The parts of `window.location` that determine the environment. */
export interface PageAddress {
  readonly hostname: string;
  readonly origin: string;
}

export interface Environment {
  readonly mode: Mode;
  readonly brand: Brand;
  /** Origins that remotes may come from, besides the page's own. */
  readonly remoteOrigins: readonly string[];
  readonly settings: Settings;
}

const notDetected = 'Public environment variables could not be loaded. Environment was not detected.';

/** In pre-production the redirect returns to the page's own origin, so that every preview can sign in (ENV-005). */
const comingBackTo = (origin: string, settings: Settings): Settings => ({
  ...settings,
  auth: { ...settings.auth, authServerRedirectUri: `${origin}/` },
});

/**
 * Finds mode and settings for the page's address in the settings that the origin provides (ENV-001).
 *
 * Throws when no environment has the host (ENV-007), or when the settings are invalid.
 */
export const detectEnvironment = (
  { hostname, origin }: PageAddress,
  portalSettings: unknown,
): Environment => {
  const found = environmentAt(parsePortalSettings(portalSettings), hostname);
  if (!found) throw new Error(notDetected);
  const { mode, brand = brands[0], remoteOrigins = [] } = found;
  const settings = parseSettings(found.settings);
  return {
    mode,
    brand,
    remoteOrigins,
    settings: mode === 'preproduction' ? comingBackTo(origin, settings) : settings,
  };
};
