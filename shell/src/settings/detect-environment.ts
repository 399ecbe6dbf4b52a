import { localHosts, previewHost, preproductionHosts, productionHosts } from './address-patterns.ts';
import { preproductionSettings, productionSettings } from './hosted-settings.ts';
import { localSettings, type ToggleProtocol } from './local-settings.ts';
import { parseSettings, type Settings } from './settings.ts';

const localModes = ['development', 'test', 'end-to-end', 'offline'] as const;

/** ENV-009: the modes that rules refer to. */
export type Mode = 'production' | 'preproduction' | (typeof localModes)[number];

/** The parts of `window.location` that tell where the page is. */
export interface PageAddress {
  readonly hostname: string;
  readonly origin: string;
}

export interface Environment {
  readonly mode: Mode;
  readonly settings: Settings;
}

/** What the page itself says of where it runs, as data attributes of the html element. Counts on this machine only. */
export interface Declared {
  /** `data-portal-mode`; left out it is development. */
  readonly mode?: string | undefined;
  /** `data-portal-toggles`; left out, and with any word but `ws`, it is http. */
  readonly toggles?: string | undefined;
}

const toggleProtocols: readonly ToggleProtocol[] = ['http', 'ws'];

const notDetected = 'Public environment variables could not be loaded. Environment was not detected.';

const matches = (patterns: readonly RegExp[], host: string): boolean =>
  patterns.some(pattern => pattern.test(host));

/** In pre-production the redirect comes back to the page's own origin, so that every preview can sign in (ENV-005). */
const preproductionAt = (origin: string): Settings => ({
  ...preproductionSettings,
  auth: { ...preproductionSettings.auth, authServerRedirectUri: `${origin}/` },
});

/**
 * Finds mode and settings from the page's address (ENV-001), and on this machine from what the page declares.
 *
 * Throws when no pattern and no local mode matches (ENV-007), or when the settings are not valid.
 */
export const detectEnvironment = (address: PageAddress, declared: Declared = {}): Environment => {
  const { hostname, origin } = address;
  if (matches(productionHosts, hostname))
    return { mode: 'production', settings: parseSettings(productionSettings) };
  if (matches(preproductionHosts, hostname) || previewHost.test(hostname))
    return { mode: 'preproduction', settings: parseSettings(preproductionAt(origin)) };
  const mode = localModes.find(each => each === (declared.mode ?? 'development'));
  if (!localHosts.includes(hostname) || mode === undefined) throw new Error(notDetected);
  const protocol = toggleProtocols.find(each => each === declared.toggles);
  return { mode, settings: parseSettings(localSettings(origin, protocol)) };
};
