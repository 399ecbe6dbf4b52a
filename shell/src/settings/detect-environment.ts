import {
  brands,
  environmentAt,
  parsePortalSettings,
  type Brand,
  type Mode,
} from 'shared/settings/portal-settings';
import { parseSettings, type Settings } from 'shared/settings/public-settings';

/** The parts of `window.location` that tell where the page is. */
export interface PageAddress {
  readonly hostname: string;
  readonly origin: string;
}

export interface Environment {
  readonly mode: Mode;
  readonly brand: Brand;
  /** Where remotes may come from, beside the page's own origin. */
  readonly remoteOrigins: readonly string[];
  readonly settings: Settings;
}

const notDetected = 'Public environment variables could not be loaded. Environment was not detected.';

/** In pre-production the redirect comes back to the page's own origin, so that every preview can sign in (ENV-005). */
const comingBackTo = (origin: string, settings: Settings): Settings => ({
  ...settings,
  auth: { ...settings.auth, authServerRedirectUri: `${origin}/` },
});

/**
 * Finds mode and settings by the page's address in what the origin says of its hosts (ENV-001).
 *
 * Throws when no environment has the host (ENV-007), or when what was said is not valid.
 */
export const detectEnvironment = ({ hostname, origin }: PageAddress, told: unknown): Environment => {
  const found = environmentAt(parsePortalSettings(told), hostname);
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
