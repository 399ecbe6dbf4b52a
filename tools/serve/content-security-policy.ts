/** What browsers are told to refuse: by the shell's page, and by everything that is never a page. */
import type { CheckedPortalSettings } from 'shared/settings/portal-settings';

/**
 * Names of the Trusted Types policies that may exist on the page, each once. Webpack makes one to load the shell's own
 * chunks, the shell makes one for all scripts of remotes; no other code can turn a string into a script address.
 */
const trustedTypesPolicies = ['portal#webpack', 'portal#remotes'] as const;

/**
 * Hashes of the two style elements that react-aria writes, always with the same content. An inline style that is
 * not on this list does not apply. A new version of the library may change them: the browser suite then fails with
 * the new hash in the report.
 */
const knownInlineStyles = [
  // How a finger moves on what can be pressed.
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  // Holds the page still behind a dialog, on iOS.
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

export type Environment = CheckedPortalSettings['environments'][number];

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).origin;

/** Whichever protocol the toggle server speaks, it streams by the one and is asked by the other. */
const bothSchemes = (address: string): string[] => {
  const { protocol, host } = new URL(address);
  const secure = protocol === 'https:' || protocol === 'wss:' ? 's' : '';
  return [`http${secure}://${host}`, `ws${secure}://${host}`];
};

/** The origins that a page of this environment has to do with; none where the host is no environment. */
const originsOf = (environment: Environment | undefined) => {
  const { remoteOrigins = [], paymentOrigins = [], settings } = environment ?? {};
  const toggles = settings?.featureToggleService;
  return {
    remotes: remoteOrigins,
    payments: distinct([originOf(settings?.cardPaymentUrl), ...paymentOrigins]),
    identity: distinct([originOf(settings?.auth.authServerEndpoint)]),
    api: distinct([originOf(settings?.backendApiUrl)]),
    toggles: toggles
      ? distinct([
          ...bothSchemes(toggles.streamingUri),
          originOf(toggles.baseUri),
          originOf(toggles.eventsUri),
        ])
      : [],
    collector: distinct([originOf(settings?.logging.proxy)]),
  };
};

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Policy of the shell's page at a host of this environment: scripts from the portal's own origins only, no inline code,
 * no eval. At a host of none the page is there to say so, and reaches nothing.
 */
const pagePolicy = (environment: Environment | undefined): string => {
  const origins = originsOf(environment);
  const front = ["'self'", ...origins.remotes];
  return policy({
    'default-src': ["'none'"],
    'script-src': front,
    'style-src': [...front, ...knownInlineStyles.map(hash => `'${hash}'`)],
    'img-src': ["'self'", 'data:', ...origins.remotes, ...origins.payments],
    'font-src': front,
    'connect-src': [
      "'self'",
      ...origins.remotes,
      ...origins.identity,
      ...origins.api,
      ...origins.toggles,
      ...origins.collector,
      ...origins.payments,
    ],
    // Card numbers are typed into frames of the provider's, out of the page's reach.
    'frame-src': origins.payments.length > 0 ? origins.payments : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...origins.identity],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
    ...(origins.collector.length > 0 ? { 'report-uri': origins.collector.map(each => `${each}/csp`) } : {}),
  });
};

/** Where anything may be loaded for a try, a script need not have a hash. */
const refusesWithoutHash = (environment: Environment | undefined): boolean =>
  environment === undefined || !(environment.settings.remotesMayBeTried ?? environment.mode !== 'production');

interface PagePolicies {
  readonly 'content-security-policy': string;
  /** Left out where a script without a hash may run. */
  readonly 'integrity-policy'?: string;
}

/** The headers of the shell's page at a host of this environment that say what may run in it. */
export const pagePolicies = (environment: Environment | undefined): PagePolicies => ({
  'content-security-policy': pagePolicy(environment),
  ...(refusesWithoutHash(environment) ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
});

/** Policy of scripts, styles and every other answer that must never act as a page of its own. */
export const assetPolicy: string = policy({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
